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
    var imageRegion: ImageFile.Region?

    /// Set properties of the image, if the others come from the style below.
    var imageKeys: Set<ImageKey>?

    var noise: Keyboard.Noise?
    var blendModes: [Layer: BlendMode] = [:]
  }

  /// A property of the image, by its name in theme files.
  enum ImageKey: String, Codable, CaseIterable {
    case file, region, mode, insets, focalPoint, scale, opacity, tint, blur
  }

  func over(_ other: Self?) -> Self {
    guard let keys = fields.imageKeys, let other else { return self }
    var result = self
    let below = other.fields
    result.change { fields in
      for key in ImageKey.allCases where !keys.contains(key) {
        switch key {
        case .file: fields.imageData = below.imageData
        case .region: fields.imageRegion = below.imageRegion
        case .mode: fields.imageContentMode = below.imageContentMode
        case .insets: fields.imageSliceInsets = below.imageSliceInsets
        case .focalPoint: fields.imageFocalPoint = below.imageFocalPoint
        case .scale: fields.imageScale = below.imageScale
        case .opacity: fields.imageOpacity = below.imageOpacity
        case .tint: fields.imageTint = below.imageTint
        case .blur: fields.imageBlur = below.imageBlur
        }
      }
      fields.imageKeys = below.imageKeys.map { $0.union(keys) }
    }
    return result
  }

  package var changesImageBelow: Bool { fields.imageKeys != nil }

  /// Set properties of the image, if the others come from the style below.
  var imageKeys: Set<ImageKey>? {
    get { fields.imageKeys }
    set { change { $0.imageKeys = newValue } }
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
    try read(.imageRegion, into: &imageRegion)
    try read(.imageKeys, into: &imageKeys)
    try read(.noise, into: &noise)
    try read(.blendModes, into: &blendModes)
  }
}

extension Keyboard.Background: CustomReflectable {

  /// The fields, as of a structure that stores them itself.
  public var customMirror: Mirror { Mirror(reflecting: fields) }
}
