package import KeyboardRender

/// A case as it is drawn now.
package enum SnapshotDrawing {

  /// A picture, whose pixels are compared.
  case picture(any SnapshotPicture)

  /// The bytes of a text or document.
  case text([UInt8])
}

/// A picture in memory, which is only packed into a file where one is written, since that takes longer
/// than drawing.
package protocol SnapshotPicture {

  /// The picture as its file would be read, but for its texts.
  var picture: PNGPicture { get throws }

  /// The same with the texts of the file.
  var pictureWithTexts: PNGPicture { get throws }

  /// The bytes of the file.
  var file: [UInt8] { get throws }
}
