/// A permanent code such as `json/syntax`; `kbrender explain` prints its page of CODES.md.
public struct DiagnosticCode: Hashable, Sendable, CustomStringConvertible {
  /// The code as it is printed.
  public let name: String

  /// A code by its name.
  public init(_ name: String) { self.name = name }

  package static func golden(_ status: String) -> DiagnosticCode {
    DiagnosticCode("golden/\(status)")
  }

  /// The codes of JSON itself aren't included.
  package static let ofThemes: [DiagnosticCode] = [
    .unknownKey, .missingKey, .wrongType, .invalidValue, .invalidColor, .unsupportedVersion,
    .unknownVariable, .variableCycle, .chainDepth, .unknownThemeName, .unknownVariation,
    .unknownAction, .extendsCycle, .unreadableFile, .invalidImage, .invalidFont, .noEffect,
    .themeLimit,
  ]

  // JSON.
  package static let jsonSyntax = DiagnosticCode("json/syntax")
  package static let jsonEncoding = DiagnosticCode("json/encoding")
  package static let jsonNumber = DiagnosticCode("json/number")
  package static let jsonLimit = DiagnosticCode("json/limit")
  package static let duplicateKey = DiagnosticCode("json/duplicate-key")

  // Contents of themes and other JSON files.
  package static let unknownKey = DiagnosticCode("theme/unknown-key")
  package static let missingKey = DiagnosticCode("theme/missing-key")
  package static let wrongType = DiagnosticCode("theme/wrong-type")
  package static let invalidValue = DiagnosticCode("theme/invalid-value")
  package static let invalidColor = DiagnosticCode("theme/invalid-color")
  package static let unsupportedVersion = DiagnosticCode("theme/unsupported-version")
  package static let unknownVariable = DiagnosticCode("theme/unknown-variable")
  package static let variableCycle = DiagnosticCode("theme/variable-cycle")
  package static let unknownThemeName = DiagnosticCode("theme/unknown-name")
  package static let unknownVariation = DiagnosticCode("theme/unknown-variation")
  package static let unknownAction = DiagnosticCode("theme/unknown-action")
  package static let extendsCycle = DiagnosticCode("theme/extends-cycle")
  package static let chainDepth = DiagnosticCode("theme/chain-depth")
  package static let invalidImage = DiagnosticCode("theme/invalid-image")
  package static let invalidFont = DiagnosticCode("theme/invalid-font")
  package static let noEffect = DiagnosticCode("theme/no-effect")
  package static let themeLimit = DiagnosticCode("theme/limit")

  // Themes of other programs.
  package static let importSyntax = DiagnosticCode("import/syntax")
  package static let importLimit = DiagnosticCode("import/limit")
  package static let unknownToken = DiagnosticCode("import/unknown-token")
  package static let tokenCycle = DiagnosticCode("import/token-cycle")

  // Locale files.
  package static let localeRows = DiagnosticCode("locale/rows")
  package static let localeCallouts = DiagnosticCode("locale/callouts")

  // Arguments.
  package static let usage = DiagnosticCode("cli/usage")
  package static let quoting = DiagnosticCode("cli/quoting")
  package static let unknownName = DiagnosticCode("cli/unknown-name")
  package static let invalidArgument = DiagnosticCode("cli/invalid-argument")
  package static let outOfRange = DiagnosticCode("cli/out-of-range")
  package static let conflictingOptions = DiagnosticCode("cli/conflicting-options")
  package static let cliLimit = DiagnosticCode("cli/limit")
  package static let noCallout = DiagnosticCode("cli/no-callout")
  package static let unreachableCharacter = DiagnosticCode("cli/unreachable-character")
  package static let ambiguousOutput = DiagnosticCode("cli/ambiguous-output")
  package static let builtInTheme = DiagnosticCode("cli/built-in-theme")
  package static let shard = DiagnosticCode("cli/shard")

