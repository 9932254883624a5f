public import Foundation
public import Observation

/// The observable state of the callouts of a keyboard.
@Observable
public final class KeyboardCalloutContext {

  /// A context without callouts.
  public init() {}

  /// A context for previews.
  public static var preview: KeyboardCalloutContext { KeyboardCalloutContext() }

  /// The name of the coordinate space of frames.
  public let coordinateSpace = "com.keyboardkit.coordinate.callout"

  /// The service for secondary actions where none are passed.
  public var calloutService: (any KeyboardCalloutService)?

  /// The handler of the selected secondary action.
  public var actionHandler: (KeyboardAction) -> Void = { _ in }

  /// The item width as a fraction of the key's width, where a phone shows more than ten items.
  public var compressedWidthScale = 0.85

  /// The fraction of the key's width by which a drag moves the selection by one item.
  public var dragIndexScaleFactor = 0.8

  /// The minimum duration of an input callout after its key is released, in seconds.
  public var minimumInputDuration = 0.05

  /// A scheduler that runs a closure after a delay in seconds and returns its cancellation.
  public typealias Scheduler = (TimeInterval, @escaping () -> Void) -> () -> Void

  /// The scheduler of delayed resets, by default the one of the keyboard; `nil` resets at once.
  @ObservationIgnored public var scheduler: Scheduler?

  @ObservationIgnored private var cancelReset: (() -> Void)?

  /// The width used to choose the alignment, in points.
  public var availableWidth = 0.0

  /// The frame of the key with callouts, in points from the top left of the view.
  public private(set) var buttonFrame = CGRect.zero

  /// The pressed key.
  public private(set) var inputAction: KeyboardAction?

  /// The secondary actions to choose from, from left to right.
  public private(set) var secondaryActions: [KeyboardAction] = []

  /// The horizontal alignment of the secondary actions with the key.
  public private(set) var secondaryActionsAlignment = HorizontalAlignment.leading

  /// The index of the selected secondary action, or −1.
  public private(set) var secondaryActionsIndex = -1

  // MARK: Input

  /// Shows the input callout of a key; actions without a callout text change nothing.
  public func updateInputAction(_ action: KeyboardAction?, in frame: CGRect) {
    guard let action, action.inputCalloutText != nil else { return }
    keepInputAction()
    inputAction = action
    buttonFrame = frame
  }

  /// Hides the input callout.
  public func resetInputAction() {
    keepInputAction()
    inputAction = nil
  }

  /// Hides the input callout after ``minimumInputDuration``, unless another key is pressed first.
  public func resetInputActionWithDelay() {
    guard inputAction != nil, let scheduler else { return resetInputAction() }
    keepInputAction()
    cancelReset = scheduler(minimumInputDuration) { [weak self] in self?.resetInputAction() }
  }

  private func keepInputAction() {
    cancelReset?()
    cancelReset = nil
  }

  // MARK: Secondary actions

  /// Shows secondary actions, by default the service's.
  ///
  /// The default alignment is trailing if the key starts in the right half of ``availableWidth``.
  /// Trailing actions are reversed, which keeps the first one above the key.
  public func updateSecondaryActions(
    _ actions: [KeyboardAction]?, for action: KeyboardAction, in frame: CGRect,
    alignment: HorizontalAlignment? = nil
  ) {
    guard let actions = actions ?? calloutService?.calloutActions(for: action) else { return }
    let automatic: HorizontalAlignment =
      availableWidth > 0 && frame.minX > availableWidth / 2 ? .trailing : .leading
    let alignment = alignment ?? automatic
    let isTrailing = alignment == .trailing
    buttonFrame = frame
    secondaryActionsAlignment = alignment
    secondaryActions = isTrailing ? actions.reversed() : actions
    secondaryActionsIndex = isTrailing ? actions.count - 1 : actions.isEmpty ? -1 : 0
    if !actions.isEmpty { calloutService?.triggerFeedbackForSelectionChange() }
  }

  /// Selects the secondary action under a touch, or none below the key.
  ///
  /// The location is relative to the key, the translation to the start of the touch.
  public func updateSecondaryActionsSelection(location: CGPoint, translation: CGSize) {
    guard buttonFrame != .zero, !secondaryActions.isEmpty else { return }
    if translation.height > buttonFrame.height { return resetSecondaryActions() }
    let isTrailing = secondaryActionsAlignment == .trailing
    guard translation.width == 0 || (translation.width < 0) == isTrailing else { return }
    let count = secondaryActions.count
    let step = max(20, dragIndexScaleFactor * min(buttonFrame.width, 50))
    let offset = isTrailing ? abs(location.x - step) / step : location.x / step
    // The bounds keep an unreasonable coordinate from overflowing an integer.
    guard offset.isFinite, abs(offset) < 1000 else { return }
    let index = isTrailing ? count - Int(offset) - 1 : Int(offset)
    let start = isTrailing ? count - 1 : 0
    let chosen = secondaryActions.indices.contains(index) ? index : start
    guard chosen != secondaryActionsIndex else { return }
    secondaryActionsIndex = chosen
    calloutService?.triggerFeedbackForSelectionChange()
  }

  /// Selects a secondary action by index; an index out of range deselects.
  public func selectSecondaryAction(at index: Int) {
    secondaryActionsIndex = secondaryActions.indices.contains(index) ? index : -1
  }

  /// Triggers the selected secondary action and returns whether there was one.
  @discardableResult
  public func handleSelectedSecondaryAction() -> Bool {
    guard let action = selectedSecondaryAction else { return false }
    actionHandler(action)
    resetSecondaryActions()
    return true
  }

  /// Hides the secondary actions.
  public func resetSecondaryActions() {
    secondaryActions = []
    secondaryActionsIndex = -1
  }

  /// The selected secondary action.
  public var selectedSecondaryAction: KeyboardAction? {
    secondaryActions.indices.contains(secondaryActionsIndex)
      ? secondaryActions[secondaryActionsIndex] : nil
  }
}
