import KeyboardDocuments

/// Messages about the folders of a client.
enum WorkspaceMessages {

  static func roots(of parameters: JSONValue) -> [String] {
    let folders = folders(parameters["workspaceFolders"])
    guard folders.isEmpty else { return folders }
    // Older clients have one folder.
    return [
      parameters["rootUri"]?.string.flatMap(FileAddress.path), parameters["rootPath"]?.string,
    ]
    .compactMap(\.self).prefix(1).map { FilePath($0).withoutEndSlashes }
  }

  static func folders(_ value: JSONValue?) -> [String] {
    (value?.array ?? []).compactMap { folder in
      folder["uri"]?.string.flatMap(FileAddress.path).map { FilePath($0).withoutEndSlashes }
    }
  }

  static func changes(in parameters: JSONValue) -> [String] {
    (parameters["changes"]?.array ?? []).compactMap { $0["uri"]?.string.flatMap(FileAddress.path) }
  }

  /// Themes, and the pictures and fonts that they name.
  private static let watched = "**/*.{json,jsonc,png,jpg,jpeg,webp,svg,ttf,otf,ttc}"

  static let registration: JSONText = [
    "jsonrpc": "2.0", "id": "kbrender-watch", "method": "client/registerCapability",
    "params": [
      "registrations": [
        [
          "id": "kbrender-watch", "method": "workspace/didChangeWatchedFiles",
          "registerOptions": ["watchers": [["globPattern": .string(watched)]]],
        ]
      ]
    ],
  ]

  static func warning(_ text: String) -> JSONText {
    [
      "jsonrpc": "2.0", "method": "window/showMessage",
      "params": ["type": 2, "message": .string(text)],
    ]
  }
}
