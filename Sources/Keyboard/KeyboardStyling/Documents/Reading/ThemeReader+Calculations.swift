import KeyboardDocuments
import KeyboardDrawing

// Numbers that are calculated, and the colors that are calculated from them.
extension ThemeReader {

  /// Return the value of a variable or a calculation, where a number may stand.
  mutating func calculated(_ value: JSONValue) -> JSONValue? {
    guard let value = resolved(value) else { return nil }
    guard let text = value.string, Calculation.isOne(text) else { return value }
    do {
      guard let number = number(try ColorParser.calculation(text), in: value) else { return nil }
      return JSONValue(.number(number), span: value.span, file: value.file)
    } catch {
      let span = Self.span(of: error.range, in: value)
      let wrong = String(
        decoding: text.utf8.dropFirst(error.range.lowerBound).prefix(error.range.count),
        as: UTF8.self)
      let name = respelled(wrong, as: error.nearest, at: span, file: value.file)
      report(
        .invalidValue, error.message, at: span, file: value.file, hint: error.hint,
        change: name.map { Diagnostic.Fix("Replace by \($0)", span, $0) }
          ?? change(by: error.edit, of: value))
      return nil
    }
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
    return fail(
      .invalidValue, "The calculation has no result", at: value, hint: "It divides by 0.")
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
    if number == nil { variables.markBroken(path) }
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
    mixing parts: [(color: ColorExpression, share: Calculation?)], in space: ColorMixSpace,
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
}
