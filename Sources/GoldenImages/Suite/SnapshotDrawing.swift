package import KeyboardRender

/// The current drawing of a case.
package enum SnapshotDrawing {

  /// A picture, compared by pixels.
  case picture(any SnapshotPicture)

  /// The bytes of a text or document.
  case text([UInt8])
}

/// A picture in memory, encoded only when written, since that takes longer than drawing.
package protocol SnapshotPicture {

  /// The picture as decoded from its file, without its texts.
  var picture: PNGPicture { get throws }

  /// The picture with the texts of the file.
  var pictureWithTexts: PNGPicture { get throws }

  /// The bytes of the encoded file.
  var file: [UInt8] { get throws }
}
