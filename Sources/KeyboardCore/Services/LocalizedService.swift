/// A service for one locale.
public protocol LocalizedService {

  /// The identifier of the locale, such as `sv`.
  var localeKey: String { get }
}
