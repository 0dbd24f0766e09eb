// swift-tools-version: 6.3
import PackageDescription

/// Settings that every Swift target shares: Swift 6 mode, nothing imported by accident, a warning is an error.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Settings that every target in C shares.
let strictC: [CSetting] = [.treatAllWarnings(as: .error)]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

let package = Package(
  name: "ShareWarden",
  products: [
    .library(name: "ShareWarden", targets: ["ShareWarden", "ShareModel", "ShareRules", "PlainData", "ShareWire"]),
    .executable(name: "sharewarden", targets: ["sharewarden"]),
  ],
  targets: [
    // Texts and entries of a list, as readers in C hand them over.
    .target(name: "CPeopleList", cSettings: strictC, cxxSettings: [.treatAllWarnings(as: .error)]),
    library("ShareModel", ["CPeopleList"]),
    library("ShareRules", ["ShareModel"]),

    // simdjson as a strict reader, behind a C header.
    .target(
      name: "CStrictJSON", cSettings: strictC, cxxSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: [.linkedLibrary("simdjson")]),
    library("PlainData", ["CStrictJSON"]),

    // Addresses, domains and times as text, in C so that Swift and Lua read them by the same code.
    .target(name: "CIdentityText", cSettings: strictC, linkerSettings: [.linkedLibrary("idn2")]),
    .target(
      name: "CPersonReader", dependencies: ["CStrictJSON", "CIdentityText", "CPeopleList"], cSettings: strictC),
    library("ShareWire", ["ShareModel", "PlainData", "CStrictJSON", "CIdentityText", "CPeopleList", "CPersonReader"]),

    // Files in memory that are sealed: images of scripts, plans of workers.
    .target(name: "CMemoryFile", cSettings: strictC + [.define("_GNU_SOURCE")]),

    .systemLibrary(name: "CLua", pkgConfig: "lua5.4", providers: [.apt(["liblua5.4-dev"])]),
    .target(
      name: "CLuaSandbox", dependencies: ["CLua", "CIdentityText", "CMemoryFile"], exclude: ["README.md"],
      cSettings: strictC, linkerSettings: [.linkedLibrary("md")]),
    library("LuaSandbox", ["CLuaSandbox"]),

    // Scripts in processes of their own: the host's side, and the worker's, which alone needs libseccomp.
    .target(name: "CWorkerProcess", dependencies: ["CMemoryFile"], cSettings: strictC + [.define("_GNU_SOURCE")]),
    .target(
      name: "LuaWorkers", dependencies: ["LuaSandbox", "CWorkerProcess", "CMemoryFile"], exclude: ["README.md"],
      swiftSettings: strict),
    .target(
      name: "CConfinement", cSettings: strictC + [.define("_GNU_SOURCE")], linkerSettings: [.linkedLibrary("seccomp")]),
    library("ScriptWorker", ["LuaSandbox", "LuaWorkers", "CWorkerProcess", "CConfinement"]),

    // Lua's grammar, without Lua: what is said about scripts that nobody runs.
    library("LuaSyntax"),

    library("ShareWarden", ["ShareModel", "ShareRules", "PlainData", "ShareWire", "LuaSandbox", "LuaWorkers"]),

    // What authors of policies have: tests with what they cover, a reviewer's remarks, and what a directory starts with.
    library(
      "PolicyTesting", ["ShareModel", "ShareRules", "PlainData", "ShareWire", "LuaSandbox", "ShareWarden", "LuaSyntax"]),
    .target(
      name: "PolicyLint", dependencies: ["ShareModel", "PlainData", "ShareWarden", "LuaSyntax", "PolicyTesting"],
      exclude: ["README.md"], swiftSettings: strict),
    library(
      "PolicyAuthoring",
      ["ShareModel", "ShareRules", "PlainData", "ShareWire", "ShareWarden", "LuaSyntax", "PolicyLint", "PolicyTesting"]),

    library(
      "WardenCommands",
      [
        "ShareModel", "ShareRules", "PlainData", "ShareWire", "ShareWarden", "ScriptWorker", "LuaSyntax",
        "PolicyTesting", "PolicyLint", "PolicyAuthoring",
      ]),
    .executableTarget(name: "sharewarden", dependencies: ["WardenCommands"], swiftSettings: strict),

    // What two test targets need.
    .target(
      name: "TestSupport", dependencies: ["ShareModel"], path: "Tests/TestSupport", swiftSettings: strict),

    // The people in the worlds that scripts of tests look at.
    .target(
      name: "PeopleBook", dependencies: ["LuaSandbox"], path: "Tests/PeopleBook", swiftSettings: strict),

    // What attacks the sandbox: the hostile scripts, a generator of more, sweeps of limits; and what runs it for long.
    .target(
      name: "SandboxAttacks", dependencies: ["LuaSandbox", "PeopleBook"], path: "Tests/SandboxAttacks",
      swiftSettings: strict),
    .executableTarget(
      name: "sandbox-soak", dependencies: ["LuaSandbox", "SandboxAttacks"], path: "Tests/SandboxSoak",
      swiftSettings: strict),

    // The same policies in one plain Lua state, without limits and isolation: what the cage is measured against.
    .target(name: "BareCalls", dependencies: ["CLua"], path: "Tests/BareCalls", cSettings: strictC),

    .executableTarget(
      name: "bare-check", dependencies: ["BareCalls", "CStrictJSON"], path: "Tests/BareCheck", cSettings: strictC),

    // The requests and policies that decisions are measured by, with what they have to come to.
    .target(
      name: "DecisionWorkload", dependencies: ["ShareModel", "ShareWarden", "BareCalls"],
      path: "Tests/DecisionWorkload",
      swiftSettings: strict),

    // Prints what a decision costs; run it in release.
    .executableTarget(
      name: "decision-benchmark",
      dependencies: [
        "ShareModel", "ShareRules", "PlainData", "LuaSandbox", "ShareWarden", "ScriptWorker", "DecisionWorkload",
      ],
      path: "Tests/DecisionBenchmark",
      exclude: [
        "OnePolicy", "SharePolicy4", "Drive", "count-instructions", "profile-instructions", "instructions.txt",
        "README.md",
      ], swiftSettings: strict),

    // Prints what a decision allocates, and fails where a policy that says nothing allocates; run it in release.
    .target(name: "CountedAllocations", path: "Tests/CountedAllocations", cSettings: strictC),
    .executableTarget(
      name: "allocation-count",
      dependencies: ["LuaSandbox", "ShareWarden", "DecisionWorkload", "CountedAllocations"],
      path: "Tests/AllocationCount", swiftSettings: strict),

    // Decides requests of a file for as long as it is told, so that others can be measured beside it; run it in release.
    .executableTarget(
      name: "bench-driver", dependencies: ["ShareWarden", "ScriptWorker", "DecisionWorkload"],
      path: "Tests/BenchDriver",
      swiftSettings: strict),

    // The library of scripts and the stock library, called with the same arguments and compared. Run it in release.
    .target(
      name: "StockLua", dependencies: ["CLua", "CLuaSandbox"], path: "Tests/StockLua", cSettings: strictC),
    .target(
      name: "LibraryDifferential", dependencies: ["CLuaSandbox", "StockLua", "TestSupport"],
      path: "Tests/LibraryDifferential", exclude: ["Lua"], swiftSettings: strict),
    .executableTarget(
      name: "library-differential", dependencies: ["LibraryDifferential"],
      path: "Tests/LibraryDifferentialCommand", swiftSettings: strict),

    // Prints what the dearest step of everything that a script can do costs; run it in release.
    .target(
      name: "ChargeShapes", dependencies: ["LuaSandbox", "PeopleBook"], path: "Tests/ChargeShapes",
      swiftSettings: strict),
    .executableTarget(
      name: "charge-benchmark", dependencies: ["ChargeShapes"], path: "Tests/ChargeBenchmark", swiftSettings: strict),

    tests("ArchitectureTests", []),
    tests("DecisionWorkloadTests", ["ShareModel", "ShareWarden", "DecisionWorkload"]),
    tests("ShareModelTests", ["ShareModel", "TestSupport"]),
    tests("ShareRulesTests", ["ShareModel", "ShareRules", "ShareWire", "ShareWarden", "TestSupport"]),
    tests("PlainDataTests", ["PlainData", "CIdentityText", "TestSupport"]),
    tests("ShareWireTests", ["ShareModel", "PlainData", "ShareWire", "TestSupport"], exclude: ["Examples"]),
    tests(
      "LuaSandboxTests",
      [
        "LuaSandbox", "LibraryDifferential", "PeopleBook", "ChargeShapes", "SandboxAttacks", "sandbox-soak",
        "TestSupport",
      ],
      exclude: ["Hostile"]),
    tests("LuaSyntaxTests", ["LuaSyntax", "LuaSandbox", "StockLua", "TestSupport"]),
    tests(
      "PolicyTestingTests",
      [
        "PolicyTesting", "ShareModel", "PlainData", "ShareWire", "LuaSandbox", "ShareWarden", "LuaSyntax",
        "TestSupport",
      ]
    ),
    tests("PolicyLintTests", ["PolicyLint", "ShareModel", "ShareWarden", "LuaSyntax", "TestSupport"]),
    tests(
      "PolicyAuthoringTests",
      [
        "PolicyAuthoring", "ShareModel", "ShareRules", "PlainData", "ShareWire", "ShareWarden", "LuaSyntax",
        "PolicyLint",
        "PolicyTesting", "TestSupport",
      ]),
    tests("LuaWorkersTests", ["LuaSandbox", "LuaWorkers", "CWorkerProcess", "TestSupport"]),

    // Programs that the tests of workers start: one that tries what a worker must not be able to do, and workers that
    // do not behave.
    .executableTarget(
      name: "confinement-probe", dependencies: ["CConfinement"], path: "Tests/ConfinementProbe",
      cSettings: strictC + [.define("_GNU_SOURCE")]),
    .executableTarget(
      name: "impostor-worker", dependencies: ["CConfinement"], path: "Tests/ImpostorWorker",
      cSettings: strictC + [.define("_GNU_SOURCE")]),
    tests(
      "ShareWardenTests",
      [
        "ShareModel", "ShareRules", "PlainData", "ShareWire", "ShareWarden", "LuaSandbox", "LuaWorkers",
        "SandboxAttacks", "TestSupport",
      ]),
    tests(
      "WardenCommandsTests",
      [
        "ShareModel", "PlainData", "ShareWire", "ShareWarden", "LuaSyntax", "PolicyTesting", "PolicyLint",
        "PolicyAuthoring", "WardenCommands", "SandboxAttacks", "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu11,
  cxxLanguageStandard: .cxx17
)
