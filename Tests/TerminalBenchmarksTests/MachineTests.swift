import Testing

@testable import TerminalBenchmarks

@Suite struct MachineTests {
  @Test func `a machine is told by its kind, without its name`() {
    let machine = Machine(
      cpuinfo: "processor\t: 0\nmodel name\t: Quick 9\n\nprocessor\t: 1\nmodel name\t: Quick 9\n",
      meminfo: "MemTotal:       16235512 kB\nMemFree: 1 kB\n", kernel: "6.1.0-9-amd64\n",
      osRelease: "NAME=\"Debian\"\nPRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\n",
      loadavg: "0.03 0.10 0.20 1/99 4242\n")
    #expect(
      machine.text
        == "2 × Quick 9, 15 GB, Linux 6.1.0, Debian GNU/Linux 12 (bookworm); load 0.03 at the start"
    )
  }

  @Test func `what a system does not tell is unknown`() {
    let machine = Machine(cpuinfo: "", meminfo: "", kernel: "", osRelease: "", loadavg: "")
    #expect(machine.processors == 0)
    #expect(machine.model == "unknown processor")
    #expect(machine.system == "unknown system")
  }
}
