/// A conversation with its texts, on the screen of a device.
package struct MessageThread: Hashable, Sendable {

  package struct Message: Hashable, Sendable {

    /// Nil for one's own messages.
    package var sender: String?

    package var text: String

    /// The time above the message, if it is shown.
    package var time: String?

    package init(_ text: String, from sender: String? = nil, at time: String? = nil) {
      (self.text, self.sender, self.time) = (text, sender, time)
    }
  }

  /// The name of the other one, or of the group.
  package var title: String

  /// From the first to the last.
  package var messages: [Message]

  /// The text of the field as long as nothing is typed.
  package var draft: String

  /// The gray text of the empty field; nil for none.
  package var placeholder: String?

  package init(
    title: String, messages: [Message], draft: String = "", placeholder: String? = nil
  ) {
    self.title = title
    self.messages = messages
    self.draft = draft
    self.placeholder = placeholder
  }

  /// Whether names stand above the messages of others.
  var isGroup: Bool { Set(messages.compactMap(\.sender)).count > 1 }
}

extension String {

  /// Whether the first letter is of a script that is written from right to left; nil without letters.
  package var isRightToLeft: Bool? {
    let letter = unicodeScalars.first { $0.properties.isAlphabetic }
    return letter.map { scalar in
      [0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF]
        .contains { $0.contains(Int(scalar.value)) }
    }
  }
}
