// Written by `make generate`; don't edit.

/// One service for each locale, so that a single one can be subclassed.
extension KeyboardCallout.ProCalloutService {

  /// The service of English, `en`.
  open class English: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "en" }
  }
  /// The service of Albanian, `sq`.
  open class Albanian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "sq" }
  }
  /// The service of Arabic, `ar`.
  open class Arabic: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "ar" }
  }
  /// The service of Armenian, `hy`.
  open class Armenian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "hy" }
  }
  /// The service of Belarusian, `be`.
  open class Belarusian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "be" }
  }
  /// The service of Bulgarian, `bg`.
  open class Bulgarian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "bg" }
  }
  /// The service of Catalan, `ca`.
  open class Catalan: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "ca" }
  }
  /// The service of Cherokee, `chr`.
  open class Cherokee: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "chr" }
  }
  /// The service of Chuvash, `cv`.
  open class Chuvash: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "cv" }
  }
  /// The service of Croatian, `hr`.
  open class Croatian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "hr" }
  }
  /// The service of Czech, `cs`.
  open class Czech: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "cs" }
  }
  /// The service of Danish, `da`.
  open class Danish: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "da" }
  }
  /// The service of Dutch, `nl`.
  open class Dutch: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "nl" }
  }
  /// The service of Dutch (Belgium), `nl_BE`.
  open class DutchBelgium: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "nl_BE" }
  }
  /// The service of English (Australia), `en_AU`.
  open class EnglishAustralia: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "en_AU" }
  }
  /// The service of English (Canada), `en_CA`.
  open class EnglishCanada: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "en_CA" }
  }
  /// The service of English (United Kingdom), `en_GB`.
  open class EnglishGb: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "en_GB" }
  }
  /// The service of English (United States), `en_US`.
  open class EnglishUs: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "en_US" }
  }
  /// The service of Estonian, `et`.
  open class Estonian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "et" }
  }
  /// The service of Faroese, `fo`.
  open class Faroese: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "fo" }
  }
  /// The service of Filipino, `fil`.
  open class Filipino: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "fil" }
  }
  /// The service of Finnish, `fi`.
  open class Finnish: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "fi" }
  }
  /// The service of French, `fr`.
  open class French: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "fr" }
  }
  /// The service of French (Canada), `fr_CA`.
  open class FrenchCanada: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "fr_CA" }
  }
  /// The service of French (Belgium), `fr_BE`.
  open class FrenchBelgium: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "fr_BE" }
  }
  /// The service of French (Switzerland), `fr_CH`.
  open class FrenchSwitzerland: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "fr_CH" }
  }
  /// The service of Georgian, `ka`.
  open class Georgian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "ka" }
  }
  /// The service of German, `de`.
  open class German: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "de" }
  }
  /// The service of German (Austria), `de_AT`.
  open class GermanAustria: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "de_AT" }
  }
  /// The service of German (Switzerland), `de_CH`.
  open class GermanSwitzerland: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "de_CH" }
  }
  /// The service of Greek, `el`.
  open class Greek: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "el" }
  }
  /// The service of Hawaiian, `haw`.
  open class Hawaiian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "haw" }
  }
  /// The service of Hebrew, `he_IL`.
  open class Hebrew: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "he_IL" }
  }
  /// The service of Hungarian, `hu`.
  open class Hungarian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "hu" }
  }
  /// The service of Icelandic, `is`.
  open class Icelandic: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "is" }
  }
  /// The service of Inari Sami, `smn`.
  open class InariSami: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "smn" }
  }
  /// The service of Indonesian, `id`.
  open class Indonesian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "id" }
  }
  /// The service of Irish, `ga_IE`.
  open class Irish: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "ga_IE" }
  }
  /// The service of Italian, `it`.
  open class Italian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "it" }
  }
  /// The service of Kazakh, `kk`.
  open class Kazakh: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "kk" }
  }
  /// The service of Kurdish (Sorani), `ckb`.
  open class KurdishSorani: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "ckb" }
  }
  /// The service of Kurdish (Sorani, Arabic layout), `ckb_IQ`.
  open class KurdishSoraniArabic: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "ckb_IQ" }
  }
  /// The service of Kurdish (Sorani, PC layout), `ckb_PC`.
  open class KurdishSoraniPc: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "ckb_PC" }
  }
  /// The service of Latvian, `lv`.
  open class Latvian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "lv" }
  }
  /// The service of Lithuanian, `lt`.
  open class Lithuanian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "lt" }
  }
  /// The service of Macedonian, `mk`.
  open class Macedonian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "mk" }
  }
  /// The service of Malay, `ms`.
  open class Malay: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "ms" }
  }
  /// The service of Maltese, `mt`.
  open class Maltese: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "mt" }
  }
  /// The service of Mongolian, `mn`.
  open class Mongolian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "mn" }
  }
  /// The service of Northern Sami, `se`.
  open class NorthernSami: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "se" }
  }
  /// The service of Norwegian Bokmål, `nb`.
  open class Norwegian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "nb" }
  }
  /// The service of Norwegian Nynorsk, `nn`.
  open class NorwegianNynorsk: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "nn" }
  }
  /// The service of Persian, `fa`.
  open class Persian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "fa" }
  }
  /// The service of Polish, `pl`.
  open class Polish: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "pl" }
  }
  /// The service of Portuguese (Portugal), `pt_PT`.
  open class Portuguese: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "pt_PT" }
  }
  /// The service of Portuguese (Brazil), `pt_BR`.
  open class PortugueseBrazil: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "pt_BR" }
  }
  /// The service of Romanian, `ro`.
  open class Romanian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "ro" }
  }
  /// The service of Russian, `ru`.
  open class Russian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "ru" }
  }
  /// The service of Serbian (Cyrillic), `sr`.
  open class Serbian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "sr" }
  }
  /// The service of Serbian (Latin), `sr-Latn`.
  open class SerbianLatin: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "sr-Latn" }
  }
  /// The service of Shughni Tajik, `tg`.
  open class ShughniTajik: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "tg" }
  }
  /// The service of Slovak, `sk`.
  open class Slovak: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "sk" }
  }
  /// The service of Slovenian, `sl`.
  open class Slovenian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "sl" }
  }
  /// The service of Spanish, `es`.
  open class Spanish: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "es" }
  }
  /// The service of Spanish (Latin America), `es_419`.
  open class SpanishLatinAmerica: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "es_419" }
  }
  /// The service of Spanish (Mexico), `es_MX`.
  open class SpanishMexico: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "es_MX" }
  }
  /// The service of Swedish, `sv`.
  open class Swedish: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "sv" }
  }
  /// The service of Swahili, `sw`.
  open class Swahili: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "sw" }
  }
  /// The service of Turkish, `tr`.
  open class Turkish: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "tr" }
  }
  /// The service of Ukrainian, `uk`.
  open class Ukrainian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "uk" }
  }
  /// The service of Uzbek, `uz`.
  open class Uzbek: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "uz" }
  }
  /// The service of Vietnamese, `vi`.
  open class Vietnamese: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "vi" }
  }
  /// The service of Welsh, `cy`.
  open class Welsh: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "cy" }
  }
}
