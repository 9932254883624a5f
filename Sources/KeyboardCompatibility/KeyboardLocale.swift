public import Foundation

/// The older name of `Locale`, so that `KeyboardLocale.german` equals `Locale.german`.
public typealias KeyboardLocale = Locale
