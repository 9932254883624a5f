public import KeyboardCore

extension KeyboardLayout {

  /// The older name of ``DeviceConfiguration``.
  public typealias Configuration = DeviceConfiguration

  /// The older name of ``isIpadProLayout``.
  public var ipadProLayout: Bool {
    get { isIpadProLayout }
    set { isIpadProLayout = newValue }
  }

  /// The name of ``BaseService`` in other versions.
  public typealias BaseLayoutService = BaseService

  /// The name of ``DeviceBasedService`` in other versions.
  public typealias DeviceBasedLayoutService = DeviceBasedService

  /// The name of ``ProService`` in other versions.
  public typealias ProLayoutService = ProService

  /// The name of ``StandardService`` in other versions.
  public typealias StandardLayoutService = StandardService

  /// The name of ``iPadProService`` in other versions.
  public typealias iPadProLayoutService = iPadProService

  /// The name of ``iPadService`` in other versions.
  public typealias iPadLayoutService = iPadService

  /// The name of ``iPhoneService`` in other versions.
  public typealias iPhoneLayoutService = iPhoneService
}
