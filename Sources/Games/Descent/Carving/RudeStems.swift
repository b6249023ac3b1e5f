/// Letters that shall not stand in stone, in either language and either direction. They are kept thirteen
/// letters on, so that reading this file is no pain.
package enum RudeStems {
  /// Not anywhere in a string.
  private static let english = [
    "ahqr-anmv-arteb-avtt-betl-cbbc-cbea-cevpx-chffl-chor-chxr-cnxv-cravf-crqb-cvff-cvzc-dhvz",
    "encr-encvfg-ergneq-erpghz-fabg-fbqbz-fchax-fcnm-fcrez-fcvp-fhvpvq-fphz-frk-frzra-fuvg",
    "fxnax-fyhg-fynt-gbffre-genaal-genzc-gheq-gjng-gvgf-gvggl-ibzvg-intva-jbt-jnax-jrapu-juber",
    "nahf-nany-nefr-obare-obbo-obyyb-ohttre-onfgneq-orfgvn-ovgpu-pbba-pbpx-penc-phag-puvax-qhzc",
    "qlxr-qnza-qvpx-qvyqb-shpx-sneg-sntt-srprf-tbbx-tlcb-ubbxre-ubzb-uhffl-uvgyre-vaprfg-vqvbg",
    "wvmm-xvxr-xxx-yrfo-zbeba-zbyrfg-zhss-zvatr",
  ]

  private static let french = [
    "agz-anmv-arter-avdh-avone-avpuba-beqher-betnf-cbeab-cbhs-cbhss-cbhsvn-cebhg-chgnva-chgr",
    "cravf-crgnff-crqr-cunyyh-cvar-cvcv-cvffr-dhrhr-fbqbz-fcrez-fhpr-fnybc-fnynhq-fnyrgr-frkr",
    "gbpneq-gevfb-gncrgg-gneybh-grch-grho-ihyir-intva-iretr-lbhcva-mbo-mvmv-nahf-nggneq-noehgv",
    "obeqry-obhssba-obhta-oenay-ohear-ongneq-onvfr-ovggr-ovgr-ovpbg-pbaane-pbaanf-pbaar-pbhvy",
    "pebgg-pngva-pnpn-punggr-puvraa-puvre-pybqb-qrovy-raphy-rasbve-rwnphy-sbhge-sbhgh-sqc-srffr",
    "svbgg-tbhvar-tbtby-tebtan-thrhy-tnepr-tynaq-ybcrgg-zbatby-zreqr",
  ]

  /// Not at either end of a string.
  private static let atEnds = ["cq-gvg-jbc-nff-ohz-pba-phy-phz-snt-ubr"]

  private static let anywhereStems = Set(stems(english) + stems(french))
  private static let endStems = Set(stems(atEnds))
  private static let longest = 8

  /// How many stems of a language are looked for.
  package static var counts: [Int] { [stems(english).count, stems(french).count] }

  /// Whether the letters hold one of them, read from either end.
  package static func isRude(_ letters: Letters) -> Bool {
    isRudeForwards(letters.bytes) || isRudeForwards(letters.reversed.bytes)
  }

  private static func isRudeForwards(_ bytes: [UInt8]) -> Bool {
    for start in bytes.indices {
      var stem: UInt64 = 0
      for byte in bytes[start...].prefix(longest) {
        stem = stem << 8 | UInt64(byte)
        if anywhereStems.contains(stem) || start == 0 && endStems.contains(stem) { return true }
      }
    }
    return false
  }
}

/// Each stem thirteen letters back, in capitals, in the bytes of one number: of at most 8 letters.
private func stems(_ rows: [String]) -> [UInt64] {
  rows.flatMap { $0.split(separator: "-") }.map { stem in
    stem.utf8.reduce(UInt64(0)) { $0 << 8 | UInt64(($1 - 0x61 + 13) % 26 + 0x41) }
  }
}
