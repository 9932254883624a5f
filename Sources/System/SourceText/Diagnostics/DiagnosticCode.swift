/// A permanent code such as `json-syntax`; `kbrender explain` prints its page of CODES.md.
public struct DiagnosticCode: Hashable, Sendable, CustomStringConvertible {
  /// The code as it is printed.
  public let name: String

  /// A code by its name.
  public init(_ name: String) {
    self.name = name
  }

  package static func unknown(_ kind: String) -> DiagnosticCode {
    DiagnosticCode("unknown-\(kind.replacing(" ", with: "-"))")
  }

  package static func range(of option: String) -> DiagnosticCode {
    DiagnosticCode("\(option)-range")
  }

  package static func empty(_ option: String) -> DiagnosticCode {
    DiagnosticCode("\(option)-empty")
  }

  package static func golden(_ status: String) -> DiagnosticCode {
    DiagnosticCode("golden-\(status)")
  }

  /// The codes of JSON itself aren't included.
  package static let ofThemes: [DiagnosticCode] = [
    .unknownKey, .missingKey, .wrongType, .invalidValue, .invalidColor, .unsupportedVersion,
    .unknownVariable, .variableCycle, .variableDepth, .unknownTheme, .unknownVariation,
    .unknownAction, .extendsCycle, .extendsDepth, .unreadableFile, .invalidImage, .invalidFont,
    .noEffect,
    .themeLimit,
  ]

  // JSON.
  package static let jsonSyntax = DiagnosticCode("json-syntax")
  package static let jsonEncoding = DiagnosticCode("json-encoding")
  package static let jsonNumber = DiagnosticCode("json-number")
  package static let jsonLimit = DiagnosticCode("json-limit")
  package static let duplicateKey = DiagnosticCode("duplicate-key")

  // Theme files.
  package static let unknownKey = DiagnosticCode("unknown-key")
  package static let missingKey = DiagnosticCode("missing-key")
  package static let wrongType = DiagnosticCode("wrong-type")
  package static let invalidValue = DiagnosticCode("invalid-value")
  package static let invalidColor = DiagnosticCode("invalid-color")
  package static let unsupportedVersion = DiagnosticCode("unsupported-version")
  package static let unknownVariable = DiagnosticCode("unknown-variable")
  package static let variableCycle = DiagnosticCode("variable-cycle")
  package static let variableDepth = DiagnosticCode("variable-depth")
  package static let unknownTheme = DiagnosticCode("unknown-theme")
  package static let unknownVariation = DiagnosticCode("unknown-variation")
  package static let unknownAction = DiagnosticCode("unknown-action")
  package static let extendsCycle = DiagnosticCode("extends-cycle")
  package static let extendsDepth = DiagnosticCode("extends-depth")
  package static let unreadableFile = DiagnosticCode("unreadable-file")
  package static let invalidImage = DiagnosticCode("invalid-image")
  package static let invalidFont = DiagnosticCode("invalid-font")
  package static let noEffect = DiagnosticCode("no-effect")
  package static let themeLimit = DiagnosticCode("theme-limit")

  // Conversions from other formats.
  package static let yamlSyntax = DiagnosticCode("yaml-syntax")
  package static let yamlLimit = DiagnosticCode("yaml-limit")
  package static let tomlSyntax = DiagnosticCode("toml-syntax")
  package static let plistSyntax = DiagnosticCode("plist-syntax")
  package static let unknownToken = DiagnosticCode("unknown-token")
  package static let tokenCycle = DiagnosticCode("token-cycle")

  // Locale files.
  package static let localeRows = DiagnosticCode("locale-rows")
  package static let localeCallouts = DiagnosticCode("locale-callouts")

  // Arguments.
  package static let usage = DiagnosticCode("usage")
  package static let quoting = DiagnosticCode("quoting")
  package static let exclusiveOptions = DiagnosticCode("exclusive-options")
  package static let valueCount = DiagnosticCode("value-count")
  package static let sizeForm = DiagnosticCode("size-form")
  package static let sizeRange = DiagnosticCode("size-range")
  package static let selectRange = DiagnosticCode("select-range")
  package static let stepRange = DiagnosticCode("step-range")
  package static let ruleRange = DiagnosticCode("rule-range")
  package static let pressTwice = DiagnosticCode("press-twice")
  package static let selectAlone = DiagnosticCode("select-alone")
  package static let noCallout = DiagnosticCode("no-callout")
  package static let stepAlone = DiagnosticCode("step-alone")
  package static let textLength = DiagnosticCode("text-length")
  package static let unreachableCharacter = DiagnosticCode("unreachable-character")
  package static let frameSize = DiagnosticCode("frame-size")
  package static let emojiOption = DiagnosticCode("emoji-option")
  package static let noEmoji = DiagnosticCode("no-emoji")
  package static let emojiCount = DiagnosticCode("emoji-count")
  package static let localeTwice = DiagnosticCode("locale-twice")
  package static let emitLayout = DiagnosticCode("emit-layout")
  package static let themeCount = DiagnosticCode("theme-count")
  package static let themeName = DiagnosticCode("theme-name")
  package static let pathForm = DiagnosticCode("path-form")
  package static let urlForm = DiagnosticCode("url-form")
  package static let homeForm = DiagnosticCode("home-form")
  package static let repositoryForm = DiagnosticCode("repository-form")
  package static let containerForm = DiagnosticCode("container-form")
  package static let shard = DiagnosticCode("shard")
  package static let shardEnvironment = DiagnosticCode("shard-environment")

