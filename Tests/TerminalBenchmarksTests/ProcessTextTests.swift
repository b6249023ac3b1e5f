import Testing

@testable import TerminalBenchmarks

@Suite struct ProcessTextTests {
  private let status = """
    Name:\tless
    VmPeak:\t    7112 kB
    VmHWM:\t    3984 kB
    Threads:\t1
    voluntary_ctxt_switches:\t12
    nonvoluntary_ctxt_switches:\t3
    """

  @Test(
    arguments: [
      ("VmHWM", 3_984), ("Threads", 1), ("voluntary_ctxt_switches", 12),
      ("nonvoluntary_ctxt_switches", 3), ("Name", nil), ("Vm", nil), ("Pss", nil),
    ] as [(String, Int?)])
  func `a number stands behind its whole name`(_ name: String, _ number: Int?) {
    #expect(ProcessText.number(name, in: status) == number)
  }

  @Test(
    arguments: [
      ("41 (less) S 40 41", "S"), ("41 (a) R (b) c) R 40", "R"), ("41", nil), ("41 (less)", nil),
    ] as [(String, Character?)])
  func `a state stands behind the name, whatever the name`(_ stat: String, _ state: Character?) {
    #expect(ProcessText.state(in: stat) == state)
  }

  @Test func `the time on a processor comes first`() {
    #expect(ProcessText.nanoseconds(in: "1203400 5600 7\n") == 1_203_400)
    #expect(ProcessText.nanoseconds(in: "") == nil)
  }

  @Test func `a program’s files are itself and its libraries, each once`() {
    let maps = """
      5570-5580 r--p 00000000 fe:00 11 /usr/bin/less
      5580-5590 r-xp 00010000 fe:00 11 /usr/bin/less
      5590-5600 rw-p 00000000 00:00 0 [heap]
      7f00-7f10 r--p 00000000 fe:00 12 /usr/lib/locale/C.utf8/LC_CTYPE
      7f10-7f20 r-xp 00000000 fe:00 13 /usr/lib/libtinfo.so.6.4
      7f20-7f30 r-xp 00000000 fe:00 14 /usr/lib/mc/plugin.so
      7f30-7f40 rw-p 00000000 00:00 0
      """
    #expect(
      ProcessText.programFiles(in: maps, of: "/usr/bin/less") == [
        "/usr/bin/less", "/usr/lib/libtinfo.so.6.4", "/usr/lib/mc/plugin.so",
      ])
  }
}
