extension DiagnosticCode {

  // JSON.
  package static let jsonSyntax = DiagnosticCode("json-syntax", "A text that is not JSON.")
  package static let jsonEncoding = DiagnosticCode(
    "json-encoding", "A character that is not encoded as UTF-8 or as JSON escapes it.")
  package static let jsonNumber = DiagnosticCode(
    "json-number", "A number that is not written as in JSON, or that is too large.")
  package static let jsonLimit = DiagnosticCode(
    "json-limit", "A size, depth or number of values above a limit.")
  package static let duplicateKey = DiagnosticCode(
    "duplicate-key", "A key that an object has twice.")

  // Theme files.
  package static let unknownKey = DiagnosticCode(
    "unknown-key", "A key that is not part of the format.")
  package static let missingKey = DiagnosticCode("missing-key", "A required key that is missing.")
  package static let wrongType = DiagnosticCode("wrong-type", "A value of the wrong type.")
  package static let invalidValue = DiagnosticCode(
    "invalid-value", "An invalid value of the right type.")
  package static let invalidColor = DiagnosticCode("invalid-color", "A text that is not a color.")
  package static let unsupportedVersion = DiagnosticCode(
    "unsupported-version", "An unknown version of the format.")
  package static let unknownVariable = DiagnosticCode(
    "unknown-variable", "A reference to an undefined variable.")
  package static let variableCycle = DiagnosticCode("variable-cycle", "A cycle of variables.")
  package static let variableDepth = DiagnosticCode(
    "variable-depth", "A chain of variables that exceeds the maximum depth.")
  package static let unknownTheme = DiagnosticCode(
    "unknown-theme", "An unknown name of a built-in theme.")
  package static let unknownVariation = DiagnosticCode(
    "unknown-variation", "An unknown name of a variation.")
  package static let unknownAction = DiagnosticCode(
    "unknown-action", "An unknown name of an action.")
  package static let extendsCycle = DiagnosticCode("extends-cycle", "A cycle of extended themes.")
  package static let extendsDepth = DiagnosticCode(
    "extends-depth", "A chain of extended themes that exceeds the maximum depth.")
  package static let unreadableFile = DiagnosticCode(
    "unreadable-file", "A referenced file that can't be read.")
  package static let invalidImage = DiagnosticCode("invalid-image", "An image that can't be drawn.")
  package static let invalidFont = DiagnosticCode(
    "invalid-font", "A font file that can't be drawn with.")
  package static let noEffect = DiagnosticCode(
    "no-effect", "A rule that changes nothing, or that nothing can match; a warning.")
  package static let themeLimit = DiagnosticCode(
    "theme-limit",
    "More than 1000 variables, 500 rules, 100 variations, 4 axes, 32 images or 32 MB of files.")

  // Conversions from other formats.
  package static let yamlSyntax = DiagnosticCode("yaml-syntax", "A scheme that is not YAML.")
  package static let yamlLimit = DiagnosticCode(
    "yaml-limit", "A scheme that uses more of YAML than schemes need.")
  package static let tomlSyntax = DiagnosticCode("toml-syntax", "A file that is not TOML.")
  package static let plistSyntax = DiagnosticCode(
    "plist-syntax", "A file that is not a property list.")
  package static let unknownToken = DiagnosticCode(
    "unknown-token", "A reference to a design token that isn't there.")
  package static let tokenCycle = DiagnosticCode(
    "token-cycle", "Design tokens that refer to each other in a cycle.")

  // Locale files.
  package static let localeRows = DiagnosticCode(
    "locale-rows", "Rows of a locale file that don't fit each other.")
  package static let localeCallouts = DiagnosticCode(
    "locale-callouts", "Callouts of a locale file without a key.")

