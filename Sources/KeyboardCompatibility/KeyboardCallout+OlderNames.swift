public import KeyboardCore

extension KeyboardCallout {

  /// The name of ``BaseCalloutService`` in other versions.
  public typealias BaseService = BaseCalloutService

  /// The name of ``DisabledCalloutService`` in other versions.
  public typealias DisabledService = DisabledCalloutService

  /// The name of ``StandardCalloutService`` in other versions.
  public typealias StandardService = StandardCalloutService
}

/// The name of ``KeyboardCallout`` in other versions.
public typealias Callouts = KeyboardCallout

/// The name of ``KeyboardCalloutContext`` in other versions.
public typealias CalloutContext = KeyboardCalloutContext
