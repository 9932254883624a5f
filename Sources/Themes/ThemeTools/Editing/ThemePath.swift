package import KeyboardDocuments

/// The place of a value in a theme file.
///
/// It is `buttons.primary.cornerRadius`, or a JSON pointer (RFC 6901) such as `/rules/0/style`. Elements of
/// lists are counted from 0.
package struct ThemePath: Hashable, Sendable {

  /// The keys from the outermost object to the value.
  package let keys: [String]

  package init(keys: [String]) {
    self.keys = keys
  }

  /// Throw unless the text has keys, none of which is empty.
  package init(_ text: String) throws(Diagnostics) {
    if text.hasPrefix("/") {
      keys = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        .map { String($0.replacing("~1", with: "/").replacing("~0", with: "~")) }
    } else {
      keys = text.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    }
    guard !keys.contains("") else {
      throw Diagnostics(
        code: .pathForm,
        "A path is keys with periods, such as buttons.primary.cornerRadius, or a JSON pointer, not \(text.quoted)"
      )
    }
  }
}

extension ThemePath: CustomStringConvertible {

  package var description: String {
    keys.contains { $0.contains(".") || $0.contains("/") }
      ? keys.map { "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined()
      : keys.joined(separator: ".")
  }
}
