import Foundation
import PackagePlugin

/// Makes `Language` and `L10n` from the string tables. A new or deleted table or folder asks for
/// `touch Package.swift`.
@main struct StringTablesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL.appending(path: "Localization")
    let folders = try files(in: root, named: ".lproj")
    let tables = try folders.flatMap { try files(in: $0, named: ".strings") }
    let output = context.pluginWorkDirectoryURL.appending(path: "L10n.swift")
    return [
      .buildCommand(
        displayName: "Reading the string tables",
        executable: try context.tool(named: "StringTablesTool").url,
        arguments: ([output, root] + tables).map(path),
        inputFiles: [root] + folders + tables, outputFiles: [output])
    ]
  }

  private func files(in folder: URL, named ending: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
      .filter { $0.hasSuffix(ending) }.map { folder.appending(path: $0) }
  }

  private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}
