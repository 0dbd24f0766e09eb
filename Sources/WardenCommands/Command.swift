/// One command of the command line.
protocol Command: SendableMetatype {
  static var table: OptionTable { get }

  /// - Throws: standard output can't be written. Everything else that goes wrong is said on standard error, and is an exit
  ///   code.
  static func run(
    _ arguments: ParsedArguments, console: Console, engine: CheckEngine
  ) throws(FileError) -> ExitCode
}
