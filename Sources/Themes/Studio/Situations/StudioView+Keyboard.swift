import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardPipeline
import KeyboardViews

extension StudioView {

  /// Return a point of the keyboard for one of a picture, whose keyboard may be below a callout or in a
  /// device.
  func point(x: Double, y: Double, inPicture id: String?) -> CGPoint {
    let picture = id.flatMap { id in pictures.first { $0.id == id } } ?? pictures.last
    let origin = picture?.origin ?? .zero
    return CGPoint(x: x - origin.x, y: y - origin.y)
  }

  /// The ids of the parts that are touched.
  var pressedParts: [String] {
    guard let live else { return [] }
    // The picture may still be one of the other case.
    let names = Set(live.shown.pressedActions.compactMap { $0.keyName?.lowercased() })
    return (picture?.parts ?? []).filter {
      $0.role == .key && names.contains($0.name.lowercased())
    }.map(\.id)
  }

  /// The members of the event that tells what was typed.
  var keyboardMembers: [(String, JSONText?)] {
    [
      ("view", .string(id)), ("text", .string(live?.shown.text ?? "")),
      ("suggestions", .array((live?.shown.suggestions ?? []).map { .string($0) })),
      ("pressed", .array(pressedParts.map { .string($0) })),
      ("moments", .integer(live?.moments ?? 0)), ("moment", .integer(live?.moment ?? 0)),
    ]
  }
}
