import KeyboardCore
import KeyboardInput

extension Typist {

  /// The steps for a quotation mark, or for a character that a typed quotation mark may become, or
  /// `nil` if the text is neither.
  func quotationSteps(for text: String) -> [TypingPlan.Step]? {
    let marks = controller.state.keyboardContext.traits.localeProfile.quotation
    let all = [marks.begin, marks.end, marks.alternateBegin, marks.alternateEnd, "”", "‘"]
    guard all.contains(text) else { return nil }
    let before = textBefore
    let keys = ([text] + all).filter { marks.inserted(by: $0, after: before) == text }
    let cheapest = keys.compactMap { key in cost(of: key).map { (key, $0) } }.min { $0.1 < $1.1 }
    if let cheapest { return [.text(cheapest.0)] }
    // A mark that only closes a quotation requires an open one, and a mark that only opens a
    // quotation requires a closed one; the helper mark is deleted afterwards.
    for helper in all where cost(of: helper) != nil {
      let helped = before + marks.inserted(by: helper, after: before)
      let key = all.first { marks.inserted(by: $0, after: helped) == text && cost(of: $0) != nil }
      if let key { return [.text(helper), .text(key), .move(-1), .backspace, .move(1)] }
    }
    return nil
  }
}

extension LocaleProfile.Quotation {

  /// The text that a typed mark inserts after another text.
  fileprivate func inserted(by mark: String, after text: String) -> String {
    mayReplace(mark) ? replacement(whenAppending: mark, to: text) ?? mark : mark
  }
}
