import SandboxAttacks

let soak = Soak(arguments: Array(CommandLine.arguments.dropFirst()))
soak.run()
