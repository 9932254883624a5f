enum TextPattern {

  private static let controls = "\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069"

  /// The end of the text, for which `$` may stand before a final line break.
  static let end = "(?![\\s\\S])"

  static let noControls = "^[^\(controls)]*\(end)"
  /// A colon separates the name of a theme from those of its choices.
  static let choiceName = "^[^:\(controls)]*\(end)"

  static let builtInName = "^(?!.*\\.json\(end))[^/\(controls)]+\(end)"

  static let path =
    "^(\\./|(\\.\\./){1,\(ThemeLimits.parentFolders)})(?!(.*/)?\\.\\.(/|\(end)))[^\\\\\(controls)]*[^/\\\\\(controls)]\(end)"

  static let base64 =
    "(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)" + end

  static let characterRange =
    "^[Uu]\\+([0-9A-Fa-f]{1,6}(-[0-9A-Fa-f]{1,6})?|[0-9A-Fa-f]{0,5}\\?{1,6})" + end

  /// By their characters; numbers and commands are beyond a pattern.
  static let pathData = "^ *[Mm][MmZzLlHhVvCcSsQqTtAaEe0-9+., -]*" + end

  static let percentage = "^(100|[0-9]{1,2}(\\.[0-9]{1,3})?)%" + end

  static let variable = "^\\{[^{}]+\\}" + end

  static let customSignal = "^\(StyleSignals.custom)[^\(controls)]+\(end)"

  static let calculation = {
    "^(\(Calculation.functions.joined(separator: "|")))\\([\\s\\S]+\\)" + end
  }()

  /// Colors by their form: the arguments of a function and the paths of variables are beyond a pattern.
  ///
  /// Names may be written in any case, which a pattern can't say but for each letter.
  static let color: String = {
    let functions = ColorFunction.allCases.map(\.rawValue) + ColorParser.styleSheetFunctions
    let hexadecimal = "#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"
    let call = "(\(anyCase(functions)))\\([\\s\\S]+\\)"
    let forms = [hexadecimal, "\\{[^}]+\\}", call, anyCase(NamedColors.names)]
    return "^[ \\t\\n]*(\(forms.joined(separator: "|")))[ \\t\\n]*" + end
  }()

  private static func anyCase(_ names: [String]) -> String {
    names.map { name in
      name.map { $0.isLetter ? "[\($0)\($0.uppercased())]" : String($0) }.joined()
    }.joined(separator: "|")
  }

  /// Names of variables, which may have any letters beyond ASCII, but no spaces or control
  /// characters.
  static let variableName =
    "^[^\\u0000-,./:-@\\[-\\^`{-\\u00a0\\u1680\\u2000-\\u206f\\u3000\\ufeff]+" + end

  static let reserved = "^(x-|(\\$comment|\\$description|\\$extensions)\(end))"
}
