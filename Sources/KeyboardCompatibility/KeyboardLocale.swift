public import Foundation

/// The older name of the type of locales, so that `KeyboardLocale.german` and `Locale.german` mean
/// the same.
public typealias KeyboardLocale = Locale
