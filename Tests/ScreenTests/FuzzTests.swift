import Testing

@testable import DecoderFuzz

@Test(arguments: UInt64(1)...4)
func `no bytes crash the decoder or leave it stuck`(_ seed: UInt64) {
  #expect(fuzzKeyDecoder(bytes: 50_000, seed: seed).stuck == nil)
}