  // Batches and watched themes.
  package static let batchOutput = DiagnosticCode("batch-output")
  package static let batchSize = DiagnosticCode("batch-size")
  package static let watch = DiagnosticCode("watch")
  package static let watchTheme = DiagnosticCode("watch-theme")
  package static let watchEmit = DiagnosticCode("watch-emit")
  package static let watchOutput = DiagnosticCode("watch-output")

  // Other machines.
  package static let remoteService = DiagnosticCode("remote-service")
  package static let download = DiagnosticCode("download")

  // The studio.
  package static let studio = DiagnosticCode("studio")

  // Files from other people.
  package static let outsideProject = DiagnosticCode("outside-project")

  // Files and pictures.
  package static let file = DiagnosticCode("file")
  package static let fileSize = DiagnosticCode("file-size")
  package static let archive = DiagnosticCode("archive")
  package static let pack = DiagnosticCode("pack")
  package static let missingLicense = DiagnosticCode("missing-license")
  package static let stalePreview = DiagnosticCode("stale-preview")
  package static let fileExists = DiagnosticCode("file-exists")
  package static let projectExists = DiagnosticCode("project-exists")
  package static let folder = DiagnosticCode("folder")
  package static let lock = DiagnosticCode("lock")
  package static let output = DiagnosticCode("output")
  package static let png = DiagnosticCode("png")
  package static let metadata = DiagnosticCode("metadata")
  package static let fonts = DiagnosticCode("fonts")
  package static let backdrop = DiagnosticCode("backdrop")
  package static let messages = DiagnosticCode("messages")
  package static let film = DiagnosticCode("film")
  package static let filmSize = DiagnosticCode("film-size")
  package static let missingTranslation = DiagnosticCode("missing-translation")
  package static let textFit = DiagnosticCode("text-fit")
  package static let animation = DiagnosticCode("animation")

  // Fonts and libraries.
  package static let missingFonts = DiagnosticCode("missing-fonts")
  package static let missingGlyph = DiagnosticCode("missing-glyph")
  package static let unknownFamily = DiagnosticCode("unknown-family")
  package static let otherFamily = DiagnosticCode("other-family")
  package static let lighterWeight = DiagnosticCode("lighter-weight")
  package static let library = DiagnosticCode("library")
  package static let pixmanDisable = DiagnosticCode("pixman-disable")
  package static let failure = DiagnosticCode("failure")

  // Lexicons.
  package static let noDictionary = DiagnosticCode("no-dictionary")
  package static let noLexicon = DiagnosticCode("no-lexicon")
  package static let damagedLexicon = DiagnosticCode("damaged-lexicon")
  package static let unreadableLexicon = DiagnosticCode("unreadable-lexicon")
  package static let lexiconSource = DiagnosticCode("lexicon-source")

  // Golden suites.
  package static let snapshots = DiagnosticCode("snapshots")
  package static let snapshot = DiagnosticCode("snapshot")
  package static let matrixSize = DiagnosticCode("matrix-size")
  package static let matrixFormat = DiagnosticCode("matrix-format")
  package static let duplicateName = DiagnosticCode("duplicate-name")
  package static let linkedFolder = DiagnosticCode("linked-folder")
  package static let unusedRule = DiagnosticCode("unused-rule")
  package static let workingDirectory = DiagnosticCode("working-directory")
  package static let missingReason = DiagnosticCode("missing-reason")
  package static let hashes = DiagnosticCode("hashes")
  package static let manifest = DiagnosticCode("manifest")
  package static let conflict = DiagnosticCode("conflict")
  package static let mixedGoldens = DiagnosticCode("mixed-goldens")
  package static let otherVersions = DiagnosticCode("other-versions")
  package static let staleElements = DiagnosticCode("stale-elements")
  package static let unnoticed = DiagnosticCode("unnoticed-declaration")
  package static let goldenInput = DiagnosticCode("golden-input")
  package static let recordInCI = DiagnosticCode("record-in-ci")
  package static let report = DiagnosticCode("report")
  package static let staleReport = DiagnosticCode("stale-report")
  package static let acceptNothing = DiagnosticCode("accept-nothing")
  package static let merge = DiagnosticCode("merge")
  package static let selfCheck = DiagnosticCode("self-check")

  // Galleries.
  package static let galleryMissing = DiagnosticCode("gallery-missing")
  package static let galleryManifest = DiagnosticCode("gallery-manifest")
  package static let galleryPath = DiagnosticCode("gallery-path")
  package static let galleryLink = DiagnosticCode("gallery-link")
  package static let galleryForeign = DiagnosticCode("gallery-foreign")
  package static let galleryMerge = DiagnosticCode("gallery-merge")

  // Benchmarks.
  package static let slower = DiagnosticCode("slower")
  package static let settings = DiagnosticCode("settings")

  /// The code as it is printed.
  public var description: String { name }
}
