/// One service for each locale, so that a single one can be subclassed.
extension KeyboardCallout.ProCalloutService {

  /// The service of the locale `en`.
  open class English: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "en" }
  }

  /// The service of the locale `sq`.
  open class Albanian: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "sq" }
  }

  /// The service of the locale `ar`.
  open class Arabic: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "ar" }
  }

  /// The service of the locale `hy`.
  open class Armenian: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "hy" }
  }

  /// The service of the locale `be`.
  open class Belarusian: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "be" }
  }

  /// The service of the locale `bg`.
  open class Bulgarian: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "bg" }
  }

  /// The service of the locale `ca`.
  open class Catalan: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "ca" }
  }

  /// The service of the locale `chr`.
  open class Cherokee: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "chr" }
  }

  /// The service of the locale `cv`.
  open class Chuvash: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "cv" }
  }

  /// The service of the locale `hr`.
  open class Croatian: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "hr" }
  }

  /// The service of the locale `cs`.
  open class Czech: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "cs" }
  }

  /// The service of the locale `da`.
  open class Danish: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "da" }
  }

  /// The service of the locale `nl`.
  open class Dutch: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "nl" }
  }

  /// The service of the locale `nl_BE`.
  open class DutchBelgium: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "nl_BE" }
  }

  /// The service of the locale `en_AU`.
  open class EnglishAustralia: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "en_AU" }
  }

  /// The service of the locale `en_CA`.
  open class EnglishCanada: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "en_CA" }
  }

  /// The service of the locale `en_GB`.
  open class EnglishGb: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "en_GB" }
  }

  /// The service of the locale `en_US`.
  open class EnglishUs: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "en_US" }
  }

  /// The service of the locale `et`.
  open class Estonian: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "et" }
  }

  /// The service of the locale `fo`.
  open class Faroese: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "fo" }
  }

  /// The service of the locale `fil`.
  open class Filipino: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "fil" }
  }

  /// The service of the locale `fi`.
  open class Finnish: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "fi" }
  }

  /// The service of the locale `fr`.
  open class French: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "fr" }
  }

  /// The service of the locale `fr_CA`.
  open class FrenchCanada: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "fr_CA" }
  }

  /// The service of the locale `fr_BE`.
  open class FrenchBelgium: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "fr_BE" }
  }

  /// The service of the locale `fr_CH`.
  open class FrenchSwitzerland: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "fr_CH" }
  }

  /// The service of the locale `ka`.
  open class Georgian: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "ka" }
  }

  /// The service of the locale `de`.
  open class German: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "de" }
  }

  /// The service of the locale `de_AT`.
  open class GermanAustria: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "de_AT" }
  }

  /// The service of the locale `de_CH`.
  open class GermanSwitzerland: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "de_CH" }
  }

  /// The service of the locale `el`.
  open class Greek: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "el" }
  }

  /// The service of the locale `haw`.
  open class Hawaiian: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "haw" }
  }

  /// The service of the locale `he_IL`.
  open class Hebrew: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "he_IL" }
  }

  /// The service of the locale `hu`.
  open class Hungarian: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "hu" }
  }

  /// The service of the locale `is`.
  open class Icelandic: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "is" }
  }

  /// The service of the locale `smn`.
  open class InariSami: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "smn" }
  }

  /// The service of the locale `id`.
  open class Indonesian: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "id" }
  }

  /// The service of the locale `ga_IE`.
  open class Irish: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "ga_IE" }
  }

  /// The service of the locale `it`.
  open class Italian: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "it" }
  }

  /// The service of the locale `kk`.
  open class Kazakh: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "kk" }
  }

  /// The service of the locale `ckb`.
  open class KurdishSorani: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "ckb" }
  }

  /// The service of the locale `ckb_IQ`.
  open class KurdishSoraniArabic: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "ckb_IQ" }
  }

  /// The service of the locale `ckb_PC`.
  open class KurdishSoraniPc: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "ckb_PC" }
  }

  /// The service of the locale `lv`.
  open class Latvian: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "lv" }
  }

  /// The service of the locale `lt`.
  open class Lithuanian: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "lt" }
  }

  /// The service of the locale `mk`.
  open class Macedonian: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "mk" }
  }

  /// The service of the locale `ms`.
  open class Malay: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "ms" }
  }

  /// The service of the locale `mt`.
  open class Maltese: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "mt" }
  }

  /// The service of the locale `mn`.
  open class Mongolian: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "mn" }
  }

  /// The service of the locale `se`.
  open class NorthernSami: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "se" }
  }

  /// The service of the locale `nb`.
  open class Norwegian: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "nb" }
  }

  /// The service of the locale `nn`.
  open class NorwegianNynorsk: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "nn" }
  }

  /// The service of the locale `fa`.
  open class Persian: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "fa" }
  }

  /// The service of the locale `pl`.
  open class Polish: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "pl" }
  }

  /// The service of the locale `pt_PT`.
  open class Portuguese: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "pt_PT" }
  }

  /// The service of the locale `pt_BR`.
  open class PortugueseBrazil: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "pt_BR" }
  }

  /// The service of the locale `ro`.
  open class Romanian: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "ro" }
  }

  /// The service of the locale `ru`.
  open class Russian: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "ru" }
  }

  /// The service of the locale `sr`.
  open class Serbian: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "sr" }
  }

  /// The service of the locale `sr-Latn`.
  open class SerbianLatin: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "sr-Latn" }
  }

  /// The service of the locale `tg`.
  open class ShughniTajik: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "tg" }
  }

  /// The service of the locale `sk`.
  open class Slovak: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "sk" }
  }

  /// The service of the locale `sl`.
  open class Slovenian: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "sl" }
  }

  /// The service of the locale `es`.
  open class Spanish: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "es" }
  }

  /// The service of the locale `es_419`.
  open class SpanishLatinAmerica: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "es_419" }
  }

  /// The service of the locale `es_MX`.
  open class SpanishMexico: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "es_MX" }
  }

  /// The service of the locale `sv`.
  open class Swedish: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "sv" }
  }

  /// The service of the locale `sw`.
  open class Swahili: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "sw" }
  }

  /// The service of the locale `tr`.
  open class Turkish: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "tr" }
  }

  /// The service of the locale `uk`.
  open class Ukrainian: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "uk" }
  }

  /// The service of the locale `uz`.
  open class Uzbek: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "uz" }
  }

  /// The service of the locale `vi`.
  open class Vietnamese: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "vi" }
  }

  /// The service of the locale `cy`.
  open class Welsh: KeyboardCallout.ProCalloutService {
    /// The locale that the class is for.
    open override class var localeIdentifier: String { "cy" }
  }
}
