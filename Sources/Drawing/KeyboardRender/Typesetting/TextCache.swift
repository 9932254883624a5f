/// Emptied when it is full, so that its memory stays bounded whatever is drawn.
struct TextCache<Properties: Hashable, Value> {

  private var values: [Key: Value] = [:]

  /// More than the texts of a keyboard in all its states, within a small amount of memory.
  private let maximumCount: Int

  private struct Key: Hashable {
    var text: String
    var properties: Properties
  }

  init(maximumCount: Int = 4096) { self.maximumCount = maximumCount }

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
