// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "SwiftEmbedding",
  dependencies: [.package(name: "ShareWarden", path: "../..")],
  targets: [
    .executableTarget(
      name: "SwiftEmbedding", dependencies: [.product(name: "ShareWarden", package: "ShareWarden")])
  ],
  swiftLanguageModes: [.v6]
)
