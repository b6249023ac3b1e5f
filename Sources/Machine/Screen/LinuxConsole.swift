/// Whether a value of TERM names the Linux console, or GNU screen on it.
func isLinuxConsole(_ terminal: String) -> Bool {
  terminal == "linux" || terminal.hasPrefix("linux-") || terminal == "screen.linux"
}
