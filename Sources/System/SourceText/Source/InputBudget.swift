/// Limits on the cost of reading an input, which may come from a stranger.
///
/// All are in the table below, where that cost can be judged; errors name place and bound.
public struct InputBudget: Hashable, Sendable {

  /// The size of the input, or of what a program writes.
  public var bytes: Int

  /// The nesting of values, or the length of a chain of references; at most 512 for JSON.
  public var depth: Int

  /// The values of a document, keys not counted, or the entries of a list.
  public var values: Int

  /// The bytes of a single text.
  public var text: Int

  /// Repetitions of work, such as references and alternatives; a short input can multiply them.
  public var steps: Int

  /// The pixels of a picture.
  public var pixels: Int

  /// The running time of a program.
  public var seconds: Double

  /// Bounds; those that don't concern an input are without effect.
  public init(
    bytes: Int = 16 << 20, depth: Int = 64, values: Int = 1_000_000, text: Int = .max,
    steps: Int = 1_000_000, pixels: Int = 64 << 20, seconds: Double = 30
  ) {
    self.bytes = bytes
    self.depth = depth
    self.values = values
    self.text = text
    self.steps = steps
    self.pixels = pixels
    self.seconds = seconds
  }

  /// Any text.
  public static let text = InputBudget()

  // Themes and what they are made from.

  /// An embedded image of 8 MB has 11 MB in base64.
  package static let theme = InputBudget(bytes: 12 << 20, depth: 32, values: 50_000, text: 64 << 10)

  /// A color: code points, and depth of functions.
  package static let color = InputBudget(depth: 16, text: 1000)

  package static let tokens = InputBudget(
    bytes: 4 << 20, depth: 24, values: 100_000, text: 64 << 10)

  /// The tokens of a file, the groups and tokens that lead from one to another, and how often they do.
  package static let tokenReferences = InputBudget(depth: 64, values: 10_000, steps: 200_000)

  /// Files of tokens read together: their bytes, the depth of folders, and their number.
  package static let tokenFiles = InputBudget(bytes: 16 << 20, depth: 8, values: 500)

  /// A folder whose files become themes: depth of folders, and files.
  package static let importedFolder = InputBudget(depth: 8, values: 5_000)

  /// A theme of another program in JSON, which may have pictures in base64.
  package static let palette = InputBudget(
    bytes: 12 << 20, depth: 24, values: 50_000, text: 12 << 20)

  package static let propertyList = InputBudget(
    bytes: 1 << 20, depth: 16, values: 20_000, text: 64 << 10)

  /// A scheme of colors, which has 1 kB; steps are values and bytes with aliases.
  package static let scheme = InputBudget(bytes: 64 << 10, depth: 16, steps: 256 << 10)

  /// A keyboard of a skin, which has 80 kB, and 120 kB with its aliases; a key has at most 100 styles.
  package static let skin = InputBudget(bytes: 512 << 10, depth: 32, values: 100, steps: 512 << 10)

  /// The rules for keys in all stylesheets of an extension, and the codes of keys in one of them and in all.
  package static let stylesheet = InputBudget(values: 120, text: 256, steps: 2000)

  /// A drawing: its elements, their depth, the bytes of a value, and the segments of all paths.
  package static let vector = InputBudget(
    bytes: 512 << 10, depth: 64, values: 5000, text: 256 << 10, steps: 20_000)

  /// Crossings of a drawing, and of all drawings of a theme; 10 million take a second.
  package static let crossings = InputBudget(values: 8_000_000, steps: 16_000_000)

  /// Crossings of a drawing, which each of its keys draws as paths.
  package static let pathCrossings = InputBudget(values: 1_000_000)

  package static let locale = InputBudget(bytes: 1 << 20, depth: 8, values: 50_000)

  package static let settings = InputBudget(bytes: 1 << 20)

  /// Folders of an editor: bytes of the files that are read, depth of folders, items in them, files.
  package static let workspace = InputBudget(
    bytes: 64 << 20, depth: 12, values: 20_000, steps: 1000)

  /// The journal of a theme in the studio, which is written anew before it is half as large.
  package static let studioJournal = InputBudget(bytes: 64 << 20)

  /// The file of a remote service.
  package static let remoteConfiguration = InputBudget(
    bytes: 256 << 10, depth: 24, values: 5000, text: 64 << 10)

  /// The answer of a remote service, which reads no more of it.
  package static let remoteAnswer = InputBudget(bytes: 1 << 20, depth: 32, values: 50_000)

