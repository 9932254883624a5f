import KeyboardDocuments

/// The abilities that the server tells the client of.
enum ServerCapabilities {

  /// Return the capabilities with the encoding of positions that was agreed on.
  static func json(encoding: PositionEncoding) -> JSONText {
    [
      "positionEncoding": .string(encoding.rawValue),
      // Changes come as edits of ranges.
      "textDocumentSync": ["openClose": true, "change": 2, "save": true],
      "completionProvider": [
        "triggerCharacters": ["\"", "{", "(", ":", " ", ",", "."], "resolveProvider": false,
      ],
      "hoverProvider": true,
      "definitionProvider": true,
      "referencesProvider": true,
      "renameProvider": ["prepareProvider": true],
      "documentSymbolProvider": true,
      "documentLinkProvider": ["resolveProvider": false],
      "foldingRangeProvider": true,
      "colorProvider": true,
      "documentFormattingProvider": true,
      "documentRangeFormattingProvider": true,
      "codeActionProvider": ["codeActionKinds": ["quickfix"]],
      "semanticTokensProvider": [
        "legend": [
          "tokenTypes": .array(SemanticTokenAnswers.Kind.allCases.map { .string($0.name) }),
          "tokenModifiers": [],
        ],
        "full": true,
      ],
    ]
  }
}
