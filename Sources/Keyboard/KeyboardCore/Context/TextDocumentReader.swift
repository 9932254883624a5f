public import Foundation

/// Access to the part of a text around the cursor; a paragraph ends with its line break.
public protocol TextDocumentReader: AnyObject, SendableMetatype {

  var documentContextBeforeInput: String? { get }

  /// The text after the cursor or the selection, or `nil` if it is unavailable.
  var documentContextAfterInput: String? { get }

  /// The selected text, or `nil` if nothing is selected.
  var selectedText: String? { get }

  /// Whether the cursor is moved to read the whole text, during which nothing is suggested.
  var isReadingFullDocumentContext: Bool { get set }

  /// Moves the cursor by a number of UTF-16 code units, backward if negative.
  func adjustTextPosition(byCharacterOffset offset: Int)
}

/// How a whole text is read.
public struct TextDocumentReaderConfiguration {

  /// The longest text before or after the cursor in UTF-16 code units (default: 100,000).
  public var maximumLength: Int

  /// The edge where a selection collapses before reading, or `nil` to throw if there is one.
  public var selectionEdge: Keyboard.TextSelectionEdge?

  /// Waits after each move of the cursor until the text around it is up to date.
  public var wait: () async -> Void

  /// Creates a configuration, by default for texts that follow the cursor at once.
  public init(
    maximumLength: Int = 100_000, selectionEdge: Keyboard.TextSelectionEdge? = nil,
    wait: @escaping () async -> Void = {}
  ) {
    self.maximumLength = maximumLength
    self.selectionEdge = selectionEdge
    self.wait = wait
  }
}

extension Keyboard {

  /// An edge of a selected text (source: the release notes of KeyboardKit 10.1.1 and 10.6).
  public enum TextSelectionEdge: String, CaseIterable, Sendable {
    case leading, trailing
  }
}

/// A whole text, at its cursor.
public struct TextDocumentReaderResult: Hashable, Sendable {

  /// The text before the cursor.
  public let fullDocumentContextBeforeInput: String

  /// The text after the cursor.
  public let fullDocumentContextAfterInput: String

  /// The whole text.
  public var fullDocumentContext: String {
    fullDocumentContextBeforeInput + fullDocumentContextAfterInput
  }
}

/// An error that prevents reading a whole text.
public enum TextDocumentReaderError: String, LocalizedError, CaseIterable {

  case alreadyReading, hasSelection, tooLong

  /// The error in words.
  public var errorDescription: String? {
    switch self {
    case .alreadyReading: "The text is being read already."
    case .hasSelection: "A text is selected, which reading would deselect."
    case .tooLong: "The text is longer than the reader allows."
    }
  }
}

extension TextDocumentReader {

  /// Reads the whole text by moving the cursor through it and back.
  ///
  /// - Throws: An error if a text is selected, too long or being read already.
  public nonisolated(nonsending) func fullDocumentContext(
    _ configuration: TextDocumentReaderConfiguration = .init()
  ) async throws(TextDocumentReaderError) -> TextDocumentReaderResult {
    guard !isReadingFullDocumentContext else { throw .alreadyReading }
    guard selectedText?.isEmpty ?? true || configuration.selectionEdge != nil else {
      throw .hasSelection
    }
    isReadingFullDocumentContext = true
    defer { isReadingFullDocumentContext = false }
    if let edge = configuration.selectionEdge, selectedText?.isEmpty == false {
      deselectSelectedText(at: edge)
      await configuration.wait()
    }
    let before = try await read(-1, configuration)
    let after = try await read(1, configuration)
    return TextDocumentReaderResult(
      fullDocumentContextBeforeInput: before.reversed().joined(),
      fullDocumentContextAfterInput: after.joined())
  }

  /// Puts the cursor at an edge of the selection, if there is one.
  ///
  /// Text fields collapse a selection when the cursor moves; it then goes back by a character.
  ///
  /// ```swift
  /// let document = InMemoryTextDocument("I ", selection: "am", textAfter: " here")
  /// document.deselectSelectedText(at: .leading)
  /// document.documentContextBeforeInput  // → "I "
  /// ```
  public func deselectSelectedText(at edge: Keyboard.TextSelectionEdge = .trailing) {
    guard selectedText?.isEmpty == false else { return }
    let passed =
      edge == .leading
      ? documentContextBeforeInput?.last : documentContextAfterInput?.first
    let step = edge == .leading ? -1 : 1
    adjustTextPosition(byCharacterOffset: step)
    guard let passed else { return }
    adjustTextPosition(byCharacterOffset: -step * String(passed).utf16.count)
  }

  /// Returns the parts of the text on one side of the cursor, the nearest first.
  private nonisolated(nonsending) func read(
    _ direction: Int, _ configuration: TextDocumentReaderConfiguration
  ) async throws(TextDocumentReaderError) -> [String] {
    var parts: [String] = []
    var length = 0
    while length <= configuration.maximumLength {
      let part = direction < 0 ? documentContextBeforeInput : documentContextAfterInput
      guard let part, !part.isEmpty else { break }
      parts.append(part)
      length += part.utf16.count
      adjustTextPosition(byCharacterOffset: direction * part.utf16.count)
      await configuration.wait()
    }
    adjustTextPosition(byCharacterOffset: -direction * length)
    await configuration.wait()
    guard length <= configuration.maximumLength else { throw .tooLong }
    return parts
  }
}