  // Files, libraries and the machine.
  package static let unreadableFile = DiagnosticCode("system/unreadable-file")
  package static let fileSize = DiagnosticCode("system/file-size")
  package static let existingFile = DiagnosticCode("system/existing-file")
  package static let unwritableFile = DiagnosticCode("system/unwritable-file")
  package static let outsideProject = DiagnosticCode("system/outside-project")
  package static let invalidArchive = DiagnosticCode("system/invalid-archive")
  package static let lock = DiagnosticCode("system/lock")
  package static let fileWatching = DiagnosticCode("system/file-watching")
  package static let studio = DiagnosticCode("system/studio")
  package static let missingFonts = DiagnosticCode("system/missing-fonts")
  package static let library = DiagnosticCode("system/library")
  package static let pixmanDisable = DiagnosticCode("system/pixman-disable")
  package static let slowerMeasurement = DiagnosticCode("system/slower-measurement")
  package static let failure = DiagnosticCode("system/failure")

  // Fonts.
  package static let invalidFontFolder = DiagnosticCode("font/invalid-folder")
  package static let missingGlyph = DiagnosticCode("font/missing-glyph")
  package static let unknownFamily = DiagnosticCode("font/unknown-family")
  package static let otherFamily = DiagnosticCode("font/other-family")
  package static let lighterWeight = DiagnosticCode("font/lighter-weight")

  // Images and animations.
  package static let invalidPNG = DiagnosticCode("image/invalid-png")
  package static let missingMetadata = DiagnosticCode("image/missing-metadata")
  package static let invalidBackdrop = DiagnosticCode("image/invalid-backdrop")
  package static let missingTranslation = DiagnosticCode("image/missing-translation")
  package static let textFit = DiagnosticCode("image/text-fit")
  package static let invalidAnimation = DiagnosticCode("image/invalid-animation")
  package static let animationEncoder = DiagnosticCode("image/animation-encoder")

  // Packs.
  package static let packContents = DiagnosticCode("pack/contents")
  package static let missingLicense = DiagnosticCode("pack/missing-license")
  package static let stalePreview = DiagnosticCode("pack/stale-preview")
  package static let download = DiagnosticCode("pack/download")

  // Lexicons.
  package static let missingDictionary = DiagnosticCode("lexicon/missing-dictionary")
  package static let unusableLexicon = DiagnosticCode("lexicon/unusable-file")
  package static let lexiconSource = DiagnosticCode("lexicon/source")
  package static let remoteService = DiagnosticCode("lexicon/remote-service")

  // Golden suites.
  package static let missingCases = DiagnosticCode("golden/missing-cases")
  package static let invalidCase = DiagnosticCode("golden/invalid-case")
  package static let duplicateName = DiagnosticCode("golden/duplicate-name")
  package static let goldenInputFile = DiagnosticCode("golden/input-file")
  package static let linkedFolder = DiagnosticCode("golden/linked-folder")
  package static let unusedTolerance = DiagnosticCode("golden/unused-tolerance")
  package static let workingDirectory = DiagnosticCode("golden/working-directory")
  package static let missingReason = DiagnosticCode("golden/missing-reason")
  package static let damagedGoldens = DiagnosticCode("golden/damaged-file")
  package static let mergeConflict = DiagnosticCode("golden/merge-conflict")
  package static let otherVersions = DiagnosticCode("golden/other-versions")
  package static let staleElements = DiagnosticCode("golden/stale-elements")
  package static let unnoticedDeclaration = DiagnosticCode("golden/unnoticed-declaration")
  package static let recordInCI = DiagnosticCode("golden/record-in-ci")
  package static let invalidReport = DiagnosticCode("golden/invalid-report")
  package static let staleReport = DiagnosticCode("golden/stale-report")
  package static let mixedReports = DiagnosticCode("golden/mixed-reports")
  package static let selfCheck = DiagnosticCode("golden/self-check")

  // Galleries.
  package static let missingGalleryManifest = DiagnosticCode("gallery/missing-manifest")
  package static let invalidGalleryManifest = DiagnosticCode("gallery/invalid-manifest")
  package static let linkedGalleryFile = DiagnosticCode("gallery/linked-file")
  package static let mixedGalleryParts = DiagnosticCode("gallery/mixed-parts")

  /// The code as it is printed.
  public var description: String { name }
}
