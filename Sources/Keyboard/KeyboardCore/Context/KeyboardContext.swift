public import Foundation
public import Observation

/// The observable context of a keyboard: its traits, text field and app.
///
/// The members of ``KeyboardTraits`` are members of the context, each observed separately.
///
/// ```swift
/// let context = KeyboardContext(device: .standard, locale: Locale(identifier: "sv"))
/// context.keyboardType = .numeric
/// context.colorScheme = .dark
/// context.hasDarkColorScheme  // → true
/// ```
///
/// Source: KeyboardKit 9.5.3 KeyboardContext.
@Observable
@dynamicMemberLookup
nonisolated open class KeyboardContext {

  /// A context with traits, by default an English keyboard's.
  public init(traits: KeyboardTraits = KeyboardTraits()) { currentTraits = traits }

  // MARK: Traits

  /// The traits, which every change by any name assigns: a subclass can override them with observers.
  ///
  /// Traits of the text field are the current ones of ``textDocumentProxy``, if any.
  @ObservationIgnored
  open var traits: KeyboardTraits {
    _read {
      registrar.access(self, keyPath: \.traits)
      // Only a text field needs a second value, whose space costs time on every read.
      if textField == nil {
        yield currentTraits
      } else if let traits = traitsOfChangedTextField {
        yield traits
      } else {
        yield currentTraits
      }
    }
    set {
      let oldValue = currentTraits
      guard newValue != oldValue else { return }
      let changed = trackedMembers.filter { $0.differs(oldValue, newValue) }
      registrar.willSet(self, keyPath: \.traits)
      for member in changed { registrar.willSet(self, keyPath: member.keyPath) }
      currentTraits = newValue
      for member in changed { registrar.didSet(self, keyPath: member.keyPath) }
      registrar.didSet(self, keyPath: \.traits)
      let isOtherLocale =
        newValue.locale != oldValue.locale
        || newValue.keyboardLayoutType != oldValue.keyboardLayoutType
      if isOtherLocale { for observer in localeObservers { observer(self) } }
    }
  }

  /// A trait.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: WritableKeyPath<KeyboardTraits, Value>
  ) -> Value {
    get { tracked(keyPath) }
    set {
      // Comparing one trait is faster than comparing all of them.
      guard currentTraits[keyPath: keyPath] != newValue else { return }
      change { $0[keyPath: keyPath] = newValue }
    }
  }

  /// A derived trait.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: KeyPath<KeyboardTraits, Value>
  ) -> Value {
    tracked(keyPath)
  }

  @ObservationIgnored
  private var currentTraits: KeyboardTraits

  /// A text field can't be observed, so its traits are compared when they are read.
  private var traitsOfChangedTextField: KeyboardTraits? {
    guard let proxy = textField else { return nil }
    guard
      currentTraits.textFieldType != proxy.keyboardType
        || currentTraits.textFieldContentType != proxy.textContentType
        || currentTraits.textFieldReturnKeyType != proxy.returnKeyType
        || currentTraits.textFieldAutocapitalizationType != proxy.autocapitalizationType
    else { return nil }
    var traits = currentTraits
    traits.use(proxy)
    return traits
  }

  package func change(_ change: (inout KeyboardTraits) -> Void) {
    var changed = currentTraits
    change(&changed)
    traits = changed
  }

  private func tracked<Value: Equatable>(_ member: KeyPath<KeyboardTraits, Value>) -> Value {
    let index = indices[member] ?? track(member)
    registrar.access(self, keyPath: trackedMembers[index].keyPath)
    return traitsOfChangedTextField?[keyPath: member] ?? currentTraits[keyPath: member]
  }

  private func track<Value: Equatable>(_ member: KeyPath<KeyboardTraits, Value>) -> Int {
    indices[member] = trackedMembers.count
    trackedMembers.append(
      TrackedMember(keyPath: \.[tracked: member]) { $0[keyPath: member] != $1[keyPath: member] })
    return trackedMembers.count - 1
  }

  private struct TrackedMember {
    let keyPath: KeyPath<KeyboardContext, Void>
    let differs: (KeyboardTraits, KeyboardTraits) -> Bool
  }

  private subscript(tracked member: PartialKeyPath<KeyboardTraits>) -> Void { () }

  @ObservationIgnored
  private let registrar = ObservationRegistrar()

  @ObservationIgnored
  private var trackedMembers: [TrackedMember] = []

  @ObservationIgnored
  private var indices: [PartialKeyPath<KeyboardTraits>: Int] = [:]

  @ObservationIgnored
  package var localeObservers: [(KeyboardContext) -> Void] = []

  // MARK: System

  /// Whether the keyboard may use the network and shared storage.
  public var hasFullAccess = false

  /// The primary language of the keyboard in the system.
  public var primaryLanguage: String?

  /// The app the keyboard belongs to.
  public var app: KeyboardApp?

  /// The bundle identifier of the host application.
  public var hostApplicationBundleId: String?

  @ObservationIgnored
  package var settingsStorage: (any KeyboardSettingsStorage)?

  @ObservationIgnored
  package var hostTextField: (any TextDocumentProxy)?

  /// The text field of the host application, or one without text that ignores edits, as in previews.
  public var originalTextDocumentProxy: any TextDocumentProxy {
    get { hostTextField ?? NoTextField() }
    set { hostTextField = newValue }
  }

  /// A text field inside the keyboard that receives the text instead.
  @ObservationIgnored
  public var textInputProxy: (any TextDocumentProxy)?
}

extension KeyboardContext {

  /// A context for a keyboard on a device.
  public convenience init(
    device: Device, orientation: InterfaceOrientation = .portrait,
    locale: Locale = Locale(identifier: "en")
  ) {
    self.init(traits: KeyboardTraits(device: device, orientation: orientation, locale: locale))
  }

  /// A context for previews: an English keyboard on a phone.
  public static var preview: KeyboardContext { KeyboardContext(device: .standard) }

  /// Sets the traits that follow from a device.
  public func use(_ device: Device, orientation: InterfaceOrientation = .portrait) {
    change { $0.use(device, orientation: orientation) }
  }

  /// Chooses whether the keyboard has the Liquid Glass look of iOS 26.
  public func setIsLiquidGlassEnabled(_ isEnabled: Bool) {
    change { $0.isLiquidGlassEnabled = isEnabled }
  }

  /// Stores the traits of the text field, if any, and notify their observers of changes.
  public func syncTextField() {
    guard let proxy = textField else { return }
    change { $0.use(proxy) }
  }

  /// The active text field, or a field without text that ignores edits where there is none, as in previews.
  public var textDocumentProxy: any TextDocumentProxy { textField ?? NoTextField() }

  package var textField: (any TextDocumentProxy)? { textInputProxy ?? hostTextField }

  package func with(_ change: (inout KeyboardTraits) -> Void) -> KeyboardContext {
    var changed = currentTraits
    change(&changed)
    let context = KeyboardContext(traits: changed)
    context.hasFullAccess = hasFullAccess
    context.primaryLanguage = primaryLanguage
    context.app = app
    context.hostApplicationBundleId = hostApplicationBundleId
    context.settingsStorage = settingsStorage
    context.hostTextField = hostTextField
    context.textInputProxy = textInputProxy
    return context
  }
}

/// Empty document of a context without a text field.
private final class NoTextField: TextDocumentProxy {

  let documentIdentifier = UUID()

  var documentContextBeforeInput: String? { nil }
  var documentContextAfterInput: String? { nil }

  func insertText(_ text: String) {}
  func deleteBackward() {}
  func adjustTextPosition(byCharacterOffset offset: Int) {}
}
