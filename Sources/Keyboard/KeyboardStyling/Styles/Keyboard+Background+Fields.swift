import Foundation
public import KeyboardCore
import KeyboardDrawing

extension Keyboard.Background {

  struct Fields: Hashable, Codable, Sendable {
    var material: Keyboard.Material?
    var backgroundColor: Color?
    var gradient: KeyboardGradient?
    var imageData: Data?
    var imageContentMode = ImageContentMode.fill
    var imageFocalPoint = CGPoint(x: 0.5, y: 0.5)
    var imageSliceInsets = EdgeInsets.zero
    var imageScale = 1.0
    var imageOpacity = 1.0
    var imageTint: Color?
    var imageBlur: CGFloat = 0
    var overlay: KeyboardGradient?
    var overlayColor: Color?
  }
}

extension Keyboard.Background.Fields {

  /// Earlier versions had fewer fields, which have their defaults.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ key: CodingKeys, into value: inout Value) throws {
      value = try values.decodeIfPresent(Value.self, forKey: key) ?? value
    }
    try read(.material, into: &material)
    try read(.backgroundColor, into: &backgroundColor)
    try read(.gradient, into: &gradient)
    try read(.imageData, into: &imageData)
    try read(.imageContentMode, into: &imageContentMode)
    try read(.imageFocalPoint, into: &imageFocalPoint)
    try read(.imageSliceInsets, into: &imageSliceInsets)
    try read(.imageScale, into: &imageScale)
    try read(.imageOpacity, into: &imageOpacity)
    try read(.imageTint, into: &imageTint)
    try read(.imageBlur, into: &imageBlur)
    try read(.overlay, into: &overlay)
    try read(.overlayColor, into: &overlayColor)
  }
}

extension Keyboard.Background: CustomReflectable {

  /// The fields, as of a structure that stores them itself.
  public var customMirror: Mirror { Mirror(reflecting: fields) }
}
