import Foundation
import TestSupport
import Testing

/// The purity of libraries, by the symbols that their compiled files refer to.
///
/// Words of sources would miss what another spelling or a generic function reaches.
@Suite struct PurityTests {

  /// The types of Foundation that hold values, and neither read nor write anything.
  static let values: Set = [
    "CGFloat", "CGPoint", "CGRect", "CGSize", "CharacterSet", "Data", "DataProtocol", "Date",
    "JSONDecoder",
    "IndexPath", "JSONEncoder", "Locale", "LocalizedError", "URL", "UUID",
    // Parts of them, which optimized code refers to.
    "ContiguousBytes", "NSCharacterSet", "__DataStorage",
  ]

  /// The functions of C that compute, and those that the compiler calls.
  static let computation: Set = [
    "_DYNAMIC", "_GLOBAL_OFFSET_TABLE_", "__stack_chk_fail", "__tls_get_addr", "__udivti3",
    "__umodti3", "acos", "asin", "atan", "atan2", "bcmp", "cbrt", "cbrtf", "ceil", "ceilf", "cos",
    "exp",
    "floor", "floorf", "fmod", "free", "hypot", "log", "malloc", "malloc_usable_size", "memcmp",
    "memcpy",
    "memmove", "memset", "pow", "powf", "rint", "rintf", "round", "roundf", "sin", "sqrt", "sqrtf",
    "tan",
    "trunc", "truncf",
    // Locks of the standard library are calls of the system.
    "syscall",
  ]

  /// The beginnings of further functions: those of the runtime, and of our own targets in C.
  static let prefixes = ["swift_", "_swift", "embedded_", "cimages_"]

  /// The targets that reach nothing outside of the program.
  static let pureTargets = Project.targets.filter { Plan.outside[$0] == nil }

  @Test(arguments: pureTargets)
  func refersToValuesOnly(target: String) throws {
    let used = try Self.names(in: target)
    for (path, names) in used.sorted(by: { $0.key < $1.key }) {
      let impure = names.subtracting(Plan.outside[path] ?? []).filter { !Self.isPure($0) }
      #expect(impure.isEmpty, "\(path) uses \(impure.sorted())")
    }
  }

  @Test(arguments: Plan.outside.filter { $0.key.contains("/") }.sorted { $0.key < $1.key })
  func everyExceptionIsNeeded(path: String, names: Set<String>) throws {
    let source = try #require(Project.sources.first { $0.path == path }, "There is no \(path)")
    #expect(names == (try Self.names(in: source.target)[path])?.filter { !Self.isPure($0) })
  }

  @Test(arguments: [
    ("getenv", "getenv"), ("$ss5print_9separator10terminatoryypd_S2StF", "print"),
    ("$s5Glibc4openys5Int32VSPys4Int8VG_ADtF", "open"), ("$sSS5countSivg", nil),
    ("$s10Foundation11FileManagerC7defaultACvgZ", "FileManager"),
    ("$s20FoundationEssentials4DateV3nowACvgZ", "Date.now"),
    ("$s20FoundationEssentials4DateVACycfC", "Date.init()"),
    ("$s20FoundationEssentials4DateV18addingTimeIntervalyACSdF", "Date"),
    ("$s20FoundationEssentials4DataV10contentsOf7optionsAcA3URLV_tKcfC", "Data.contentsOf"),
    ("$sSS20FoundationEssentialsE10contentsOf8encodingSSAA3URLV_tKcfC", "contentsOf"),
    ("$sSy10FoundationE18trimmingCharacters2inSSAA12CharacterSetV_tF", nil),
  ])
  func symbolsAreNamed(symbol: String, name: String?) {
    #expect(Self.name(of: symbol) == name)
  }

  private static func isPure(_ name: String) -> Bool {
    values.contains(name) || computation.contains(name) || prefixes.contains(where: name.hasPrefix)
  }

  // MARK: Symbols

  /// Return the names that the compiled files of a target refer to, by the paths of their sources.
  private static func names(in target: String) throws -> [String: Set<String>] {
    let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "\(target).build")
    let sources = Project.sources.filter { $0.target == target }
    var paths: [Substring: String] = [:]
    for source in sources {
      let name = source.path.split(separator: "/").last ?? ""
      paths["\(name.dropLast(".swift".count)).swift.o"] = source.path
    }
    let lister = Program(file: URL(filePath: "/usr/bin/nm"))
    let run = try lister.run(["-A", "-u", "-P"] + paths.keys.map(String.init), in: folder)
    try #require(run.exitCode == 0, "\(run.errors)")
    var names = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, Set<String>()) })
    for line in run.text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count >= 2, let path = paths[words[0].dropLast()] else { continue }
      if let name = name(of: String(words[1])) { names[path]?.insert(name) }
    }
    return names
  }

  /// The modules whose types and functions reach outside, as symbols spell them.
  private static let modules = ["10Foundation", "20FoundationEssentials", "5Glibc", "8Dispatch"]

  /// What reaches outside in the standard library.
  private static let standard: Set = [
    "print", "debugPrint", "readLine", "CommandLine", "ContinuousClock", "SuspendingClock",
    "SystemRandomNumberGenerator",
  ]

  /// The members of values that read or write: files, the clock, settings of the system.
  private static let members: Set = [
    "autoupdatingCurrent", "contentsOf", "contentsOfFile", "current", "now", "resourceValues",
    "write",
  ]

  /// Return the name that a symbol has in messages, or `nil` for one of the standard library that
  /// reaches nothing outside, or of the project.
  private static func name(of symbol: String) -> String? {
    guard symbol.hasPrefix("$s") else { return symbol }
    let rest = symbol.dropFirst(2)
    if rest.first == "s" {
      return word(at: rest.dropFirst()).flatMap { standard.contains($0.name) ? $0.name : nil }
    }
    if let module = modules.first(where: rest.hasPrefix) {
      guard let (type, rest) = word(at: rest.dropFirst(module.count)) else { return nil }
      if type == "Date", rest.hasPrefix("VACycfC") { return "Date.init()" }
      guard let member = word(at: rest.dropFirst()), members.contains(member.name) else {
        return type
      }
      return "\(type).\(member.name)"
    }
    for module in modules {
      if let range = rest.firstRange(of: "\(module)E"),
        let member = word(at: rest[range.upperBound...]), members.contains(member.name)
      {
        return member.name
      }
    }
    return nil
  }

  /// Return the word after its length, and what follows it.
  private static func word(at text: Substring) -> (name: String, rest: Substring)? {
    // Words that stand earlier in the symbol are abbreviated by letters after a zero.
    if text.first == "0" { return word(at: text.dropFirst().drop(while: \.isLetter)) }
    let digits = text.prefix(while: \.isWholeNumber)
    guard let count = Int(digits) else { return nil }
    let rest = text.dropFirst(digits.count)
    return (String(rest.prefix(count)), rest.dropFirst(count))
  }
}
