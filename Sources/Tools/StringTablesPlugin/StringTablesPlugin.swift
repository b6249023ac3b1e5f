import Foundation
import PackagePlugin

/// Makes `L10n` from the string tables. A new or deleted table asks for `touch Package.swift`.
@main struct StringTablesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folders = ["en", "fr"].map {
      context.package.directoryURL.appending(path: "Localization/\($0).lproj")
    }
    let tables = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
        .filter { $0.hasSuffix(".strings") }.map { folder.appending(path: $0) }
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "L10n.swift")
    return [
      .buildCommand(
        displayName: "Reading the string tables",
        executable: try context.tool(named: "StringTablesTool").url,
        arguments: ([output] + tables).map(path) + ["--folders"] + folders.map(path),
        inputFiles: folders + tables, outputFiles: [output])
    ]
  }

  private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}
