import KeyboardDocuments
import KeyboardPipeline

extension PressOptions {

  /// Read the touched key, or return `nil` without one.
  ///
  /// Options that contradict each other are recorded as errors.
  func keyPress(with reader: inout ChoiceReader) -> RenderRequest.KeyPress? {
    if press != nil, longPress != nil {
      reader.report(code: "press-twice", "Only one of --press and --long-press can be drawn")
      return nil
    }
    if spaceDrag, press ?? longPress != nil {
      reader.report(
        code: "press-twice", "--space-drag holds space; leave out --press and --long-press")
      return nil
    }
    if select != nil, longPress == nil {
      reader.report(code: "select-alone", "--select says which action of --long-press is selected")
      return nil
    }
    if let press { return .press(press) }
    guard let longPress else { return nil }
    let index = reader.readInteger(select, option: "select", in: 0...999)
    return .longPress(longPress, selectedIndex: index ?? 0)
  }
}
