import KeyboardCore
import KeyboardRender
import KeyboardStyling
package import SourceText

extension RenderRequest {

  /// Reads a line of a file, which takes precedence over defaults; `problem` returns the error of a path in it.
  package init(
    line words: [String], over defaults: RenderArguments, installed: InstalledThemes = .none,
    _ problem: (_ path: String) -> Diagnostic?
  ) throws(Diagnostics) {
    let texts = try RenderOption.texts(of: words[...], among: RenderOption.all + [.outputFile])
    try RenderOption.check(file: texts, problem)
    let output = texts["output"]
    if let problem = output.flatMap(problem) { throw Diagnostics([problem]) }
    try self.init(
      RenderArguments(among: texts, over: defaults), output: output, installed: installed)
  }

  /// Reads the arguments of a golden case, which has no output, and each option once.
  package init(caseLine words: [String]) throws(Diagnostics) {
    guard words.first != "type" else {
      try self.init(filmLine: words.dropFirst())
      return
    }
    var texts = try RenderOption.texts(
      of: words[...], among: RenderOption.all + [.outputFile], refusingRepeats: true)
    guard texts["output"] == nil else { throw Self.outputOfCase }
    try RenderOption.check(file: texts)
    texts["compression"] = texts["compression"] ?? "small"
    try self.init(RenderArguments(among: texts))
  }

  /// Without an output, a picture is named after its theme and locale.
  package init(
    _ given: RenderArguments, output: String? = nil, installed: InstalledThemes = .none
  ) throws(Diagnostics) {
    var reader = ChoiceReader(installed: installed)
    self.init(output: "")
    var wanted = given
    let isImage = given["emit"] ?? emit.rawValue == Emit.image.rawValue
    let ending = output.flatMap { FilePath($0).suffix }
    if !given.has("format"), isImage { wanted["format"] = ending }
    wanted["format"] = wanted["format"].map(ImageFormat.name)
    let types = given.has("type") || given.has("gestures")
    if types { keyboard.keyboardCase = .auto }
    for option in RenderOption.all {
      guard let text = wanted[option.name] else { continue }
      option.read(GivenText(text: text, name: option.name, arguments: given), &self, &reader)
    }
    // Systems suggest nothing above a number pad.
    let asksForToolbar = ["toolbar", "toolbar-height", "toolbar-items", "suggestions"].contains {
      given.has($0)
    }
    if [.numberPad, .clipboard].contains(keyboard.keyboardType), !asksForToolbar {
      toolbar = .none
    }
    checkConflicts(in: given, with: &reader)
    if let output { checkEnding(of: output, in: given, with: &reader) }
    if let size, reader.problems.isEmpty,
      let problem = Self.problem(of: size, scale: scale ?? keyboard.device.scale, named: "--size")
    {
      reader.report(problem)
    }
    try reader.finish()
    layers = layers(chosenBy: given)
    arguments = storedWords(of: given)
    self.output = output ?? defaultOutput
  }

  /// An installed theme is named by its file, which the picture contains, and not by the folder of the user.
  private func storedWords(of given: RenderArguments) -> [String] {
    guard case .file(let path) = theme, let name = given["theme"], !ThemeChoice.isFile(name) else {
      return given.storedWords
    }
    return changing(given) { $0["theme"] = FilePath(path).name }.storedWords
  }

  /// The ending of a file decides its format, and contradicts no option.
  private func checkEnding(
    of output: String, in given: RenderArguments, with reader: inout ChoiceReader
  ) {
    let isDevice = ["/dev/", "/proc/"].contains(where: output.hasPrefix)
    guard reader.problems.isEmpty, output != "-", !isDevice else { return }
    guard !output.isEmpty else {
      return reader.report(
        code: .invalidArgument, "--output is empty; name a file, or - for standard output")
    }
    let format: String
    switch emit {
    case .image: format = self.format.id
    case .layout, .scene: format = "json"
    case .sketch: format = "txt"
    }
    guard let ending = FilePath(output).suffix else {
      guard emit == .image, !given.has("format") else { return }
      let name = FilePath(output).name
      let isFolder = output.hasSuffix("/") || ["", ".", ".."].contains(name)
      let file = isFolder ? FilePath(output).appending("keyboard.\(format)") : "\(output).\(format)"
      return reader.report(
        Diagnostic(
          code: .invalidArgument,
          message: "\(output.shortened.quoted) has no ending that names its format",
          hints: ["Write -o \(ArgumentLine.quoted(file)), or add --format."]))
    }
    guard ImageFormat.name(ofEnding: ending) != format else { return }
    let option = emit == .image ? "--format \(format)" : "--emit \(emit.rawValue)"
    reader.report(
      code: .conflictingOptions,
      "\(output.shortened.quoted) ends with .\(ending.shortened), but \(option) writes .\(format)")
  }

