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

/// For the proof of the adventure alone: it takes 1.9 s in place of 5, and the tests ask for it 14 times.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"])]

let package = Package(
  name: "expedition",
  platforms: [.macOS(.v15)],
  targets: [
    // Each floor imports only its own and those below it, and each target only what is named here.

    // Machine: what stands next to the system, or could.
    .target(name: "JSON", path: "Sources/Machine/JSON", swiftSettings: pure),
    .target(
      name: "Screen", path: "Sources/Machine/Screen",
      exclude: ["width-table.py"], swiftSettings: pure),
    .target(name: "Platform", path: "Sources/Machine/Platform", swiftSettings: common),
    .target(
      name: "Storage", dependencies: ["Platform"], path: "Sources/Machine/Storage",
      swiftSettings: common),
    .target(
      name: "Terminal", dependencies: ["Platform", "Screen"], path: "Sources/Machine/Terminal",
      swiftSettings: common),
    .target(
      name: "Speech", dependencies: ["Platform", "Terminal"], path: "Sources/Machine/Speech",
      swiftSettings: common),

    // Language: texts as typed keys.
    .target(
      name: "Localization", path: "Sources/Language/Localization",
      swiftSettings: pure, plugins: ["TextsPlugin"]),

    // Games: rules without a screen, a clock or a file.
    .target(name: "Reflex", path: "Sources/Games/Reflex", swiftSettings: pure),
    .target(
      name: "Answers", dependencies: ["Localization"], path: "Sources/Games/Answers",
      swiftSettings: pure),
    .target(
      name: "Flow", dependencies: ["Answers", "Localization", "Reflex"], path: "Sources/Games/Flow",
      swiftSettings: pure),
    .target(
      name: "Adventure", dependencies: ["Localization"], path: "Sources/Games/Adventure",
      swiftSettings: pure),
    .target(
      name: "Campaign", dependencies: ["Adventure", "Answers", "Flow", "Localization", "Reflex"],
      path: "Sources/Games/Campaign", swiftSettings: pure),
    .target(
      name: "Descent", dependencies: ["Flow", "Localization", "Reflex"],
      path: "Sources/Games/Descent", swiftSettings: pure),
    .target(
      name: "Packs", dependencies: ["Answers", "Flow", "JSON", "Localization", "Reflex"],
      path: "Sources/Games/Packs", swiftSettings: pure),

    // Session: all that runs; commands in, events out.
    .target(
      name: "Session",
      dependencies: ["Adventure", "Descent", "Flow", "JSON", "Localization", "Reflex"],
      path: "Sources/Session", swiftSettings: pure),

    // Voices: events as text, JSON or frames.
    .target(
      name: "Presentation", dependencies: ["Flow", "Localization", "Reflex", "Screen", "Session"],
      path: "Sources/Voices/Presentation", swiftSettings: pure),
    .target(
      name: "Lines",
      dependencies: ["Flow", "Localization", "Presentation", "Reflex", "Session"],
      path: "Sources/Voices/Lines", swiftSettings: pure),
    .target(
      name: "Wire",
      dependencies: ["Flow", "JSON", "Localization", "Presentation", "Reflex", "Session"],
      path: "Sources/Voices/Wire", swiftSettings: pure),
    .target(
      name: "FullScreen",
      dependencies: ["Flow", "Localization", "Presentation", "Reflex", "Screen", "Session"],
      path: "Sources/Voices/FullScreen", exclude: ["Pictures/Drawings"], swiftSettings: pure,
      plugins: ["TextsPlugin"]),

    // Program: the command line, the loops, saving.
    .executableTarget(
      name: "expedition",
      dependencies: [
        "Adventure", "Campaign", "Descent", "Flow", "FullScreen", "JSON", "Lines", "Localization",
        "Packs", "Platform", "Presentation", "Reflex", "Screen", "Session", "Speech", "Storage",
        "Terminal", "Wire",
      ], path: "Sources/Program", swiftSettings: common),

    // Tools. First the texts: the reader of string tables, the tool that makes Swift of texts, and its plugin.
    .target(name: "StringTables", path: "Sources/Tools/StringTables", swiftSettings: pure),
    .executableTarget(
      name: "TextsTool", dependencies: ["StringTables"],
      path: "Sources/Tools/TextsTool", swiftSettings: common),
    .plugin(
      name: "TextsPlugin", capability: .buildTool(), dependencies: ["TextsTool"],
      path: "Sources/Tools/TextsPlugin"),

    // Then what measures and what tries to break.
    .executableTarget(
      name: "AdventureFuzz", dependencies: ["Adventure", "Campaign", "Platform", "SampleWorld"],
      path: "Sources/Tools/AdventureFuzz", swiftSettings: common),
    .executableTarget(
      name: "PackFuzz", dependencies: ["Flow", "JSON", "Localization", "Packs", "Platform"],
      path: "Sources/Tools/PackFuzz", swiftSettings: common),
    .executableTarget(
      name: "Pictures",
      dependencies: [
        "Campaign", "Flow", "FullScreen", "Lines", "Localization", "Reflex",
        "Screen", "Session", "SessionDriver",
      ], path: "Sources/Tools/Pictures", swiftSettings: common),
    .executableTarget(
      name: "TerminalBenchmarks", dependencies: ["PseudoTerminal"],
      path: "Sources/Tools/TerminalBenchmarks", swiftSettings: common),
    .executableTarget(
      name: "TerminalFloor", dependencies: ["Platform"], path: "Sources/Tools/TerminalFloor",
      swiftSettings: common),
    .executableTarget(
      name: "TerminalTestHost", dependencies: ["Platform", "Screen", "Terminal"],
      path: "Sources/Tools/TerminalTestHost",
      swiftSettings: common),

    // What several tests stand on.
    .target(name: "GoldenFiles", path: "Tests/Support/GoldenFiles", swiftSettings: common),
    .target(
      name: "JSONSchema", dependencies: ["JSON"], path: "Tests/Support/JSONSchema",
      swiftSettings: common),
    .target(
      name: "PseudoTerminal", dependencies: ["Platform"], path: "Tests/Support/PseudoTerminal",
      swiftSettings: common),
    // A test target, for only tests may make a session's views.
    .testTarget(
      name: "SampleViews", dependencies: ["Flow", "Localization", "Reflex", "Session"],
      path: "Tests/Support/SampleViews", swiftSettings: common),
    .target(
      name: "SampleWorld", dependencies: ["Adventure", "Localization"],
      path: "Tests/Support/SampleWorld",
      swiftSettings: common),
    .target(name: "Sampling", path: "Tests/Support/Sampling", swiftSettings: common),
    .target(
      name: "SessionDriver",
      dependencies: ["Adventure", "Campaign", "Flow", "Localization", "Session"],
      path: "Tests/Support/SessionDriver", swiftSettings: common),
    .target(
      name: "TerminalEmulator", dependencies: ["Screen"], path: "Tests/Support/TerminalEmulator",
      swiftSettings: common),
    .target(
      name: "WireClient", dependencies: ["JSON"], path: "Tests/Support/WireClient",
      swiftSettings: common),
    .target(
      name: "WorldProof", dependencies: ["Adventure"], path: "Tests/Support/WorldProof",
      swiftSettings: common + optimized),

    // Tests: a folder a target.
    .testTarget(
      name: "AdventureTests",
      dependencies: ["Adventure", "Localization", "SampleWorld", "WorldProof"],
      swiftSettings: common),
    .testTarget(name: "ArchitectureTests", swiftSettings: common),
    .testTarget(
      name: "CampaignTests",
      dependencies: [
        "Adventure", "AdventureFuzz", "Answers", "Campaign", "Flow", "Localization", "SampleWorld",
        "Sampling",
        "WorldProof",
      ], exclude: ["Orders", "PrintedWords"],
      swiftSettings: common),
    .testTarget(
      name: "DescentTests",
      dependencies: ["Descent", "Flow", "Localization", "Reflex", "Sampling"],
      swiftSettings: common),
    .testTarget(
      name: "expeditionTests",
      dependencies: [
        "Adventure", "Campaign", "Descent", "expedition", "Flow", "GoldenFiles", "JSON", "Lines",
        "Localization", "Packs", "Presentation", "PseudoTerminal", "Reflex", "SampleWorld",
        "Sampling", "Screen", "Session", "SessionDriver", "TerminalEmulator", "Wire", "WireClient",
      ],
      exclude: ["Goldens", "Scripts"], swiftSettings: common),
    .testTarget(
      name: "FlowTests", dependencies: ["Answers", "Flow", "Localization"], exclude: ["Walks"],
      swiftSettings: common),
    .testTarget(
      name: "FullScreenTests",
      dependencies: [
        "Adventure", "Campaign", "Flow", "FullScreen", "GoldenFiles", "Localization",
        "Presentation", "Reflex", "SampleWorld", "Sampling", "Screen", "Session", "SessionDriver",
      ], exclude: ["Goldens"], swiftSettings: common),
    .testTarget(name: "GoldenFilesTests", dependencies: ["GoldenFiles"], swiftSettings: common),
    .testTarget(
      name: "JSONTests", dependencies: ["Flow", "JSON", "Sampling"], swiftSettings: common),
    .testTarget(
      name: "LinesTests",
      dependencies: [
        "Campaign", "Flow", "GoldenFiles", "Lines", "Localization", "Presentation", "Reflex",
        "SampleViews", "SampleWorld", "Sampling", "Session", "SessionDriver",
      ], exclude: ["Goldens"], swiftSettings: common),
    .testTarget(name: "LocalizationTests", dependencies: ["Localization"], swiftSettings: common),
    .testTarget(
      name: "PacksTests",
      dependencies: [
        "Campaign", "Descent", "Flow", "JSON", "JSONSchema", "Localization", "Packs", "Sampling",
      ],
      swiftSettings: common),
    .testTarget(
      name: "PicturesTests",
      dependencies: ["GoldenFiles", "Localization", "Pictures", "Screen"], swiftSettings: common),
    .testTarget(
      name: "PresentationTests",
      dependencies: ["Flow", "Localization", "Presentation", "Session"], swiftSettings: common),
    .testTarget(
      name: "ReflexTests", dependencies: ["Flow", "Reflex", "Sampling"], swiftSettings: common),
    .testTarget(
      name: "ScreenTests", dependencies: ["Flow", "Screen", "TerminalEmulator"],
      swiftSettings: common),
    .testTarget(
      name: "SessionTests",
      dependencies: [
        "Adventure", "Answers", "Descent", "Flow", "JSON", "Localization", "Reflex", "SampleWorld",
        "Sampling",
        "Session", "SessionDriver",
      ],
      exclude: ["Saves", "Traces"],
      swiftSettings: common),
    .testTarget(name: "SpeechTests", dependencies: ["Speech"], swiftSettings: common),
    .testTarget(
      name: "StorageTests", dependencies: ["Platform", "Storage"], swiftSettings: common),
    .testTarget(name: "StringTablesTests", dependencies: ["StringTables"], swiftSettings: common),
    .testTarget(
      name: "TerminalTests", dependencies: ["PseudoTerminal", "Terminal", "TerminalTestHost"],
      swiftSettings: common),
    .testTarget(
      name: "WireTests",
      dependencies: [
        "Campaign", "Flow", "GoldenFiles", "JSON", "JSONSchema", "Localization", "Presentation",
        "Reflex", "SampleViews", "Sampling", "Session", "SessionDriver", "Wire", "WireClient",
      ], exclude: ["Goldens"], swiftSettings: common),
  ],
  swiftLanguageModes: [.v6]
)
