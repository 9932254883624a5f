import Foundation
import KeyboardCore
import KeyboardInput

/// A keyboard that describes the effects of gestures.
final class ObservedKeyboard {

  let typist: Typist
  private let start: String
  private let startLocale: String
  private let startType: Keyboard.KeyboardType
  private let startCase: Keyboard.KeyboardCase
  private var requests: [String] = []
  private var feedback: [String] = []

  init(
    _ text: String, after: String = "", locale: String = "en",
    autocapitalization: Keyboard.AutocapitalizationType = .none,
    layoutType: Keyboard.LayoutType? = nil,
    type: Keyboard.KeyboardType = .alphabetic, letterCase: Keyboard.KeyboardCase = .lowercased
  ) {
    typist = Typist(
      text, after: after, locale: locale, autocapitalization: autocapitalization,
      layoutType: layoutType)
    startLocale = locale
    // Services measure time from their creation.
    _ = typist.handler
    let context = typist.context
    context.keyboardType = type
    context.keyboardCase = letterCase
    context.locales = [Locale(identifier: "en"), Locale(identifier: "sv")]
    start = "\(text)|\(after)"
    startType = type
    startCase = letterCase
    let controller = typist.controller
    controller.dismissAction = { [unowned self] in requests.append("dismiss") }
    controller.urlOpener = { [unowned self] in requests.append("open \($0.absoluteString)") }
    controller.nextKeyboardAction = { [unowned self] in requests.append("next keyboard") }
    let dictation = ObservedDictation { [unowned self] in requests.append("dictation") }
    controller.services.dictationService = dictation
    controller.services.feedbackService = KeyboardFeedback.StandardFeedbackService(
      audioEngine: { [unowned self] in feedback.append("♪ \($0)") },
      hapticEngine: { [unowned self] in feedback.append("~ \($0)") })
  }

  var outcome: String { ([changes] + feedback).filter { !$0.isEmpty }.joined(separator: " ") }

  /// All changes: text, type, case, locale, drag, and the requests to the app.
  var changes: String {
    let context = typist.context
    let text = "\(typist.document.textBefore)|\(typist.document.textAfter)"
    var parts: [String] = []
    if text != start { parts.append(text) }
    if context.keyboardType != startType { parts.append(context.keyboardType.id) }
    if context.keyboardCase != startCase { parts.append(context.keyboardCase.id) }
    if context.locale.identifier != startLocale { parts.append(context.locale.identifier) }
    if context.isSpaceDragGestureActive { parts.append("drag") }
    return (parts + requests).joined(separator: " ")
  }

  /// A service that reports its start.
  private final class ObservedDictation: DictationService {
    private let start: () -> Void

    init(start: @escaping () -> Void) { self.start = start }

    var authorizationStatus: Dictation.AuthorizationStatus { .authorized }
    var supportedLocales: [Locale] { [] }
    func startDictationFromKeyboard() { start() }
    func handleDictationResultInKeyboard() {}
    func undoLastDictation() {}
  }
}
