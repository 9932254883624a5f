import KeyboardCore

/// The keys of FlorisBoard by their codes, and the states that its selectors name.
///
/// Source: github.com/florisboard/florisboard at e4a640ba, `KeyCode.kt`, `KeyboardMode.kt`,
/// `InputShiftState.kt` and `FlorisImeUi.kt`.
enum SnyggKeys {

  /// Keys with the names that actions have in themes.
  static let functions: [(code: Int, action: KeyboardAction, name: String)] = [
    (32, .space, "space"), (10, .primary(.return), "primary"), (-7, .backspace, "backspace"),
    (-11, .shift(.lowercased), "shift"), (-13, .capsLock, "capsLock"), (9, .tab, "tab"),
    (-201, .keyboardType(.alphabetic), "alphabetic"), (-202, .keyboardType(.numeric), "numeric"),
    (-203, .keyboardType(.symbolic), "symbolic"), (-212, .keyboardType(.emojis), "emojis"),
    (-227, .nextKeyboard, "nextKeyboard"), (-21, .moveCursorBackward, "moveCursorBackward"),
    (-22, .moveCursorForward, "moveCursorForward"), (-233, .dictation, "dictation"),
    (-232, .dismissKeyboard, "dismissKeyboard"),
  ]

  /// The properties of elements other than keys, by the fields of themes that they are.
  static let parts: [(selector: String, property: String, path: String)] = [
    ("window", "background", "background"), ("window", "foreground", "foregroundColor"),
    ("key-popup-box", "background", "callouts.backgroundColor"),
    ("key-popup-box", "foreground", "callouts.foregroundColor"),
    ("key-popup-box", "shape", "callouts.cornerRadius"),
    ("key-popup-element:focus", "background", "callouts.selectedBackgroundColor"),
    ("key-popup-element:focus", "foreground", "callouts.selectedForegroundColor"),
    ("smartbar-candidate-word", "foreground", "toolbar.item.titleColor"),
    ("smartbar-candidate-spacer", "foreground", "toolbar.separator.color"),
  ]

  static let returnCode = 10
  static let shiftCode = -11

  /// The attribute of a key while caps lock is active.
  static let capsLock = "[shiftstate=`caps_lock`]"

  /// The letters of English with the codes of both cases.
  static let letters = (0..<26).map { index -> (codes: [Int], action: KeyboardAction) in
    let letter = Unicode.Scalar(UInt8(97 + index))
    return ([97 + index, 65 + index], .character(String(letter)))
  }

  /// Cases of the keyboard by the names of states of shift.
  static let cases = [
    "unshifted": "lowercased", "shifted_manual": "uppercased", "shifted_automatic": "uppercased",
    "caps_lock": "capsLocked",
  ]

  /// Types of keyboards by the names of modes.
  static let keyboardTypes = [
    "characters": "alphabetic", "symbols": "numeric", "symbols2": "symbolic",
    "numeric": "numberPad", "numeric_advanced": "numberPad", "phone": "numberPad",
    "phone2": "numberPad",
  ]

  /// Write codes in ascending order, with ranges.
  static func text(of codes: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for code in codes.sorted() {
      if let last = ranges.last, last.upperBound + 1 == code {
        ranges[ranges.count - 1] = last.lowerBound...code
      } else {
        ranges.append(code...code)
      }
    }
    return ranges.map { range in
      switch range.count {
      case 1: "\(range.lowerBound)"
      case 2: "\(range.lowerBound),\(range.upperBound)"
      default: "\(range.lowerBound)..\(range.upperBound)"
      }
    }.joined(separator: ",")
  }
}
