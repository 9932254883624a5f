import Foundation
import KeyboardCore
import SourceText

extension ThemeReader {

  mutating func transition(_ value: JSONValue, named name: String) -> Keyboard.Transition? {
    guard let value = motion(value, named: name, isTransition: true),
      var transition = object(value, named: name, as: ThemeFormat.transition)
    else { return nil }
    guard
      let bounce = value["bounce"].flatMap({
        number($0, named: "\(name).bounce", in: ThemeFormat.transition.object.range(of: "bounce"))
      })
    else { return transition }
    if case .spring = transition.curve {
    } else if value["curve"] != nil {
      warn(
        "\(name).bounce has no effect on the curve", at: value["bounce"] ?? value,
        hint: "Only “\(MotionCurve.springName)” has a bounce.")
      return transition
    }
    transition.curve = .spring(bounce: bounce)
    return transition
  }

  mutating func animation(_ value: JSONValue, named name: String) -> Keyboard.KeyAnimation? {
    guard let value = motion(value, named: name, isTransition: false),
      var animation = object(value, named: name, as: ThemeFormat.animation)
    else { return nil }
    // The sort is stable: of key frames at one place, the later one is the start of what follows.
    animation.keyframes.sort { $0.place < $1.place }
    return animation
  }

  mutating func runs(_ value: JSONValue, named name: String) -> Int? {
    guard let value = resolved(value) else { return 1 }
    if let number = value.number, number < 1, reportOtherNotation(value, named: name) { return 1 }
    if value.string != nil {
      return self.name(value, named: name, among: [ThemeFormat.endless]) == nil ? 1 : nil
    }
    if value.bool != nil {
      return reader.wrongType(
        value, name, "a number or “\(ThemeFormat.endless)”",
        fix: value.bool == true ? "\"\(ThemeFormat.endless)\"" : "1") ?? 1
    }
    return reader.integer(value, named: name, in: ThemeFormat.runs) ?? 1
  }

  mutating func curve(
    _ value: JSONValue, named name: String, among names: [String]
  ) -> MotionCurve? {
    guard let value = resolved(value) else { return nil }
    guard let elements = value.array else {
      guard value.string != nil else {
        return reader.wrongType(value, name, "the name of a curve or a list of four numbers")
      }
      if let text = value.string, !names.contains(text),
        reportOtherNotation(value, named: name, as: "curve")
      {
        return nil
      }
      guard let found = self.name(value, named: name, among: names) else { return nil }
      return MotionCurve.named.first { $0.name == found }?.curve
        ?? .spring(bounce: MotionCurve.standardBounce)
    }
    guard elements.count == 4 else {
      return fail(
        .invalidValue, "\(name) must have four numbers: x, y, x and y of two points", at: value)
    }
    let numbers = elements.compactMap { number($0, named: name, in: ThemeFormat.curveRange) }
    guard numbers.count == 4 else { return nil }
    for index in [0, 2] where !(0...1).contains(numbers[index]) {
      warn(
        "The first and third number of \(name) are times from 0 to 1", at: elements[index],
        hint: "The nearest time is taken.")
    }
    return .bezier(CGPoint(x: numbers[0], y: numbers[1]), CGPoint(x: numbers[2], y: numbers[3]))
  }

  /// Resolves a motion; a text in the notation of CSS is an error with its object as the fix.
  private mutating func motion(
    _ value: JSONValue, named name: String, isTransition: Bool
  ) -> JSONValue? {
    guard let value = resolved(value) else { return nil }
    if value.object != nil { return value }
    let fix = isTransition ? Self.transitionFix(value) : nil
    return reader.wrongType(
      value, name, "an object",
      hint: isTransition
        ? "Write it as {\"duration\": 0.2, \"curve\": \"easeOut\"}."
        : "Write it as {\"duration\": 1.2, \"keyframes\": [{\"at\": 0.5, \"scale\": 1.05}]}.",
      fix: reader.isLiteral(value) ? fix : nil)
  }

  /// Such as `0.2s ease-out 100ms`, or a number of seconds or milliseconds.
  private static func transitionFix(_ value: JSONValue) -> String? {
    var times: [Double] = []
    var curve: String?
    if let number = value.number {
      times = [inSeconds(number)]
    } else {
      for word in (value.string ?? "").matches(of: #/[^\s(]+(?:\([^()]*\))?/#) {
        let word = String(word.output)
        if let time = seconds(in: word) {
          times.append(time)
        } else if let known = KnownMistakes.all.notation(word, of: ["curve"]),
          !"~?".contains(known.prefix(1))
        {
          curve = known
        } else if word != "all" {
          return nil
        }
      }
    }
    guard 1...2 ~= times.count, times.allSatisfy((0...10).contains) else { return nil }
    return "{ \"duration\": \(times[0].plainText)"
      + (curve.map { ", \"curve\": \($0)" } ?? "")
      + (times.count > 1 ? ", \"delay\": \(times[1].plainText)" : "") + " }"
  }

  private static func seconds(in text: String) -> Double? {
    let isMilliseconds = text.hasSuffix("ms")
    guard isMilliseconds || text.hasSuffix("s"),
      let number = Double(text.dropLast(isMilliseconds ? 2 : 1)), number.isFinite
    else { return nil }
    return isMilliseconds ? number / 1000 : number
  }

  /// Numbers that are too large for seconds are milliseconds.
  private static func inSeconds(_ number: Double) -> Double { number > 10 ? number / 1000 : number }

  mutating func seconds(
    _ value: JSONValue, named name: String, in range: ClosedRange<Double>
  ) -> Double? {
    guard let value = calculated(value) else { return nil }
    guard let time = Self.misspelledTime(value, range), range.contains(time) else {
      return number(value, named: name, in: range)
    }
    let (least, most) = (range.lowerBound.plainText, range.upperBound.plainText)
    return fail(
      value.string == nil ? .invalidValue : .wrongType,
      "\(name) is a time in seconds from \(least) to \(most)", at: value,
      fix: reader.isLiteral(value) ? time.plainText : nil)
  }

  private static func misspelledTime(_ value: JSONValue, _ range: ClosedRange<Double>) -> Double? {
    if let text = value.string { return seconds(in: text) }
    guard let number = value.number, !range.contains(number) else { return nil }
    return inSeconds(number)
  }
}
