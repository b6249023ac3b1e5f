import Foundation

/// What kind of machine this is, as Linux tells it; its own name is left out.
struct Machine {
  let processors: Int
  let model: String
  let memory: Int
  let kernel: String
  let system: String
  let load: String

  init(
    cpuinfo: String, meminfo: String, kernel: String, osRelease: String, loadavg: String
  ) {
    let models = cpuinfo.split(separator: "\n").filter { $0.hasPrefix("model name") }
    processors = models.count
    model = models.first.map { Self.value(in: $0, after: ":") } ?? "unknown processor"
    memory = ((ProcessText.number("MemTotal", in: meminfo) ?? 0) + (1 << 19)) >> 20
    self.kernel = kernel.prefix { $0.isNumber || $0 == "." }.description
    let name = osRelease.split(separator: "\n").first { $0.hasPrefix("PRETTY_NAME=") }
    system = name.map { Self.value(in: $0, after: "=") } ?? "unknown system"
    load = loadavg.split(separator: " ").first.map(String.init) ?? "unknown"
  }

  /// This one, now.
  static var current: Machine {
    func read(_ path: String) -> String {
      (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    }
    return Machine(
      cpuinfo: read("/proc/cpuinfo"), meminfo: read("/proc/meminfo"),
      kernel: read("/proc/sys/kernel/osrelease"), osRelease: read("/etc/os-release"),
      loadavg: read("/proc/loadavg"))
  }

  var text: String {
    "\(processors) × \(model), \(memory) GB, Linux \(kernel), \(system); load \(load) at the start"
  }

  private static func value(in line: Substring, after mark: Character) -> String {
    let value = line.drop { $0 != mark }.dropFirst()
    return value.filter { $0 != "\"" }.trimmingCharacters(in: .whitespaces)
  }
}