  /// Archives: bytes, parts of a name, entries, bytes of a name and unpacked bytes, at 5 Mbit/s.
  package static let archive = InputBudget(
    bytes: 64 << 20, depth: 7, values: 2000, text: 240, steps: 128 << 20, seconds: 120)

  /// An unpacked file of an archive, and how many times the packed one it may be.
  package static let archiveEntry = InputBudget(bytes: 32 << 20, steps: 200)

  /// Files in a folder of packs, each with the budget of archives.
  package static let packFolder = InputBudget(values: 5000)

  package static let packManifest = InputBudget(
    bytes: 1 << 20, depth: 5, values: 20_000, text: 8 << 10)

  /// A message of an editor, with its header.
  package static let message = InputBudget(bytes: 32 << 20, depth: 128)

  // Pictures, and what accompanies them.

  package static let picture = InputBudget(bytes: 256 << 20)

  package static let backdrop = InputBudget(bytes: 64 << 20, pixels: 16_000_000)

  /// The messages on a screen.
  package static let messages = InputBudget(bytes: 1 << 20, depth: 8, values: 5000, text: 8 << 10)

  /// Gestures: 2000 values are the log of a minute, steps are taps, characters and repetitions.
  package static let gestures = InputBudget(
    bytes: 4 << 20, depth: 6, values: 200_000, text: 8 << 10, steps: 10_000)

  /// A set of pictures of a store, or its texts in a language.
  package static let storeSet = InputBudget(
    bytes: 1 << 20, depth: 10, values: 20_000, text: 8 << 10)

  package static let storedFiles = InputBudget(bytes: 4 << 20)

  /// Elements stored in a picture.
  package static let elements = InputBudget(bytes: 4 << 20, depth: 8, values: 200_000)

  /// A line of arguments, which expands to at most as many lines, and their bytes.
  package static let arguments = InputBudget(bytes: 1 << 20, values: 20_000, steps: 16 << 20)

  /// A line of a client, the bytes of an image in its answer, and the time for either.
  package static let requestLine = InputBudget(
    bytes: 4 << 20, depth: 33, values: 60_000, text: 64 << 10, steps: 8 << 20, seconds: 60)

  package static let mutations = InputBudget(bytes: 32 << 20, depth: 8)

  package static let goldenSettings = InputBudget(bytes: 1 << 20, depth: 8)

  /// A scene or layout that is compared with a former one; a page of emojis has 20,000 values.
  package static let scene = InputBudget(bytes: 32 << 20, values: 1_000_000)

  /// The report of a part of a run.
  package static let report = InputBudget(bytes: 256 << 20)

  package static let galleryManifest = InputBudget(bytes: 32 << 20, depth: 4)

  package static let figures = InputBudget(bytes: 1 << 20, depth: 8)

  // Dictionaries, and programs of the machine.

  /// The lexicon of Polish, the largest of all, has 10 MB.
  package static let lexicon = InputBudget(bytes: 64 << 20)

  /// The list of Turkish has 10 MB; checking the words of Hebrew takes the longest.
  package static let dictionary = InputBudget(bytes: 64 << 20, steps: 30_000_000, seconds: 600)

  /// All forms of the words of a dictionary, up to 60 MB.
  package static let wordForms = InputBudget(bytes: 256 << 20, steps: 200_000_000, seconds: 600)

  /// Affixes of a lexicon (Hungarian: 2 MB), and rules to try for a word (usually some hundred).
  package static let wordForm = InputBudget(bytes: 4 << 20, steps: 100_000)

  package static let wordCounts = InputBudget(bytes: 64 << 20, seconds: 120)

  /// Folders of texts: bytes, depth, files, bytes of one, words and pairs.
  package static let texts = InputBudget(
    bytes: 256 << 20, depth: 12, values: 50_000, text: 16 << 20, steps: 4_000_000)

  /// Words that a user learned or ignores in a language.
  package static let ownWords = InputBudget(values: 5000)

  package static let program = InputBudget(bytes: 1 << 20)

  /// A line of the program that asks remote services, whose slowest answer takes six attempts of a minute.
  package static let helper = InputBudget(bytes: 4 << 20, seconds: 400)

  /// A film, and the time in which a program encodes it.
  package static let film = InputBudget(bytes: 512 << 20, seconds: 600)

  /// A part of the project's site.
  package static let sitePart = InputBudget(bytes: 64 << 20, seconds: 120)
}
