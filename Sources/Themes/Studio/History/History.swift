import KeyboardDocuments
import ThemeTools

/// The named steps of a document, of which those behind the position can be redone.
struct History: Sendable {

  struct Step: Sendable {
    let id: Int
    var name: String
    var delta: TextDelta
    var join: Join?
  }

  /// The reason to merge a change into the last step.
  enum Join: Hashable, Sendable {

    /// The moves of a control, from pressing to releasing it.
    case gesture(String)

    /// Typed and deleted characters, each at the place of the last one.
    case typing
  }

  private(set) var steps: [Step] = []

  /// The number of steps that count.
  private(set) var position = 0

  private var lastID = 0
  let start: [UInt8]

  static let startID = 0

  init(start: [UInt8]) { self.start = start }

  var current: Step? { position > 0 ? steps[position - 1] : nil }

  var currentID: Int { current?.id ?? Self.startID }

  var previousID: Int { position > 1 ? steps[position - 2].id : Self.startID }

  var next: Step? { position < steps.count ? steps[position] : nil }

  /// Add a change, which may be a part of the current step, and return whether it is.
  mutating func add(_ delta: TextDelta, named name: String, joining join: Join? = nil) -> Bool {
    steps.removeSubrange(position...)
    if let join, let last = steps.last, last.join == join, joins(delta, last, by: join) {
      steps[position - 1].delta.append(delta)
      steps[position - 1].name = name
      return true
    }
    lastID += 1
    steps.append(Step(id: lastID, name: name, delta: delta, join: join))
    position += 1
    return false
  }

  /// A gesture is one step; of typing, words and lines are.
  private func joins(_ delta: TextDelta, _ last: Step, by join: Join) -> Bool {
    guard case .typing = join else { return true }
    guard let part = delta.parts.first, delta.parts.count == 1, last.delta.parts.count == 1 else {
      return false
    }
    let end = last.delta.inverse.parts[0].span.upperBound
    let isInsertion = part.old.isEmpty && part.span.lowerBound == end
    let isDeletion = part.new.isEmpty && part.span.upperBound == end
    return (isInsertion || isDeletion) && !part.new.contains(0x0A) && part.new.count < 64
  }

  /// Begin a new step with the next change.
  mutating func end() { if position > 0 { steps[position - 1].join = nil } }

  /// Return the change that leads to the text after a step, or nil if there is none.
  mutating func go(to id: Int) -> TextDelta? {
    let target = id == Self.startID ? 0 : steps.firstIndex { $0.id == id }.map { $0 + 1 }
    guard let target else { return nil }
    end()
    var delta = TextDelta()
    while position > target {
      position -= 1
      delta.append(steps[position].delta.inverse)
    }
    while position < target {
      delta.append(steps[position].delta)
      position += 1
    }
    return delta
  }

  private static let mostListed = 100

  var members: [(String, JSONText?)] {
    [
      ("undo", current.map { .string($0.name) }), ("redo", next.map { .string($0.name) }),
      (
        "steps",
        .array(
          steps.suffix(Self.mostListed).map { ["id": .integer($0.id), "name": .string($0.name)] })
      ),
      ("step", .integer(currentID)),
    ]
  }
}

/// The names of steps, such as "Corner radius of primary: 9 → 12".
enum StepName {

  static let typing = "Typing"

  static func edit(_ path: ThemePath, from old: String?, to new: String?) -> String {
    let keys = path.keys.filter { !["style", "buttons", "rules"].contains($0) && Int($0) == nil }
    let last = words(keys.last ?? path.description)
    let owner = keys.dropLast().last.map { " of \($0)" } ?? ""
    let change =
      switch (old, new) {
      case (let old?, let new?): "\(value(old)) → \(value(new))"
      case (nil, let new?): value(new)
      case (_, nil): "removed"
      }
    return ("\(last)\(owner): \(change)").withoutControls.shortened(to: 200)
  }

  static func words(_ key: String) -> String {
    var text = ""
    for character in key {
      text += character.isUppercase ? " " + character.lowercased() : String(character)
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func value(_ json: String) -> String {
    let line = json.split(whereSeparator: \.isNewline).joined(separator: " ")
    let isText = line.count > 1 && line.hasPrefix("\"") && line.hasSuffix("\"")
    return (isText ? String(line.dropFirst().dropLast()) : line).shortened(to: 32)
  }
}
