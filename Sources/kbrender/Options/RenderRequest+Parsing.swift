import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline

extension RenderRequest {

  /// Create the request of options, or throw their errors.
  init(_ options: RenderOptions, output: String? = nil) throws(Diagnostics) {
    var reader = ChoiceReader()
    self.init(output: "")
    readTheme(options, with: &reader)
    readKeyboard(options.keyboard, with: &reader)
    readDetails(options, with: &reader)
    readPicture(options, output: output, with: &reader)
    checkSize(with: &reader)
    try reader.finish()
    arguments = options.arguments
    self.output = output ?? defaultOutput
  }

  /// Create the request for the keys alone, or throw the errors in the options.
  init(_ options: KeyboardOptions) throws(Diagnostics) {
    var reader = ChoiceReader()
    self.init(output: "-")
    readKeyboard(options, with: &reader)
    try reader.finish()
  }

  private mutating func readTheme(_ options: RenderOptions, with reader: inout ChoiceReader) {
    theme = reader.readTheme(options.theme) ?? theme
    colorScheme =
      reader.read(options.colorScheme, among: Self.colorSchemes, kind: "color scheme")
      ?? colorScheme
    let wishes = options.accessibility
    contrast = reader.read(wishes.contrast, as: Contrast.self, kind: "contrast") ?? contrast
    hasBoldText = wishes.boldText
    reducesTransparency = wishes.reduceTransparency
    textSize = reader.readTextSize(wishes.textSize) ?? textSize
  }

  private mutating func readKeyboard(_ options: KeyboardOptions, with reader: inout ChoiceReader) {
    locale = reader.readLocale(options.locale) ?? locale
    readLocales(options, with: &reader)
    device =
      reader.readFolded(
        options.device, among: Device.all.map(\.id), kind: "device",
        listing: "kbrender list devices"
      ).flatMap(Device.named) ?? device
    orientation =
      reader.read(options.orientation, as: Orientation.self, kind: "orientation") ?? orientation
    if let choice = reader.read(
      options.keyboardType, among: Self.keyboardTypes, kind: "keyboard type")
    {
      keyboardType = choice.keyboardType
      textFieldType = choice.textFieldType
    }
    layoutType = reader.read(options.layoutType, among: Self.layoutTypes, kind: "layout type")
    dock = reader.read(options.dock, as: Dock.self, kind: "dock")
    keyboardCase =
      reader.read(options.case, among: Self.keyboardCases, kind: "case") ?? keyboardCase
    emojiKeyboard = options.emojis.emojiKeyboard(for: keyboardType, with: &reader)
  }

  private mutating func readLocales(
    _ options: KeyboardOptions, with reader: inout ChoiceReader
  ) {
    for name in options.locales?.split(separator: ",") ?? [] {
      if let identifier = reader.readLocale(String(name)) { furtherLocales.append(identifier) }
    }
    guard let path = options.localeFile else { return }
    if options.locale != nil {
      reader.report(
        code: "locale-twice", "Only one of --locale and --locale-file can be drawn")
    }
    localeFile = .file(path)
  }

  private mutating func readDetails(_ options: RenderOptions, with reader: inout ChoiceReader) {
    hasFrame = options.frame
    if hasFrame, options.size != nil {
      reader.report(
        code: "frame-size", "--frame shows the device's own screen; leave out --size")
    }
    scale = reader.readNumber(options.scale, option: "scale", in: 0.5...8)
    size = reader.readSize(options.size)
    returnKey =
      reader.read(options.returnKey, among: Self.returnKeys, kind: "return key") ?? returnKey
    for key in options.keys?.split(separator: ",") ?? [] {
      if let key = reader.read(String(key), as: ExtraKey.self, kind: "extra key") {
        extraKeys.insert(key)
      }
    }
    keyPress = options.touch.keyPress(with: &reader)
    movesCursor = options.touch.spaceDrag
    disabledKeys = options.touch.disable?.split(separator: ",").map(String.init) ?? []
    readTyping(options, with: &reader)
    if let list = options.suggestions { suggestions = SuggestionList.parse(list) }
    toolbar = reader.read(options.toolbar, as: Toolbar.self, kind: "toolbar") ?? toolbar
    toolbarHeight = reader.readNumber(
      options.toolbarHeight, option: "toolbar-height", in: 0...1000)
  }

  /// Read the typing options, which change the defaults of suggestions and case.
  private mutating func readTyping(_ options: RenderOptions, with reader: inout ChoiceReader) {
    typedText = options.typing.text(with: &reader)
    typingStep = options.typing.step(with: &reader)
    guard options.typing.type != nil else { return }
    suggestions = []
    if options.keyboard.case == nil { keyboardCase = .auto }
  }