  // Arguments.
  package static let usage = DiagnosticCode("usage", "Arguments that don't follow the usage.")
  package static let quoting = DiagnosticCode(
    "quoting", "A quotation mark or a backslash that nothing follows.")
  package static let exclusiveOptions = DiagnosticCode(
    "exclusive-options", "Options that exclude or require each other.")
  package static let valueCount = DiagnosticCode("value-count", "More values than an option takes.")
  package static let sizeForm = DiagnosticCode(
    "size-form", "A size that isn't a width and a height.")
  package static let sizeRange = DiagnosticCode("size-range", "A size that can't be drawn.")
  package static let selectRange = DiagnosticCode(
    "select-range", "A selected action that the callout doesn't have.")
  package static let stepRange = DiagnosticCode("step-range", "A step after the last gesture.")
  package static let ruleRange = DiagnosticCode(
    "rule-range", "A number that no rule of the theme has.")
  package static let pressTwice = DiagnosticCode("press-twice", "Two gestures at once.")
  package static let selectAlone = DiagnosticCode(
    "select-alone", "A selected action without a callout.")
  package static let noCallout = DiagnosticCode(
    "no-callout", "A held key without secondary actions.")
  package static let stepAlone = DiagnosticCode(
    "step-alone", "A step or an option of a text that isn't typed.")
  package static let textLength = DiagnosticCode(
    "text-length", "A text that is too long to be typed.")
  package static let unreachableCharacter = DiagnosticCode(
    "unreachable-character", "A character that no key of the locale types.")
  package static let frameSize = DiagnosticCode(
    "frame-size", "A frame around a keyboard of another size.")
  package static let emojiOption = DiagnosticCode(
    "emoji-option", "An option of emojis for another keyboard.")
  package static let noEmoji = DiagnosticCode("no-emoji", "A text that is not an emoji.")
  package static let emojiCount = DiagnosticCode("emoji-count", "More recent emojis than are kept.")
  package static let localeTwice = DiagnosticCode("locale-twice", "A locale and a locale file.")
  package static let emitLayout = DiagnosticCode("emit-layout", "The layout of several themes.")
  package static let themeCount = DiagnosticCode("theme-count", "More themes than a picture shows.")
  package static let themeName = DiagnosticCode("theme-name", "A text that is no name of a theme.")
  package static let pathForm = DiagnosticCode("path-form", "A text that is no path of a value.")
  package static let urlForm = DiagnosticCode("url-form", "A text that is not a URL.")
  package static let homeForm = DiagnosticCode("home-form", "A text that is no relative path.")
  package static let repositoryForm = DiagnosticCode(
    "repository-form", "A text that is no name of a repository.")
  package static let containerForm = DiagnosticCode(
    "container-form", "A text that is no name of a container image.")
  package static let shard = DiagnosticCode(
    "shard", "A part of the work that isn't an index and a count.")
  package static let shardEnvironment = DiagnosticCode(
    "shard-environment", "A machine that doesn't tell its part of the work.")

  // Batches and watched themes.
  package static let batchOutput = DiagnosticCode(
    "batch-output", "Pictures of a batch without outputs of their own.")
  package static let batchSize = DiagnosticCode("batch-size", "A batch with too many pictures.")
  package static let watch = DiagnosticCode("watch", "Files that can't be watched.")
  package static let watchTheme = DiagnosticCode("watch-theme", "A theme that never changes.")
  package static let watchEmit = DiagnosticCode("watch-emit", "A watched theme without pictures.")
  package static let watchOutput = DiagnosticCode(
    "watch-output", "Two watched themes with one picture.")

  // Other machines.
  package static let remoteService = DiagnosticCode(
    "remote-service", "A remote service that gives no suggestions.")
  package static let download = DiagnosticCode("download", "A pack that can't be downloaded.")

  // The studio.
  package static let studio = DiagnosticCode("studio", "A studio that can't be started.")

  // Files from other people.
  package static let outsideProject = DiagnosticCode(
    "outside-project", "A file that reaches beyond its project.")

  // Files and pictures.
  package static let file = DiagnosticCode("file", "A file that can't be read.")
  package static let fileSize = DiagnosticCode("file-size", "A file that is too large.")
  package static let archive = DiagnosticCode(
    "archive", "An archive that can't be read, or that may do harm.")
  package static let pack = DiagnosticCode(
    "pack", "A pack whose manifest doesn't fit its files, or that can't be made.")
  package static let missingLicense = DiagnosticCode(
    "missing-license", "A file of a pack without a license.")
  package static let stalePreview = DiagnosticCode(
    "stale-preview", "A preview of a pack that doesn't show its theme.")
  package static let fileExists = DiagnosticCode("file-exists", "A file that would be lost.")
  package static let projectExists = DiagnosticCode(
    "project-exists", "A file of a project that would be lost.")
  package static let folder = DiagnosticCode("folder", "A folder that can't be read.")
  package static let lock = DiagnosticCode("lock", "A folder that can't be locked.")
  package static let output = DiagnosticCode("output", "A file that can't be written.")
  package static let png = DiagnosticCode("png", "A file that is not a PNG file.")
  package static let metadata = DiagnosticCode(
    "metadata", "A picture that doesn't tell how it was rendered.")
  package static let fonts = DiagnosticCode("fonts", "A folder of fonts that can't be used.")
  package static let backdrop = DiagnosticCode("backdrop", "A backdrop that can't be drawn.")
  package static let messages = DiagnosticCode(
    "messages", "A language without default messages.")
  package static let film = DiagnosticCode(
    "film", "A film that the program ffmpeg has to write, and can't.")
  package static let filmSize = DiagnosticCode(
    "film-size", "A film that is larger than its limit.")
  package static let missingTranslation = DiagnosticCode(
    "missing-translation", "A text of a set of pictures that a language lacks.")
  package static let textFit = DiagnosticCode(
    "text-fit", "A text that is too long for its picture.")
  package static let animation = DiagnosticCode("animation", "An animation that can't be written.")

