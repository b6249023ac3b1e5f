import Foundation
import PackagePlugin

/// Makes `Language` and `L10n` from the string tables, and for the full screen its drawings. A new or deleted file or
/// folder asks for `touch Package.swift`.
@main struct TextsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    if target.name == "FullScreen" {
      let folder = package.appending(path: "Sources/Voices/FullScreen/Pictures/Drawings")
      let drawings = try files(in: folder, named: ".txt")
      return [
        try command(
          "Reading the drawings", in: context, to: "DrawingTexts.swift", ["--drawings"], drawings,
          follows: drawings)
      ]
    }
    let root = package.appending(path: "Localization")
    let folders = try files(in: root, named: ".lproj")
    let tables = try folders.flatMap { try files(in: $0, named: ".strings") }
    return [
      try command(
        "Reading the string tables", in: context, to: "L10n.swift", [], [root] + tables,
        follows: [root] + folders + tables)
    ]
  }

  /// Runs the tool again when one of the files that it follows has changed.
  private func command(
    _ name: String, in context: PluginContext, to output: String, _ options: [String],
    _ arguments: [URL], follows inputs: [URL]
  ) throws -> Command {
    let output = context.pluginWorkDirectoryURL.appending(path: output)
    return .buildCommand(
      displayName: name, executable: try context.tool(named: "TextsTool").url,
      arguments: options + ([output] + arguments).map(path), inputFiles: inputs,
      outputFiles: [output])
  }

  private func files(in folder: URL, named ending: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
      .filter { $0.hasSuffix(ending) }.map { folder.appending(path: $0) }
  }

  private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}