  /// Returns all layers of letters, numbers and symbols, unless options choose some or gestures lead to one.
  private func layers(chosenBy given: RenderArguments) -> [KeyboardLayer] {
    guard emit.isLayout, !["type", "gestures", "press", "long-press"].contains(where: given.has)
    else { return [] }
    let hasType = given.has("keyboard-type")
    let types =
      hasType || given.has("case")
      ? [keyboard.keyboardType] : [.alphabetic, .numeric, .symbolic]
    return types.flatMap { type -> [KeyboardLayer] in
      guard type == .alphabetic else { return [KeyboardLayer(type: type, letterCase: .lowercased)] }
      let cases = given.has("case") ? [keyboard.keyboardCase] : [.lowercased, .uppercased]
      return cases.map { KeyboardLayer(type: type, letterCase: $0) }
    }
  }

  private func checkConflicts(in given: RenderArguments, with reader: inout ChoiceReader) {
    func refuse(_ isConflict: Bool, _ message: @autoclosure () -> String) {
      if isConflict { reader.report(code: .conflictingOptions, message()) }
    }
    func exclude(_ option: String, _ other: String) {
      refuse(
        given.has(option) && given.has(other), "--\(option) and --\(other) are mutually exclusive")
    }
    func require(_ others: [String], for option: String) {
      refuse(
        given.has(option) && !others.contains(where: given.has),
        "--\(option) requires \(others.map { "--\($0)" }.joinedAsAlternatives)")
    }
    let isEmojis = keyboard.keyboardType == .emojis || keyboard.keyboardType == .emojiSearch
    exclude("locale", "locale-file")
    refuse(
      !isEmojis && ["emojis", "emoji-category", "recent-emojis"].contains(where: given.has),
      "--emojis requires --keyboard-type emojis or emojiSearch")
    refuse(
      given.has("emoji-query") && keyboard.keyboardType != .emojiSearch,
      "--emoji-query requires --keyboard-type emojiSearch")
    refuse(
      given.has("clips") && keyboard.keyboardType != .clipboard && !given.has("gestures"),
      "--clips requires --keyboard-type clipboard")
    exclude("press", "long-press")
    refuse(
      given.has("space-drag") && given.has("press") != given.has("long-press"),
      "--space-drag excludes --press and --long-press")
    require(["long-press"], for: "select")
    for option in [
      "step", "autocorrect", "no-autocorrect", "accept-suggestions", "unicode-font", "remote",
      "allow-env",
    ] {
      require(["type", "gestures"], for: option)
    }
    exclude("type", "gestures")
    exclude("frame", "size")
    exclude("screen", "size")
    exclude("frame", "screen")
    require(["frame", "screen"], for: "chat")
  }

  /// Cairo's limit.
  private static let longestSide = 32767.0

  private static let maximumPixels = 64_000_000.0

  package static func problem(of size: Size, scale: Double, named name: String) -> Diagnostic? {
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard width * height > maximumPixels || max(width, height) > longestSide else { return nil }
    return Diagnostic(
      code: .outOfRange,
      message: "\(name) \(size.width.plainText)x\(size.height.plainText) at scale "
        + "\(scale.plainText) has \(width.plainText)x\(height.plainText) pixels; the maximum "
        + "is 64 million, and 32767 on a side")
  }

