extension Page {

  /// Click the first element of a selector, at a place in its box, while a modifier such as `Shift` is held.
  ///
  /// The element is scrolled into view; an invisible or covered one is an error.
  public func click(
    _ selector: String, x: Double = 0.5, y: Double = 0.5, holding modifier: String = ""
  ) throws {
    let point = try point(in: selector, x: x, y: y)
    try mouse("mouseMoved", at: point, buttons: 0)
    try mouse("mousePressed", at: point, buttons: 1, holding: modifier)
    try mouse("mouseReleased", at: point, buttons: 0, holding: modifier)
    try settle()
  }

  /// Click an element until an expression is true, since what arrives late may move it from under the pointer.
  public func click(_ selector: String, until condition: String) throws {
    let deadline = Deadline(seconds: 10)
    while true {
      do {
        try click(selector)
        return try wait(until: condition, seconds: 1)
      } catch is BrowserError where !deadline.isOver {}
    }
  }

  /// Move the pointer over an element.
  public func hover(_ selector: String, x: Double = 0.5, y: Double = 0.5) throws {
    try mouse("mouseMoved", at: try point(in: selector, x: x, y: y), buttons: 0)
    try settle()
  }

  /// Drag between two places in the box of an element, in fractions of the box, by a number of moves.
  public func drag(
    _ selector: String, from start: (x: Double, y: Double), to end: (x: Double, y: Double),
    moves: Int = 5
  ) throws {
    let box = try box(of: selector)
    func place(_ fraction: (x: Double, y: Double)) -> (x: Double, y: Double) {
      (box[0] + box[2] * fraction.x, box[1] + box[3] * fraction.y)
    }
    try mouse("mouseMoved", at: place(start), buttons: 0)
    try mouse("mousePressed", at: place(start), buttons: 1)
    for step in 1...moves {
      let part = Double(step) / Double(moves)
      let between = (start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
      try mouse("mouseMoved", at: place(between), buttons: 1)
    }
    try mouse("mouseReleased", at: place(end), buttons: 0)
    try settle()
  }

  /// Drop a file of this machine on an element.
  public func drop(_ file: String, on selector: String) throws {
    let point = try point(in: selector, x: 0.5, y: 0.5)
    for type in ["dragEnter", "dragOver", "drop"] {
      try send(
        "Input.dispatchDragEvent",
        [
          "type": type, "x": point.x, "y": point.y,
          "data": ["items": [Any](), "files": [file], "dragOperationsMask": 1],
        ])
    }
    try settle()
  }

  /// Press and release a key: a character, or a name of `KeyboardEvent.key`, after modifiers as
  /// in `Shift+ArrowDown`.
  public func press(_ key: String) throws {
    var parts = key.split(separator: "+", omittingEmptySubsequences: true).map(String.init)
    if key.hasSuffix("+") { parts.append("+") }
    let name = parts.last ?? key
    let modifiers = parts.dropLast().reduce(0) { $0 | (Self.modifiers[$1] ?? 0) }
    var parameters: [String: Any] = [
      "key": name, "code": Self.code(of: name), "modifiers": modifiers,
      "windowsVirtualKeyCode": Self.number(of: name),
    ]
    let text = name.count == 1 ? name : ["Enter": "\r"][name]
    // Characters with Control or Alt are commands and write nothing.
    if let text, modifiers & 3 == 0 { parameters["text"] = text }
    try send(
      "Input.dispatchKeyEvent",
      parameters.merging(["type": text == nil ? "rawKeyDown" : "keyDown"]) { $1 })
    try send("Input.dispatchKeyEvent", parameters.merging(["type": "keyUp"]) { $1 })
    try settle()
  }

  /// Type text at the focus.
  public func type(_ text: String) throws {
    try send("Input.insertText", ["text": text])
    try settle()
  }

  private static let modifiers = ["Alt": 1, "Control": 2, "Meta": 4, "Shift": 8]

  private static let numbers = [
    "Backspace": 8, "Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "PageUp": 33, "PageDown": 34,
    "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
    "Delete": 46,
  ]

  private static func number(of key: String) -> Int {
    if let number = numbers[key] { return number }
    // Only letters and digits have the number of their character.
    guard key.count == 1, let byte = key.uppercased().utf8.first else { return 0 }
    return (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) ? Int(byte) : 0
  }

  private static func code(of key: String) -> String {
    guard key.count == 1, let character = key.first else { return key }
    if character == " " { return "Space" }
    if character.isNumber { return "Digit\(key)" }
    return character.isASCII && character.isLetter ? "Key\(key.uppercased())" : ""
  }

  private func mouse(
    _ type: String, at point: (x: Double, y: Double), buttons: Int, holding modifier: String = ""
  ) throws {
    try send(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": point.x, "y": point.y, "buttons": buttons,
        "button": type == "mouseMoved" && buttons == 0 ? "none" : "left",
        "clickCount": type == "mouseMoved" ? 0 : 1, "modifiers": Self.modifiers[modifier] ?? 0,
      ])
  }

  private func point(in selector: String, x: Double, y: Double) throws -> (x: Double, y: Double) {
    let box = try box(of: selector)
    let point = (x: box[0] + box[2] * x, y: box[1] + box[3] * y)
    let above: String? = try evaluate(
      """
      (() => {
        const wanted = document.querySelector(\(Self.quoted(selector)));
        const hit = document.elementFromPoint(\(point.x), \(point.y));
        if (!hit) return 'outside of the window';
        return wanted.contains(hit) || hit.contains(wanted) || hit.closest('label')?.control === wanted
          ? null : 'lies under ' + hit.outerHTML.slice(0, 80);
      })()
      """)
    if let above { throw BrowserError.element(selector, above) }
    return point
  }

  /// Scroll to an element, and return its left and top edge, width and height in the window.
  private func box(of selector: String) throws -> [Double] {
    let box: [Double]? = try evaluate(
      """
      (() => {
        const element = document.querySelector(\(Self.quoted(selector)));
        if (!element) return null;
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        return [box.left, box.top, box.width, box.height];
      })()
      """)
    guard let box, box.count == 4 else { throw BrowserError.element(selector, "not found") }
    guard box[2] > 0, box[3] > 0 else { throw BrowserError.element(selector, "isn't shown") }
    return box
  }

  /// Return a text as a string literal of scripts.
  static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    return "'\(escaped.replacing("\n", with: "\\n"))'"
  }
}
