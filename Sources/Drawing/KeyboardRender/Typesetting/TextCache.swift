/// A cache of what was computed for texts, by their font properties, which keyboards share.
///
/// It is emptied when it is full, so that its memory stays bounded whatever is drawn.
struct TextCache<Properties: Hashable, Value> {

  private var values: [Key: Value] = [:]

  /// More than the texts of a keyboard in all its states, within a small amount of memory.
  private let maximumCount: Int

  private struct Key: Hashable {
    var text: String
    var properties: Properties
  }

  /// Create an empty cache with a maximum number of texts.
  init(maximumCount: Int = 4096) { self.maximumCount = maximumCount }

  /// Return the value of a text, computed by a closure unless it is known.
  mutating func value(
    of text: String, _ properties: Properties, or compute: () -> Value
  ) -> Value {
    let key = Key(text: text, properties: properties)
    if let value = values[key] { return value }
    let value = compute()
    if values.count >= maximumCount { values = [:] }
    values[key] = value
    return value
  }
}
