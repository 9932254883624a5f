public import KeyboardCore

extension TextDocumentProxy {

  private static var lineBreak: UInt16 { 0x0A }

  /// Return the UTF-16 units from the cursor to the same column in another line, up if negative.
  ///
  /// Lines end at line breaks, as a keyboard doesn't know where the app wraps them. Beyond the first
  /// and the last known line, the cursor stays in it; a shorter line has it at its end.
  public func offset(byLines lines: Int) -> Int {
    let before = Array((documentContextBeforeInput ?? "").utf16)
    let units = before + Array((documentContextAfterInput ?? "").utf16)
    var place = before.count
    func start(of place: Int) -> Int {
      units[..<place].lastIndex(of: Self.lineBreak).map { $0 + 1 } ?? 0
    }
    func end(of place: Int) -> Int { units[place...].firstIndex(of: Self.lineBreak) ?? units.count }
    let column = place - start(of: place)
    for _ in 0..<min(lines.magnitude, UInt(units.count)) {
      let next: Int
      if lines < 0 {
        let first = start(of: place)
        guard first > 0 else { break }
        next = start(of: first - 1)
      } else {
        let last = end(of: place)
        guard last < units.count else { break }
        next = last + 1
      }
      place = min(next + column, end(of: next))
    }
    // Not into an emoji.
    if place > 0, place < units.count, UTF16.isTrailSurrogate(units[place]) { place -= 1 }
    return place - before.count
  }
}
