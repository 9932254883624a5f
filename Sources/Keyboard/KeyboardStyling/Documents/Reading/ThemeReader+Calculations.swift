import KeyboardDrawing
import SourceText

extension ThemeReader {

  mutating func calculated(_ value: JSONValue) -> JSONValue? {
    guard let value = resolved(value) else { return nil }
    guard let text = value.string else { return value }
    guard Calculation.isOne(text) else {
      guard let calculation = Self.calculation(meantBy: text) else { return value }
      return fail(
        .invalidValue, "A calculation is written in calc()", at: value,
        hint: "Write \(calculation.quoted).", fix: respelled(text, as: calculation, at: value))
    }
    do {
      guard let number = number(try ColorParser.calculation(text), in: value) else { return nil }
      return JSONValue(.number(number), span: value.span, file: value.file)
    } catch {
      let span = Self.span(of: error.range, in: value)
      let wrong = String(
        decoding: text.utf8.dropFirst(error.range.lowerBound).prefix(error.range.count),
        as: UTF8.self)
      let path = NearestNames.match(for: wrong, among: variables.paths).map { "{\($0)}" }
      let name = respelled(wrong, as: path ?? error.nearest, at: span, file: value.file)
      report(
        .invalidValue, error.message, at: span, file: value.file,
        hint: path.map { "Write \(text.replacing(wrong, with: $0).quoted)." } ?? error.hint,
        fix: name,
        change: change(by: error.edit, of: value))
      return nil
    }
  }

  /// Returns the notation of a calculation such as `{r} * 2`, or of a variable with a unit such as `{r}px`.
  private static func calculation(meantBy text: String) -> String? {
    guard text.utf8.count <= ColorParser.maximumLength, text.numberInUnits == nil else {
      return nil
    }
    let plain = ["px", "pt", "dp"].first { text.hasSuffix("}\($0)") }.map {
      String(text.dropLast($0.utf8.count))
    }
    if let plain, (try? ColorParser.calculation(plain)) != nil { return plain }
    let calculation = "calc(\(text))"
    guard text.contains(where: "+-*/".contains), (try? ColorParser.calculation(calculation)) != nil
    else { return nil }
    return calculation
  }

  mutating func number(
    _ calculation: Calculation, in value: JSONValue, ofPercent whole: Double = 1,
    channels: [Double] = []
  ) -> Double? {
    let result = calculation.value(ofPercent: whole, channels: channels) { path, range in
      number(ofVariable: path, at: Self.span(of: range, in: value), file: value.file)
    }
    guard let result else { return nil }
    if result.isFinite { return result }
    return fail(.invalidValue, "The calculation has no result", at: value, hint: "It divides by 0.")
  }

  /// Values are kept, since a variable with two references to another one doubles their number.
  private mutating func number(ofVariable path: String, at span: Range<Int>, file: Int) -> Double? {
    if let number = variables.numbers[path] { return number }
    guard let variable = variable(path, at: span, file: file) else { return nil }
    let place = JSONValue(.null, span: span, file: file)
    let number = number(
      variable.string == nil ? used(variable, at: place) : variable,
      named: "The variable \(path.quoted)", in: ThemeFormat.variableRange)
    variables.numbers[path] = number
    if number == nil { variables.broken.insert(path) }
    return number
  }

  mutating func color(
    _ parts: [Calculation], of model: ColorModel, from origin: ColorExpression?,
    in value: JSONValue, named name: String
  ) -> Color? {
    var base: Color?
    if let origin {
      base = color(origin, in: value, named: name)
      if base == nil { return nil }
    }
    func resolved(_ origin: Color.Resolved?) -> Color.Resolved? {
      let channels = origin.map(model.components) ?? []
      var numbers: [Double] = []
      for (part, whole) in zip(parts, model.wholes) {
        guard let number = number(part, in: value, ofPercent: whole, channels: channels)
        else { return nil }
        numbers.append(number)
      }
      let opacity = numbers.count == 4 ? numbers[3] : origin?.opacity ?? 1
      return model.color(Array(numbers.prefix(3)), opacity: opacity)
    }
    guard let light = resolved(base?.light), let dark = resolved(base?.dark) else { return nil }
    return Color(light: light, dark: dark)
  }

  mutating func color(
    mixing parts: [(color: ColorExpression, share: Calculation?)], in space: ColorSpace,
    of value: JSONValue, named name: String
  ) -> Color? {
    var colors: [Color] = []
    var shares: [Double?] = []
    for part in parts {
      guard let color = color(part.color, in: value, named: name) else { return nil }
      colors.append(color)
      guard let share = part.share else {
        shares.append(nil)
        continue
      }
      guard let number = number(share, in: value) else { return nil }
      guard 0...1 ~= number else {
        return fail(.invalidColor, "A share must be from 0% to 100%", at: value)
      }
      shares.append(number)
    }
    let first = shares[0] ?? shares[1].map { 1 - $0 } ?? 0.5
    let second = shares[1] ?? 1 - first
    guard first + second > 0 else {
      return fail(.invalidColor, "One of the shares must be greater than 0%", at: value)
    }
    // Shares below 100% in total make the color translucent.
    let (share, opacity) = (second / (first + second), min(first + second, 1))
    func mixed(_ scheme: KeyPath<Color, Color.Resolved>) -> Color.Resolved {
      space.mix(colors[0][keyPath: scheme], colors[1][keyPath: scheme], share: share)
        .opacity(opacity)
    }
    return Color(light: mixed(\.light), dark: mixed(\.dark))
  }

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
        "A theme has at most \(ThemeLimits.axes) axes, including its variations",
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
          hint: "A colon separates the name of a theme from the names of its choices.",
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
    guard count > LookChoices.limit else { return }
    reader.report(
      "The axes have \(count) combinations; lists and galleries show only the first"
        + " \(LookChoices.limit)",
      code: .themeLimit, at: value.span, file: value.file, severity: .warning,
      hints: ["Each of them can be chosen by its name."])
  }
}

/// Set of alternatives in a theme file to choose one from; the variations have no name.
struct ThemeAxis {

  struct Choice {
    var name: String
    var value: JSONValue
  }

  var name: String?
  var choices: [Choice]

  var key: [UInt32]? { name.map(NearestNames.letters) }

  func choice(_ name: String) -> Choice? {
    let match = NearestNames.match(for: name, among: choices.lazy.map(\.name))
    return match.flatMap { match in choices.first { $0.name == match } }
  }
}
