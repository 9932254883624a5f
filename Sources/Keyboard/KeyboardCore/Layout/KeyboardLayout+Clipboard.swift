extension KeyboardLayout {

  /// Return the clipboard keyboard of traits: a row for each clip, as many as there are rows of
  /// letters, above a row that leads back to them.
  ///
  /// Keys that pin and delete a clip are beside it. No picture of a system keyboard shows clips; the
  /// sizes are those of the device's keys.
  public static func clipboard(for traits: KeyboardTraits) -> KeyboardLayout {
    let configuration = DeviceConfiguration.standard(for: traits)
    func item(
      _ action: KeyboardAction, _ width: ItemWidth, alignment: Alignment = .center
    ) -> Item {
      Item(
        action: action, size: ItemSize(width: width, height: configuration.rowHeight),
        alignment: alignment,
        edgeInsets: action.isSpacer ? .zero : configuration.buttonInsets)
    }
    let side = ItemWidth.points(traits.deviceTypeForKeyboard.isPad ? 80 : 50)
    let isRightToLeft = traits.localeProfile.direction == .rightToLeft
    func ordered(_ row: ItemRow) -> ItemRow { isRightToLeft ? row.reversed() : row }
    let shown = traits.shownClips
    let rows = (0..<clipRows).map { row in
      guard row < shown.count else { return [item(.none, .available)] }
      let clip = shown[row]
      return ordered([
        item(
          .pasteClip(clip.id), .available, alignment: isRightToLeft ? .trailing : .leading),
        item(.togglePin(ofClip: clip.id), side), item(.deleteClip(clip.id), side),
      ])
    }
    let next = traits.clips.count > clipRows ? [item(.nextClips, side)] : []
    let last =
      [item(.keyboardType(.alphabetic), .percentage(0.2))] + next
      + [item(.space, .available), item(.backspace, .percentage(0.2))]
    return KeyboardLayout(
      itemRows: rows + [ordered(last)], idealItemHeight: configuration.rowHeight,
      idealItemInsets: configuration.buttonInsets)
  }

  static let clipRows = 3
}

extension KeyboardTraits {

  /// The clips on the keyboard, from ``firstClip`` on.
  package var shownClips: ArraySlice<Clipboard.Clip> {
    let start = clips.indices.contains(firstClip) ? firstClip : 0
    return ArraySlice(Array(clips[start...].prefix(KeyboardLayout.clipRows)))
  }

  /// The place of the first clip after those that are shown, or 0 after the last one.
  package var firstOfNextClips: Int {
    let next = firstClip + KeyboardLayout.clipRows
    return clips.indices.contains(next) ? next : 0
  }
}
