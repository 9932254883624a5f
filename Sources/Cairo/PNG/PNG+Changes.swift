internal import CPNG

extension PNG {

  /// The smallest rectangle that holds all pixels in which two pictures of a size differ; nothing if
  /// they are equal.
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

  /// The pixels of a rectangle of a picture that comes after another one.
  package struct Changes {

    /// All of the pixels.
    package var all: [UInt32]

    /// The pixels with those made clear that stay as they were, if painting them over the picture
    /// before gives the same as replacing it would; nothing if it doesn't, or if no pixel stays.
    package var overlay: [UInt32]?
  }

  /// The pixels of a rectangle of a picture that comes after another one.
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
    // Painting over is exact only where the new pixels are opaque.
    return Changes(all: all, overlay: change.has_unchanged && change.covers ? overlay : nil)
  }
}
