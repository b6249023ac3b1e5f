// swift-tools-version: 6.2
import PackageDescription

/// Every target: no warning passes, existentials are spelt, imports are internal unless said otherwise.
let common: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]
/// Pure targets also may not use an unsafe construct unseen.
let pure = common + [.strictMemorySafety()]

let package = Package(
  name: "expedition",
  platforms: [.macOS(.v15)],
  targets: [
    // The program. Each target imports what its row names, and no more.
    .target(name: "Localization", swiftSettings: pure, plugins: ["StringTablesPlugin"]),
    .target(name: "JSON", swiftSettings: pure),
    .target(name: "Reflex", swiftSettings: pure),
    .target(name: "Screen", exclude: ["width-table.py"], swiftSettings: pure),
    .target(name: "Flow", dependencies: ["Localization"], swiftSettings: pure),
    .target(name: "Adventure", dependencies: ["Localization"], swiftSettings: pure),
    .target(
      name: "Campaign", dependencies: ["Adventure", "Flow", "Localization"], swiftSettings: pure),
    .target(name: "Packs", dependencies: ["Flow", "JSON", "Localization"], swiftSettings: pure),
    .target(
      name: "Session", dependencies: ["Adventure", "Flow", "JSON", "Localization", "Reflex"],
      swiftSettings: pure),
    .target(
      name: "Presentation",
      dependencies: ["JSON", "Localization", "Packs", "Screen", "Session"],
      swiftSettings: pure),
    .target(name: "Storage", swiftSettings: common),
    .target(name: "Terminal", dependencies: ["Screen"], swiftSettings: common),
    .executableTarget(
      name: "expedition",
      dependencies: [
        "Campaign", "Flow", "JSON", "Localization", "Packs", "Presentation", "Screen", "Session",
        "Storage", "Terminal",
      ], swiftSettings: common),

    // The string tables: their reader, its tool and the plugin that runs it.
    .target(name: "StringTables", swiftSettings: pure),
    .executableTarget(
      name: "StringTablesTool", dependencies: ["StringTables"], swiftSettings: common),
    .plugin(
      name: "StringTablesPlugin", capability: .buildTool(), dependencies: ["StringTablesTool"],
      path: "Sources/StringTablesPlugin"),

    // What tests and checks stand on.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Adventure", "Campaign", "Flow", "JSON", "Localization", "Packs", "Presentation", "Screen",
        "Session", "Storage",
      ],
      swiftSettings: common),
    .executableTarget(
      name: "DecoderFuzz", dependencies: ["Screen", "Terminal"], swiftSettings: common),
    .executableTarget(
      name: "PackFuzz", dependencies: ["Flow", "JSON", "Localization", "Packs", "Terminal"],
      swiftSettings: common),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["Screen", "Terminal"], swiftSettings: common),
    .target(name: "Goldens", path: "Tests/Goldens", swiftSettings: common),
    .target(
      name: "SampleWorld", dependencies: ["Adventure", "Localization"], path: "Tests/SampleWorld",
      swiftSettings: common),
    .target(name: "PseudoTerminal", path: "Tests/PseudoTerminal", swiftSettings: common),
    .target(
      name: "TerminalEmulator", dependencies: ["Screen"], path: "Tests/TerminalEmulator",
      swiftSettings: common),
    .executableTarget(
      name: "RoundTimes", dependencies: ["PseudoTerminal", "Screen", "TerminalEmulator"],
      path: "Tests/RoundTimes", swiftSettings: common),
    .target(
      name: "WireClient", dependencies: ["JSON"], path: "Tests/WireClient", swiftSettings: common),

    .testTarget(
      name: "AdventureTests", dependencies: ["Adventure", "Localization", "SampleWorld"],
      swiftSettings: common),
    .testTarget(name: "ArchitectureTests", swiftSettings: common),
    .testTarget(
      name: "CampaignTests",
      dependencies: ["Adventure", "Campaign", "Flow", "Localization", "SampleWorld"],
      swiftSettings: common),
    .testTarget(
      name: "expeditionTests",
      dependencies: [
        "Campaign", "expedition", "Flow", "Goldens", "JSON", "Localization", "PseudoTerminal",
        "SampleWorld", "Screen", "Session", "TerminalEmulator", "WireClient",
      ],
      exclude: ["Goldens", "Scripts"], swiftSettings: common),
    .testTarget(name: "FlowTests", dependencies: ["Flow", "Localization"], swiftSettings: common),
    .testTarget(name: "JSONTests", dependencies: ["JSON"], swiftSettings: common),
    .testTarget(
      name: "LocalizationTests", dependencies: ["Localization"], swiftSettings: common),
    .testTarget(
      name: "PacksTests", dependencies: ["Campaign", "Flow", "JSON", "Localization", "Packs"],
      swiftSettings: common),
    .testTarget(
      name: "PresentationTests",
      dependencies: [
        "Adventure", "Campaign", "Flow", "Goldens", "JSON", "Localization", "Packs",
        "Presentation", "SampleWorld", "Screen", "Session", "WireClient",
      ], exclude: ["Goldens"], swiftSettings: common),
    .testTarget(name: "ReflexTests", dependencies: ["Flow", "Reflex"], swiftSettings: common),
    .testTarget(
      name: "ScreenTests", dependencies: ["DecoderFuzz", "Screen", "TerminalEmulator"],
      swiftSettings: common),
    .testTarget(
      name: "SessionTests",
      dependencies: ["Adventure", "Flow", "JSON", "Localization", "SampleWorld", "Session"],
      exclude: ["Saves"],
      swiftSettings: common),
    .testTarget(name: "StorageTests", dependencies: ["Storage"], swiftSettings: common),
    .testTarget(
      name: "StringTablesTests", dependencies: ["StringTables"], swiftSettings: common),
    .testTarget(
      name: "TerminalTests", dependencies: ["PseudoTerminal", "Terminal", "TerminalProbe"],
      swiftSettings: common),
  ],
  swiftLanguageModes: [.v6]
)
