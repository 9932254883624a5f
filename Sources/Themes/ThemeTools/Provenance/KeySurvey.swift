import KeyboardCore
import KeyboardDrawing
import KeyboardPipeline
import KeyboardStyling
import KeyboardViews

/// All locales on phones and pads, in all layers; keyboards are laid out once, on first use,
/// without themes and fonts.
package final class KeySurvey {

  struct Board {
    let traits: KeyboardTraits
    let keys: [Key]
  }

  struct Key {
    let name: String
    let action: KeyboardAction
    let place: KeyboardLayout.KeyPlace?
    let hasHint: Bool
    let hasCallout: Bool
  }

  private var boards: [RenderRequest.KeyboardChoice: Board] = [:]

  /// The number of tests of a rule on a key that may follow, which bounds the time of an audit.
  var remainingTests = mostTests

  private static let mostTests = 300_000

  /// The tests of one request of an editor: enough for a rule that only the last locale has keys for.
  private static let testsOfEditor = 60_000

  package init() {}

  /// Allow as many tests as a new survey does, for an audit long after the last one; fewer for an answer to
  /// an editor, which must not wait long.
  package func renewTests(forEditor: Bool = false) {
    remainingTests = forEditor ? Self.testsOfEditor : Self.mostTests
  }

  func board(of request: RenderRequest) -> Board {
    if let known = boards[request.keyboard] { return known }
    let board = Self.laidOut(request)
    boards[request.keyboard] = board
    return board
  }

  private static func laidOut(_ request: RenderRequest) -> Board {
    let material = RenderMaterial(request, theme: LoadedTheme(KeyboardTheme()))
    let context = request.viewContext(measuring: .fixedAdvance)
    let placed = material.keyboardView.placed(in: context)
    let keys = zip(placed.keys, placed.keys.keyPlaces).compactMap { key, place -> Key? in
      guard let name = key.item.action.keyName else { return nil }
      let hasCallout = !placed.calloutActions(for: key.item.action, in: context).isEmpty
      return Key(
        name: name, action: key.item.action, place: place,
        hasHint: key.item.swipeDownAction != nil || hasCallout, hasCallout: hasCallout)
    }
    return Board(traits: placed.keyboard.keyboardContext.traits, keys: keys)
  }
}