  // Fonts and libraries.
  package static let missingFonts = DiagnosticCode(
    "missing-fonts", "A machine without the fonts of keyboards.")
  package static let missingGlyph = DiagnosticCode(
    "missing-glyph", "A character that no font has.")
  package static let unknownFamily = DiagnosticCode(
    "unknown-family", "A font family that no file has.")
  package static let otherFamily = DiagnosticCode(
    "other-family", "A font family that lacks characters, which another one draws.")
  package static let lighterWeight = DiagnosticCode(
    "lighter-weight", "A font family without a weight for some letters.")
  package static let library = DiagnosticCode("library", "A library that can't draw or encode.")
  package static let pixmanDisable = DiagnosticCode(
    "pixman-disable", "A variable of the environment that changes colors.")
  package static let failure = DiagnosticCode("failure", "An error without a code of its own.")

  // Lexicons.
  package static let noDictionary = DiagnosticCode(
    "no-dictionary", "A locale without a known dictionary.")
  package static let noLexicon = DiagnosticCode("no-lexicon", "A lexicon that has not been built.")
  package static let damagedLexicon = DiagnosticCode(
    "damaged-lexicon", "A lexicon whose file is damaged.")
  package static let unreadableLexicon = DiagnosticCode(
    "unreadable-lexicon", "A lexicon whose file can't be read.")
  package static let lexiconSource = DiagnosticCode(
    "lexicon-source", "A dictionary that no lexicon can be built from.")

  // Golden suites.
  package static let snapshots = DiagnosticCode("snapshots", "Cases that don't exist.")
  package static let snapshot = DiagnosticCode(
    "snapshot", "A case that is not one line of arguments.")
  package static let matrixSize = DiagnosticCode("matrix-size", "A matrix with too many cases.")
  package static let matrixFormat = DiagnosticCode(
    "matrix-format", "A matrix with other results than PNG pictures.")
  package static let duplicateName = DiagnosticCode(
    "duplicate-name", "Cases whose names are one on some file systems.")
  package static let linkedFolder = DiagnosticCode(
    "linked-folder", "A link to a folder, whose cases aren't run.")
  package static let unusedRule = DiagnosticCode("unused-rule", "A tolerance of no case.")
  package static let workingDirectory = DiagnosticCode(
    "working-directory", "A path of a case that is relative to the working directory.")
  package static let missingReason = DiagnosticCode(
    "missing-reason", "A tolerance without a reason.")
  package static let hashes = DiagnosticCode("hashes", "A line of a file of digests that is none.")
  package static let manifest = DiagnosticCode(
    "manifest", "A file that isn't a manifest of goldens.")
  package static let conflict = DiagnosticCode(
    "conflict", "A file of goldens with the markers of a conflict of git.")
  package static let mixedGoldens = DiagnosticCode(
    "mixed-goldens", "Goldens that were drawn with other versions.")
  package static let otherVersions = DiagnosticCode(
    "other-versions", "Goldens that differ, and that other fonts or libraries drew; a warning.")
  package static let staleElements = DiagnosticCode(
    "stale-elements", "Goldens with equal pixels and another list of elements; a warning.")
  package static let unnoticed = DiagnosticCode(
    "unnoticed-declaration",
    "A declaration of a theme that no golden would notice to change; a warning.")
  package static let goldenInput = DiagnosticCode(
    "golden-input", "A golden in the place of a file that its case reads.")
  package static let recordInCI = DiagnosticCode(
    "record-in-ci", "Goldens that continuous integration would record.")
  package static let dryRun = DiagnosticCode("dry-run", "A rehearsal of nothing.")
  package static let report = DiagnosticCode(
    "report", "A file that isn't a report of golden cases.")
  package static let staleReport = DiagnosticCode(
    "stale-report", "A picture of a report that is about other files or another golden.")
  package static let acceptNothing = DiagnosticCode(
    "accept-nothing", "Accepting without a name or a cause.")
  package static let merge = DiagnosticCode("merge", "Reports that are not parts of one run.")
  package static let selfCheck = DiagnosticCode(
    "self-check", "A comparison of pictures that doesn't find differences.")

  // Galleries.
  package static let galleryMissing = DiagnosticCode(
    "gallery-missing", "A folder without a gallery.")
  package static let galleryManifest = DiagnosticCode(
    "gallery-manifest", "A file that isn't the manifest of a gallery.")
  package static let galleryPath = DiagnosticCode(
    "gallery-path", "A path that no file of a gallery has.")
  package static let galleryLink = DiagnosticCode(
    "gallery-link", "A file of a gallery that is a link, or in one.")
  package static let galleryForeign = DiagnosticCode(
    "gallery-foreign", "A file that the gallery would overwrite.")
  package static let galleryMerge = DiagnosticCode(
    "gallery-merge", "Parts that don't make up a gallery.")

  // Benchmarks.
  package static let slower = DiagnosticCode("slower", "A measurement that is slower than before.")
  package static let listLine = DiagnosticCode(
    "list-line", "A line that is not a typed and a meant word.")
  package static let settings = DiagnosticCode("settings", "A setting that can't be stored.")
}
