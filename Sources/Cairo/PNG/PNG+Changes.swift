internal import CPNG

extension PNG {

  /// The bounding box of the pixels in which two images of the same size differ, or `nil` if they
  /// are equal.
  package static func changedBox(
    from before: [UInt32], to after: [UInt32], width: Int
  ) -> Box? {
    precondition(before.count == after.count, "Only pictures of a size have changes.")
    guard width > 0 else { return nil }
    let box = before.withUnsafeBufferPointer { before in
      after.withUnsafeBufferPointer { after in
        cpng_changed_box(
          before.baseAddress, after.baseAddress, UInt32(width), UInt32(after.count / width))
      }
    }
    guard box.width > 0 else { return nil }
    return Box(
      x: Int(box.x), y: Int(box.y), width: Int(box.width), height: Int(box.height))
  }

  /// The changed pixels in a rectangle of the next image.
  package struct Changes {

    /// All pixels.
    package var all: [UInt32]

    /// The pixels with unchanged ones transparent, if compositing them over the previous image
    /// equals replacement and saves any pixels, or else `nil`.
    package var overlay: [UInt32]?
  }

  /// The changed pixels in a rectangle of the next image.
  package static func changes(
    from before: [UInt32], to after: [UInt32], width: Int, in box: Box
  ) -> Changes {
    precondition(
      before.count == after.count && box.x + box.width <= width
        && (box.y + box.height) * width <= after.count, "Changes lie inside of both pictures.")
    let count = box.width * box.height
    var all = [UInt32](repeating: 0, count: count)
    var overlay = all
    let cBox = cpng_box(
      x: UInt32(box.x), y: UInt32(box.y), width: UInt32(box.width), height: UInt32(box.height))
    let change = before.withUnsafeBufferPointer { before in
      after.withUnsafeBufferPointer { after in
        cpng_copy_changes(
          before.baseAddress, after.baseAddress, UInt32(width), cBox, &all, &overlay)
      }
    }
    // Compositing is only exact where the new pixels are opaque.
    return Changes(all: all, overlay: change.has_unchanged && change.covers ? overlay : nil)
  }
}
