internal import CPangoCairo
internal import KeyboardDrawing
internal import SourceText
internal import Synchronization

/// The font files of a configuration, loaded once per process and shared, unless files are added.
struct FontFiles: ~Copyable {

  let pointer: OpaquePointer
  private(set) var added: [MemoryFile] = []

  private init(owned pointer: OpaquePointer) { self.pointer = pointer }

  private static func pointer(to address: UInt) throws(CairoError) -> OpaquePointer {
    guard let pointer = OpaquePointer(bitPattern: address) else {
      throw .drawing("fontconfig rejects the font configuration")
    }
    return pointer
  }

  /// The first configuration becomes fontconfig's default, or Pango would load the machine's.
  init(_ configuration: FontConfiguration) throws(CairoError) {
    let address = Self.loaded.withLock { loaded in
      if let known = loaded.first(where: { $0.configuration == configuration }) {
        return known.address
      }
      let address = Self.load(configuration)
      if address != 0 {
        if loaded.isEmpty { FcConfigSetCurrent(OpaquePointer(bitPattern: address)) }
        loaded.append((configuration, address))
      }
      return address
    }
    self.init(owned: try Self.pointer(to: address))
    FcConfigReference(pointer)
  }

  init(copying configuration: FontConfiguration) throws(CairoError) {
    self.init(owned: try Self.pointer(to: Self.load(configuration)))
  }

  deinit { FcConfigDestroy(pointer) }

  mutating func add(_ family: FontFamily, as name: String) throws(CairoError) {
    guard let fonts = FcConfigGetFonts(pointer, FcSetSystem) else { return }
    for file in family.files {
      let memory = try MemoryFile(file.bytes)
      let pattern = try FontPattern.make(file) { pattern throws(CairoError) in
        try pattern.pattern(path: memory.path, family: name)
      }
      FcFontSetAdd(fonts, pattern)
      added.append(memory)
    }
  }

  // Each address has one reference; configurations of fontconfig are thread-safe.
  private static let loaded = Mutex<[(configuration: FontConfiguration, address: UInt)]>([])

  private static func load(_ configuration: FontConfiguration) -> UInt {
    LibraryEnvironment.pin()
    guard let pointer = FcConfigCreate() else { return 0 }
    let parsed = configuration.document.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: 1) {
        FcConfigParseAndLoadFromMemory(pointer, $0, FcBool(1))
      }
    }
    guard parsed != 0, FcConfigBuildFonts(pointer) != 0 else {
      FcConfigDestroy(pointer)
      return 0
    }
    // Files of an added folder replace others with the same name, which may be older releases.
    let files = patterns(of: pointer).compactMap { text(FC_FILE, of: $0) }
    let added = Set(files.filter(configuration.isAdded).map { FilePath($0).name })
    removeFonts(of: pointer) { path in
      !configuration.accepts(path)
        || !configuration.isAdded(path) && added.contains(FilePath(path).name)
    }
    return UInt(bitPattern: pointer)
  }

  private static func patterns(of configuration: OpaquePointer) -> [OpaquePointer] {
    guard let set = FcConfigGetFonts(configuration, FcSetSystem) else { return [] }
    return (0..<Int(set.pointee.nfont)).compactMap { set.pointee.fonts[$0] }
  }

  /// Removes the fonts of certain files: fontconfig's own patterns take 5 % of a first picture.
  private static func removeFonts(
    of configuration: OpaquePointer, where isRemoved: (String) -> Bool
  ) {
    guard let set = FcConfigGetFonts(configuration, FcSetSystem) else { return }
    var count: Int32 = 0
    for index in 0..<Int(set.pointee.nfont) {
      guard let pattern = set.pointee.fonts[index] else { continue }
      if let file = text(FC_FILE, of: pattern), !isRemoved(file) {
        set.pointee.fonts[Int(count)] = pattern
        count += 1
      } else {
        FcPatternDestroy(pattern)
      }
    }
    set.pointee.nfont = count
  }

  var faces: [FontFace] {
    let faces = Self.patterns(of: pointer).compactMap { pattern -> FontFace? in
      guard let file = Self.text(FC_FILE, of: pattern),
        let family = Self.text(FC_FAMILY, of: pattern)
      else { return nil }
      return FontFace(
        family: family, file: file, release: Self.release(of: pattern),
        postscriptName: Self.text(FC_POSTSCRIPT_NAME, of: pattern) ?? "",
        weight: Self.weight(of: pattern), isItalic: Self.isItalic(pattern))
    }
    return faces.sorted { ($0.file, $0.family) < ($1.file, $1.family) }
  }

  /// Returns the revision, a number with 16 binary places, to a thousandth as makers write it.
  private static func release(of pattern: OpaquePointer) -> String {
    var version: Int32 = 0
    guard FcPatternGetInteger(pattern, FC_FONTVERSION, 0, &version) == FcResultMatch, version > 0
    else { return "0" }
    let thousandths = (Int(version) * 1000 + 1 << 15) >> 16
    let digits = String(thousandths % 1000 + 1000).dropFirst()
    return "\(thousandths / 1000).\(digits)"
  }

  /// Returns the weight from 1 to 1000; variable fonts count as regular.
  private static func weight(of pattern: OpaquePointer) -> Int {
    var weight = 0.0
    guard FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight) == FcResultMatch else { return 400 }
    return Int(FcWeightToOpenTypeDouble(weight).rounded())
  }

  private static func isItalic(_ pattern: OpaquePointer) -> Bool {
    var slant: Int32 = 0
    return FcPatternGetInteger(pattern, FC_SLANT, 0, &slant) == FcResultMatch && slant > 0
  }

  private static func text(_ property: String, of pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, property, 0, &value) == FcResultMatch else { return nil }
    return value.map { String(cString: $0) }
  }
}

/// Family of a font with its file and release.
package struct FontFace: Hashable, Sendable {

  package var family: String
  package var file: String
  package var release: String

  /// The name of this font alone, such as `NotoSerif-Bold`, by which iOS finds it.
  package var postscriptName = ""

  /// From 1 to 1000.
  package var weight = 400

  package var isItalic = false
}