  private mutating func readPicture(
    _ options: RenderOptions, output: String?, with reader: inout ChoiceReader
  ) {
    emit = reader.read(options.emit, as: Emit.self, kind: "stage") ?? emit
    let suffix = emit == .image ? output.flatMap(Self.suffix) : nil
    format =
      reader.read(options.format ?? suffix, as: Format.self, kind: "picture format") ?? format
    compression =
      reader.read(options.compression, as: Compression.self, kind: "compression") ?? compression
    fonts = options.fonts
    hasMetadata = !options.noMetadata
    keepsSVGText = options.svgText
  }

  /// Cairo's limit of pixels per side.
  private static let longestSide = 32767.0

  /// The limit of pixels per picture.
  private static let mostPixels = 64_000_000.0

  private func checkSize(with reader: inout ChoiceReader) {
    guard let size, reader.problems.isEmpty else { return }
    if let problem = Self.problem(of: size, scale: scale ?? device.scale, named: "--size") {
      reader.report(problem)
    }
  }

  /// Return the error of a picture of a size in points that has too many pixels.
  static func problem(of size: Size, scale: Double, named name: String) -> Diagnostic? {
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard width * height > mostPixels || max(width, height) > longestSide else { return nil }
    return Diagnostic(
      code: "size-range",
      message: "\(name) \(size.width.plainText)x\(size.height.plainText) at scale "
        + "\(scale.plainText) has \(width.plainText)x\(height.plainText) pixels; at most 64 "
        + "million are drawn, and 32767 on a side")
  }

  /// Return the file extension of a path, or `nil` without one.
  private static func suffix(of path: String) -> String? {
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let suffix = name[name.index(after: dot)...].lowercased()
    return suffix.isEmpty ? nil : suffix
  }

  /// The default output: `<theme>-<locale>.<format>` for pictures, standard output for JSON.
  private var defaultOutput: String {
    emit == .image ? "\(themeName)-\(localeName).\(format.rawValue)" : "-"
  }

  /// The theme in file names.
  private var themeName: String {
    switch theme {
    case .builtIn(let identifier): return identifier.replacing(":", with: "-")
    case .file(let path): return Self.baseName(of: path)
    case .document(let file, _): return Self.baseName(of: file.name)
    }
  }

  /// The locale in file names.
  private var localeName: String {
    switch localeFile {
    case .file(let path): Self.baseName(of: path)
    case .document(let file): Self.baseName(of: file.name)
    case nil: locale
    }
  }

  private static func baseName(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? "theme"
    return name.hasSuffix(".json") ? String(name.dropLast(5)) : name
  }
}

extension ChoiceReader {

  /// Parse a size such as `390x264`, at least 160x120 points.
  fileprivate mutating func readSize(_ text: String?) -> RenderRequest.Size? {
    guard let text else { return nil }
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      width.isFinite, height.isFinite
    else {
      report(
        code: "size-form",
        "--size is a width and a height in points such as 390x264, "
          + "not “\(text.shortened)”")
      return nil
    }
    guard width >= 160, height >= 120 else {
      report(code: "size-range", "--size is at least 160x120 points, not \(text.shortened)")
      return nil
    }
    return RenderRequest.Size(width: width, height: height)
  }

  /// Parse a locale identifier, falling back to the supported one: `de-LI` is `de`.
  fileprivate mutating func readLocale(_ text: String?) -> String? {
    guard let text else { return nil }
    if text.isLocaleIdentifier, let found = LocaleProfile.supportedIdentifier(for: text) {
      return found
    }
    return readFolded(
      text, among: LocaleProfile.supportedIdentifiers, kind: "locale",
      listing: "kbrender list locales")
  }

  /// Parse the name or file of a theme.
  mutating func readTheme(_ text: String?) -> RenderRequest.ThemeChoice? {
    guard let text else { return nil }
    var name = ThemeName(text)
    if name.isFile { return .file(text) }
    let theme = readFolded(
      name.theme, among: KeyboardTheme.builtInIdentifiers, kind: "theme",
      listing: "kbrender list themes")
    guard let theme else { return nil }
    name.theme = theme
    return .builtIn(name.description)
  }
}

extension String {

  /// Whether this is a language code, optionally followed by a script and a region.
  fileprivate var isLocaleIdentifier: Bool {
    let subtags = split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = subtags.first, (2...3).contains(language.utf8.count), subtags.count <= 3
    else { return false }
    return subtags.allSatisfy { subtag in
      (2...4).contains(subtag.utf8.count)
        && subtag.utf8.allSatisfy {
          UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || 97...122 ~= $0 | 0x20
        }
    }
  }
}
