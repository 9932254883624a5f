public import Foundation
public import Observation

/// The bubbles that a keyboard shows right now.
@Observable
public final class KeyboardCalloutContext {

  /// A context without bubbles.
  public init() {}

  /// The name of the coordinate space to which frames refer.
  public let coordinateSpace = "com.keyboardkit.coordinate.callout"

  /// The service that is asked when no secondary actions are given.
  public var calloutService: (any KeyboardCalloutService)?

  /// What happens with the secondary action that the user chooses.
  public var actionHandler: (KeyboardAction) -> Void = { _ in }

  /// The part of a key's width that an item takes when a phone shows more than ten.
  public var compressedWidthScale = 0.85

  /// The part of a key's width by which a finger moves from item to item.
  public var dragIndexScaleFactor = 0.8

  /// How long a pressed key is shown after it was let go, in seconds.
  public var minimumInputDuration = 0.05

  /// Carries something out after a number of seconds, and returns what keeps it from that.
  public typealias Scheduler = (TimeInterval, @escaping () -> Void) -> () -> Void

  /// What lets time pass before a pressed key is no longer shown, or `nil` for no time.
  ///
  /// A context has no clock of its own. When a key is touched it is given the keyboard's, unless it has
  /// one already.
  @ObservationIgnored public var scheduler: Scheduler?

  /// Keeps the pressed key from being reset, if it is about to be.
  @ObservationIgnored private var cancelReset: (() -> Void)?

  /// The width in which the alignment is chosen, in points; half of it is the middle.
  public var availableWidth = 0.0

  /// The area of the key that the bubbles belong to, in points from the top left of the view.
  public private(set) var buttonFrame = CGRect.zero

  /// The key that is pressed.
  public private(set) var inputAction: KeyboardAction?

  /// The secondary actions to choose from, from left to right.
  public private(set) var secondaryActions: [KeyboardAction] = []

  /// The side of the key at which the secondary actions start.
  public private(set) var secondaryActionsAlignment = HorizontalAlignment.leading

  /// The place of the chosen secondary action, or −1.
  public private(set) var secondaryActionsIndex = -1

  // MARK: Input

  /// Shows a pressed key; one that has no callout text changes nothing.
  public func updateInputAction(_ action: KeyboardAction?, in frame: CGRect) {
    guard let action, action.inputCalloutText != nil else { return }
    keepInputAction()
    inputAction = action
    buttonFrame = frame
  }

  /// Stops showing the pressed key.
  public func resetInputAction() {
    keepInputAction()
    inputAction = nil
  }

  /// Stops showing the pressed key after ``minimumInputDuration``, unless another one is pressed before.
  public func resetInputActionWithDelay() {
    guard inputAction != nil, let scheduler else { return resetInputAction() }
    keepInputAction()
    cancelReset = scheduler(minimumInputDuration) { [weak self] in self?.resetInputAction() }
  }

  /// Forgets a reset that is about to come.
  private func keepInputAction() {
    cancelReset?()
    cancelReset = nil
  }

  // MARK: Secondary actions

  /// Shows secondary actions; those that are left out come from the service.
  ///
  /// An alignment that is left out is trailing when the key starts in the right half of
  /// ``availableWidth``. With a trailing alignment the order is reversed, so that the key itself
  /// stays above the key.
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

  /// Chooses the secondary action under a finger.
  ///
  /// The location is relative to the key, the translation to where the finger went down. A finger
  /// that moves below the key chooses none.
  public func updateSecondaryActionsSelection(location: CGPoint, translation: CGSize) {
    guard buttonFrame != .zero, !secondaryActions.isEmpty else { return }
    if translation.height > buttonFrame.height { return resetSecondaryActions() }
    let isTrailing = secondaryActionsAlignment == .trailing
    guard translation.width == 0 || (translation.width < 0) == isTrailing else { return }
    let count = secondaryActions.count
    let step = max(20, dragIndexScaleFactor * min(buttonFrame.width, 50))
    let offset = isTrailing ? abs(location.x - step) / step : location.x / step
    // The bounds keep a coordinate that is no sensible number from overflowing an integer.
    guard offset.isFinite, abs(offset) < 1000 else { return }
    let index = isTrailing ? count - Int(offset) - 1 : Int(offset)
    let start = isTrailing ? count - 1 : 0
    let chosen = secondaryActions.indices.contains(index) ? index : start
    guard chosen != secondaryActionsIndex else { return }
    secondaryActionsIndex = chosen
    calloutService?.triggerFeedbackForSelectionChange()
  }

  /// Chooses a secondary action by its place; one that isn't there chooses none.
  public func selectSecondaryAction(at index: Int) {
    secondaryActionsIndex = secondaryActions.indices.contains(index) ? index : -1
  }

  /// Carries out the chosen secondary action and says whether there was one.
  @discardableResult
  public func handleSelectedSecondaryAction() -> Bool {
    guard let action = selectedSecondaryAction else { return false }
    actionHandler(action)
    resetSecondaryActions()
    return true
  }

  /// Stops showing secondary actions.
  public func resetSecondaryActions() {
    secondaryActions = []
    secondaryActionsIndex = -1
  }

  /// The chosen secondary action.
  public var selectedSecondaryAction: KeyboardAction? {
    secondaryActions.indices.contains(secondaryActionsIndex)
      ? secondaryActions[secondaryActionsIndex] : nil
  }
}
