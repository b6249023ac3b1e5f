import Testing

@testable import JSON

@Suite struct PositionTests {
  @Test func `every value and key knows its line and column`() throws {
    let document = "[\"é😀\", {\n\t\"key\": [true,\r\n null]}]"
    let bytes = Array(document.utf8)
    let positions = JSONLineIndex(bytes)
    let array = try #require(try JSONReader.read(bytes).array)
    let member = try #require(array[1].object?.members.first)
    let inner = try #require(member.value.array)
    #expect(place(array[0].offset, positions) == [1, 2])
    #expect(place(array[1].offset, positions) == [1, 8])
    #expect(place(member.offset, positions) == [2, 2])
    #expect(place(member.value.offset, positions) == [2, 9])
    #expect(place(inner[0].offset, positions) == [2, 10])
    #expect(place(inner[1].offset, positions) == [3, 2])
  }

  @Test func `far positions agree with counting from the start`() {
    let text = (0..<60).map { "line \($0) é😀\n" }.joined() + String(repeating: "ü", count: 1200)
    let bytes = Array(text.utf8)
    let positions = JSONLineIndex(bytes)
    for offset in stride(from: 0, through: bytes.count, by: 3) {
      #expect(positions[UInt32(offset)] == JSONPosition(of: offset, in: bytes))
    }
    #expect(positions[.max] == JSONPosition(of: bytes.count, in: bytes))
    #expect(JSONLineIndex([])[0] == JSONPosition(of: 0, in: []))
  }

  private func place(_ offset: UInt32, _ positions: JSONLineIndex) -> [Int] {
    [positions[offset].line, positions[offset].column]
  }
}
