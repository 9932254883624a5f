public import Foundation
import KeyboardDrawing
public import KeyboardStyling

/// An image of UIKit.
public final class UIImage: Hashable, Sendable {

  /// The image of the library.
  public let image: Image

  private let bytes: Data?

  /// Returns the image of an app with a name.
  public init?(named name: String) { (image, bytes) = (Image(name), nil) }
  /// Returns a symbol of the system.
  public init?(systemName: String) { (image, bytes) = (Image(systemName: systemName), nil) }
  /// Returns the image of a file, whose name is none: it isn't drawn.
  public init?(data: Data) { (image, bytes) = (Image("data"), data) }

  /// The size in points.
  public var size: CGSize {
    guard let bytes, let file = ImageFile(bytes) else { return .zero }
    return CGSize(width: file.width, height: file.height)
  }

  /// The pixels of a point.
  public var scale: CGFloat { 1 }
  /// Whether an image is drawn in its colors or in that of its view.
  public enum RenderingMode: Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// Returns the image.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  /// Does nothing: there is no context.
  public func draw(in rectangle: CGRect) {}
  /// Returns the bytes that the image was made from.
  public func pngData() -> Data? { bytes }
  /// Returns the bytes that the image was made from.
  public func jpegData(compressionQuality: CGFloat) -> Data? { bytes }
  /// Whether two images are equal.
  public static func == (first: UIImage, second: UIImage) -> Bool {
    first.image == second.image && first.bytes == second.bytes
  }
  /// Hashes the image.
  public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}

extension Image {
  /// Returns the image of an image of UIKit.
  public init(uiImage: UIImage) { self = uiImage.image }
}

/// The pasteboard of a test, which is empty at first.
public final class UIPasteboard: Sendable {

  private struct Content {
    var string: String?, image: UIImage?, url: URL?
    var changeCount = 0
  }

  private let content = SettableValue(Content())
  package static let current = SettableValue<@Sendable () -> UIPasteboard> { UIPasteboard() }
  package init() {}
  /// The pasteboard of the fixture.
  public static var general: UIPasteboard { current.value() }
  /// The text.
  public var string: String? {
    get { content.value.string }
    set { set(\.string, newValue) }
  }
  /// The image.
  public var image: UIImage? {
    get { content.value.image }
    set { set(\.image, newValue) }
  }
  /// The address.
  public var url: URL? {
    get { content.value.url }
    set { set(\.url, newValue) }
  }
  /// The number of changes.
  public var changeCount: Int { content.value.changeCount }

  private func set<Value>(_ path: WritableKeyPath<Content, Value>, _ value: Value) {
    content.update { content in
      content[keyPath: path] = value
      content.changeCount += 1
    }
  }

  /// Whether there is a text.
  public var hasStrings: Bool { string != nil }
  /// Whether there is an image.
  public var hasImages: Bool { image != nil }
  /// Does nothing.
  public func setData(_ data: Data, forPasteboardType type: String) {}
  /// Returns no bytes.
  public func data(forPasteboardType type: String) -> Data? { nil }
}

/// Does nothing: nothing is drawn by UIKit.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{}
/// Does nothing.
public func UIGraphicsEndImageContext() {}
/// Returns no image.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }

/// Does nothing: there are no photos.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ target: Any?, _ selector: Any?, _ context: UnsafeMutableRawPointer?
) {}
