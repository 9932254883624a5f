internal import Foundation
public import KeyboardRender

extension PNGPicture {

  /// Whether all pixels are alike, so that a comparison would prove nothing.
  public var isBlank: Bool {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, bytes.count > 4 else { return true }
      // All pixels are equal if the bytes equal themselves, shifted by one pixel.
      if memcmp(start, start + 4, bytes.count - 4) == 0 { return true }
      return stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 0 }
    }
  }
}
