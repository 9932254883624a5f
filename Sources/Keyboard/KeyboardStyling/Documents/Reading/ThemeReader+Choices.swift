import SourceText

/// Names of choices that the user or `extends` requests, such as `night+pink`.
struct RequestedChoices {

  var text: String
  var place: JSONValue
  var isOfBase = false
}

extension ThemeReader {

  /// Choice made on an axis of one file.
  private struct Selection {
    var part: Int
    var axis: Int
    var choice: ThemeAxis.Choice
    var isOfBase: Bool
  }

  /// Makes each choice from the last file that has it: the user's choices win over `extends`, and a
  /// theme wins over its bases.
  mutating func choose(_ text: String?, in parts: inout [ThemePart]) -> [ThemeAxis.Choice] {
    var selections: [Selection] = []
    for index in parts.indices.reversed() {
      var requests = parts[index].bases.reversed().compactMap { base in
        base.choices.map { ($0, base.places) }
      }
      if let text, index == parts.count - 1 {
        let root = parts[index].root
        let place = root["variations"] ?? root["axes"] ?? root
        requests.insert((RequestedChoices(text: text, place: place), Array(parts.indices)), at: 0)
      }
      for (requested, places) in requests {
        for selection in self.selections(requested, among: places, of: parts) {
          let key = parts[selection.part].axes[selection.axis].key
          let isChosen = selections.contains {
            places.contains($0.part) && parts[$0.part].axes[$0.axis].key == key
          }
          if !isChosen { selections.append(selection) }
        }
      }
    }
    guard !selections.isEmpty else { return [] }
    for index in parts.indices {
      parts[index].choices = selections.filter { $0.part == index }.sorted { $0.axis < $1.axis }
        .map(\.choice)
    }
    let order = Self.order(of: parts)
    func rank(_ selection: Selection) -> Int {
      order.firstIndex(of: parts[selection.part].axes[selection.axis].key) ?? 0
    }
    return selections.filter { !$0.isOfBase }.sorted { rank($0) < rank($1) }.map(\.choice)
  }

  private static func order(of parts: [ThemePart]) -> [[UInt32]?] {
    ([nil] + parts.flatMap(\.axes).map(\.key)).uniqued(by: \.self)
  }

  private mutating func selections(
    _ requested: RequestedChoices, among places: [Int], of parts: [ThemePart]
  ) -> [Selection] {
    let own = places.map { parts[$0] }
    var found: [Selection] = []
    var unknown: [String] = []
    for name in Self.names(in: requested.text, among: own) {
      guard let (part, axis, choice) = Self.choice(name, among: places, of: parts) else {
        unknown.append(name)
        continue
      }
      let key = parts[part].axes[axis].key
      if let other = found.first(where: { parts[$0.part].axes[$0.axis].key == key }) {
        report(other.choice, and: choice, of: parts[part].axes[axis], at: requested.place)
        return []
      }
      found.append(Selection(part: part, axis: axis, choice: choice, isOfBase: requested.isOfBase))
    }
    guard unknown.isEmpty else {
      if !own.contains(where: \.lacksBase) {
        report(unknown: unknown, at: requested.place, among: own)
      }
      return []
    }
    return found
  }

  /// Returns the longest matching names, to keep a request whole if it is a name as a whole.
  private static func names(in text: String, among parts: [ThemePart]) -> [String] {
    let axes = parts.flatMap(\.axes)
    let words = text.split(separator: "+", omittingEmptySubsequences: false)
    guard 2...ThemeLimits.requestedWords ~= words.count, axes.contains(where: { $0.name != nil })
    else { return [text] }
    let joined = axes.flatMap(\.choices).map(\.name).filter { $0.contains("+") }
    var names: [String] = []
    var rest = words[...]
    while !rest.isEmpty {
      let lengths = (1...rest.count).reversed()
      let count = lengths.first { count in
        count == 1
          || NearestNames.match(for: rest.prefix(count).joined(separator: "+"), among: joined)
            != nil
      }
      names.append(rest.prefix(count ?? 1).joined(separator: "+"))
      rest = rest.dropFirst(count ?? 1)
    }
    return names
  }

  private static func choice(
    _ name: String, among places: [Int], of parts: [ThemePart]
  ) -> (part: Int, axis: Int, choice: ThemeAxis.Choice)? {
    for part in places.reversed() {
      for (axis, content) in parts[part].axes.enumerated() {
        if let choice = content.choice(name) { return (part, axis, choice) }
      }
    }
    return nil
  }

  private mutating func report(
    _ first: ThemeAxis.Choice, and second: ThemeAxis.Choice, of axis: ThemeAxis, at place: JSONValue
  ) {
    guard first.name != second.name else {
      return report(.invalidValue, "\(first.name.quoted) is chosen twice", at: place)
    }
    let kind = axis.name.map { "choices of the axis \($0.quoted)" } ?? "variations"
    report(
      .invalidValue,
      "\(first.name.quoted) and \(second.name.quoted) are both \(kind), so they can't be combined",
      at: place, hint: "Choose one of them.")
  }

  private mutating func report(
    unknown names: [String], at place: JSONValue, among parts: [ThemePart]
  ) {
    let axes = parts.reversed().flatMap(\.axes)
    let order = Self.order(of: parts.reversed())
    // The names by axis; a theme without axes has variations alone.
    let lists = order.compactMap { key -> (name: String?, choices: [String])? in
      let same = axes.filter { $0.key == key }
      let choices = same.flatMap(\.choices).map(\.name)
      return choices.isEmpty ? nil : (same.first?.name, choices)
    }
    let near = names.flatMap { name in
      lists.compactMap { list in
        Self.hint(naming: NearestNames.suggestions(for: name, among: list.choices), of: list.name)
      }
    }
    let all = lists.map { list in
      let kind = list.name.map { "choices of \($0.quoted)" } ?? "variations"
      return "Available \(kind): \(list.choices.map(\.shortened).joined(separator: ", "))."
    }
    let kind = lists.contains { $0.name != nil } ? "choice" : "variation"
    let choices = lists.flatMap(\.choices)
    let nearest =
      names.count == 1
      ? NearestNames.misspelled(names[0], among: choices) : nil
    let request = ThemeName(place.string ?? "")
    let respelled = nearest.flatMap { near in
      let choices = request.variation?.replacing(names[0], with: near)
      return self.respelled(
        request.description, as: ThemeName(theme: request.theme, variation: choices).description,
        at: place)
    }
    reader.report(
      "There is no \(kind) \(names.map { $0.quoted }.joinedAsAlternatives)",
      code: .unknownVariation, at: place.span, file: place.file,
      hints: near.isEmpty ? all : near, fix: respelled)
  }

  private static func hint(naming near: [String], of axis: String?) -> String? {
    guard !near.isEmpty else { return nil }
    let kind = axis.map { " of the axis \($0.quoted)" } ?? ""
    return "Did you mean \(near.quoted.joinedAsAlternatives)\(kind)?"
  }
}
