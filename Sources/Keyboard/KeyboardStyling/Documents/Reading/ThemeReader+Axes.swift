import KeyboardDocuments

struct ThemeAxis {

  struct Choice {
    var name: String
    var value: JSONValue
  }

  var name: String?
  var choices: [Choice]

  /// The identity of an axis among those of several files.
  var key: [UInt32]? { name.map(NearestNames.letters) }

  func choice(_ name: String) -> Choice? {
    let match = NearestNames.match(for: name, among: choices.lazy.map(\.name))
    return match.flatMap { match in choices.first { $0.name == match } }
  }
}

extension ThemeReader {

  mutating func axes(of root: JSONValue) -> [ThemeAxis] {
    var axes: [ThemeAxis] = []
    if let value = root["variations"] {
      let choices = choices(
        value, named: "variations", kind: "A variation", limit: ThemeLimits.variations)
      if !choices.isEmpty { axes.append(ThemeAxis(choices: choices)) }
    }
    guard let value = root["axes"], let members = members(value, named: "axes") else { return axes }
    guard axes.count + members.count <= ThemeLimits.axes else {
      report(
        .themeLimit,
        "A theme has at most \(ThemeLimits.axes) axes, of which its variations are one",
        at: value)
      return axes
    }
    checkNames(of: value, named: "The name of an axis")
    for (name, value) in members {
      let choices = choices(
        value, named: "axes.\(name.shortened)", kind: "A choice", limit: ThemeLimits.choices)
      axes.append(ThemeAxis(name: name, choices: choices))
    }
    checkNamesDiffer(axes)
    return axes
  }

  private mutating func choices(
    _ value: JSONValue, named name: String, kind: String, limit: Int
  ) -> [ThemeAxis.Choice] {
    guard let all = members(value, named: name) else { return [] }
    guard all.count <= limit else {
      reportExcess(of: name == "variations" ? name : "choices of an axis", over: limit, at: value)
      return []
    }
    checkNames(of: value, named: "The name of \(kind.lowercased())")
    return all.filter { members($0.value, named: kind, of: ThemeFormat.variation) != nil }
      .map { ThemeAxis.Choice(name: $0.key, value: $0.value) }
  }

  mutating func checkNames(of value: JSONValue, named name: String) {
    var names: [[UInt32]: String] = [:]
    for member in value.object?.members ?? [] where !ThemeFormat.isReserved(member.key) {
      let key = JSONValue(.string(member.key), span: member.keySpan, file: value.file)
      guard reader.string(key, named: name) != nil else { continue }
      if member.key.contains(":") {
        let other = member.key.replacing(":", with: "-")
        report(
          .invalidValue, "\(name) can't contain a colon", at: member.keySpan, file: value.file,
          hint: "A colon is between the name of a theme and those of its choices.",
          fix: respelled(member.key, as: other, at: member.keySpan, file: value.file))
      }
      if let known = names.updateValue(member.key, forKey: NearestNames.letters(of: member.key)) {
        report(
          .invalidValue, "\(name) means the same as \(known.quoted)", at: member.keySpan,
          file: value.file, hint: "Names ignore case, “-”, “_” and spaces.")
      }
    }
  }

  private mutating func checkNamesDiffer(_ axes: [ThemeAxis]) {
    var known: [[UInt32]: Int] = [:]
    for (index, axis) in axes.enumerated() {
      for choice in axis.choices {
        let letters = NearestNames.letters(of: choice.name)
        let other = known[letters, default: index]
        known[letters] = other
        guard other != index else { continue }
        let place = axes[other].name.map { "the axis \($0.quoted)" } ?? "the variations"
        warn(
          "The name \(choice.name.quoted) chooses the one of \(place), so nothing chooses this one",
          at: choice.value, hint: "Give the choices of all axes different names.")
      }
    }
  }

  mutating func warnAboutCombinations(of part: ThemePart) {
    guard warnsAboutNoEffect, let value = part.root["axes"] else { return }
    // At most 101 to the power of 4.
    let count = part.axes.reduce(1) { $0 * ($1.choices.count + 1) }
    guard count > ThemeLimits.listedLooks else { return }
    reader.report(
      "The axes have \(count) combinations, of which lists and galleries show the first"
        + " \(ThemeLimits.listedLooks)",
      code: .themeLimit, at: value.span, file: value.file, severity: .warning,
      hints: ["Each of them can be chosen by its name."])
  }
}