  /// The default output: `<theme>-<locale>.<format>` for pictures, standard output for JSON.
  private var defaultOutput: String {
    guard emit == .image else { return "-" }
    var names = [Self.baseName(of: theme.name), keyboard.locale]
    if case .file(let path) = localeFile { names[1] = Self.baseName(of: path) }
    return "\(names[0])-\(names[1]).\(format.id)"
  }

  private static func baseName(of path: String) -> String {
    let name = ThemeName(path)
    let stem = name.theme == "-" ? "stdin" : name.stem
    return ([stem] + [name.variation].compactMap(\.self)).joined(separator: "-")
  }

  /// Reads a film as a golden case: `type Hello --fps 30`, or `type --gestures slide.json`.
  init(filmLine words: ArraySlice<String>) throws(Diagnostics) {
    let pace = ["fps", "loop", "seed"]
    let other: Set = ["type", "format", "emit"]
    let plays = words.contains { $0 == "--gestures" || $0.hasPrefix("--gestures=") }
    var texts = try RenderOption.texts(
      of: words,
      among: RenderOption.all.filter { !other.contains($0.name) }
        + [.outputFile, RenderOption(other: "format", as: "format")]
        + pace.map { RenderOption(other: $0, as: "n", takesDashes: true) },
      operands: plays ? [] : ["type"], refusingRepeats: true)
    guard texts["output"] == nil else { throw Self.outputOfCase }
    try RenderOption.check(file: texts)
    guard [nil, "apng"].contains(texts.removeValue(forKey: "format")) else {
      throw Diagnostics(code: .usage, "The animation of a case must be an animated PNG (apng)")
    }
    let film = try AnimationPace(fps: texts["fps"], loop: texts["loop"], seed: texts["seed"])
    for name in pace { texts[name] = nil }
    try self.init(RenderArguments(among: texts))
    self.film = film
  }

  static var outputOfCase: Diagnostics {
    Diagnostics(code: .usage, "A case has no '--output', since its golden is the file beside it")
  }
}

/// Given values are distinguishable from defaults.
package struct RenderArguments: Equatable, Sendable {

  private var texts: [String: String] = [:]

  package init() {}

  /// Empty for a flag; nil for an option that isn't given.
  package subscript(name: String) -> String? {
    get {
      precondition(RenderOption.named[name] != nil, "There is no render option \(name).")
      return texts[name]
    }
    set { texts[name] = newValue }
  }

  func has(_ name: String) -> Bool { self[name] != nil }

  var localeFile: String? {
    self["locale-file"] ?? self["locale"].flatMap { $0.isLocaleFile ? $0 : nil }
  }

  package var words: [String] { words(of: RenderOption.written) }

  package var storedWords: [String] { words(of: RenderOption.written.filter(\.isStored)) }

  private func words(of options: [RenderOption]) -> [String] {
    options.flatMap { option in
      texts[option.name].map { ["--\(option.name)"] + (option.isFlag ? [] : [$0]) } ?? []
    }
  }

  package init(among texts: [String: String], over defaults: RenderArguments = RenderArguments()) {
    let known = texts.filter { RenderOption.named[$0.key] != nil }
    self.texts = defaults.texts.merging(known) { $1 }
  }

  package init(_ words: [String]) throws(Diagnostics) {
    texts = try RenderOption.texts(of: words[...])
  }
}

extension AnimationPace {

  private static let rates = [30, 60]

  package init(fps: String?, loop: String?, seed: String?) throws(Diagnostics) {
    self = try ChoiceReader.reading { reader in
      var pace = AnimationPace()
      if let fps {
        pace.fixedFramesPerSecond = Int(fps).flatMap { Self.rates.contains($0) ? $0 : nil }
        if pace.fixedFramesPerSecond == nil {
          reader.report(code: .outOfRange, "--fps must be 30 or 60, not \(fps.shortened.quoted)")
        }
      }
      pace.loopCount = loop.flatMap { reader.readInteger($0, option: "loop", in: 0...65535) } ?? 0
      pace.seed =
        seed.flatMap { reader.readInteger($0, option: "seed", in: 0...Int(Int32.max)) }
        .map { UInt64($0) } ?? 1
      return pace
    }
  }
}
