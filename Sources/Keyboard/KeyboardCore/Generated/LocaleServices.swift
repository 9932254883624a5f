// Written by `make generate`; don't edit.

/// The services of the locales, each of which can be subclassed.
extension KeyboardLayout.ProService {

  /// The service of English, `en`.
  open class English: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "en" }
  }
  /// The service of Albanian, `sq`.
  open class Albanian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "sq" }
  }
  /// The service of Arabic, `ar`.
  open class Arabic: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "ar" }
  }
  /// The service of Arabic (PC layout), `ar_PC`.
  open class ArabicPc: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "ar_PC" }
  }
  /// The service of Armenian, `hy`.
  open class Armenian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "hy" }
  }
  /// The service of Belarusian, `be`.
  open class Belarusian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "be" }
  }
  /// The service of Bulgarian, `bg`.
  open class Bulgarian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "bg" }
  }
  /// The service of Catalan, `ca`.
  open class Catalan: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "ca" }
  }
  /// The service of Cherokee, `chr`.
  open class Cherokee: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "chr" }
  }
  /// The service of Chuvash, `cv`.
  open class Chuvash: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "cv" }
  }
  /// The service of Croatian, `hr`.
  open class Croatian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "hr" }
  }
  /// The service of Czech, `cs`.
  open class Czech: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "cs" }
  }
  /// The service of Danish, `da`.
  open class Danish: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "da" }
  }
  /// The service of Dutch, `nl`.
  open class Dutch: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "nl" }
  }
  /// The service of Dutch (Belgium), `nl_BE`.
  open class DutchBelgium: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "nl_BE" }
  }
  /// The service of English (Australia), `en_AU`.
  open class EnglishAustralia: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "en_AU" }
  }
  /// The service of English (Canada), `en_CA`.
  open class EnglishCanada: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "en_CA" }
  }
  /// The service of English (United Kingdom), `en_GB`.
  open class EnglishGb: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "en_GB" }
  }
  /// The service of English (United States), `en_US`.
  open class EnglishUs: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "en_US" }
  }
  /// The service of Estonian, `et`.
  open class Estonian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "et" }
  }
  /// The service of Faroese, `fo`.
  open class Faroese: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "fo" }
  }
  /// The service of Filipino, `fil`.
  open class Filipino: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "fil" }
  }
  /// The service of Finnish, `fi`.
  open class Finnish: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "fi" }
  }
  /// The service of French, `fr`.
  open class French: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "fr" }
  }
  /// The service of French (Canada), `fr_CA`.
  open class FrenchCanada: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "fr_CA" }
  }
  /// The service of French (Belgium), `fr_BE`.
  open class FrenchBelgium: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "fr_BE" }
  }
  /// The service of French (Switzerland), `fr_CH`.
  open class FrenchSwitzerland: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "fr_CH" }
  }
  /// The service of Georgian, `ka`.
  open class Georgian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "ka" }
  }
  /// The service of German, `de`.
  open class German: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "de" }
  }
  /// The service of German (Austria), `de_AT`.
  open class GermanAustria: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "de_AT" }
  }
  /// The service of German (Switzerland), `de_CH`.
  open class GermanSwitzerland: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "de_CH" }
  }
  /// The service of Greek, `el`.
  open class Greek: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "el" }
  }
  /// The service of Hawaiian, `haw`.
  open class Hawaiian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "haw" }
  }
  /// The service of Hebrew, `he_IL`.
  open class Hebrew: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "he_IL" }
  }
  /// The service of Hungarian, `hu`.
  open class Hungarian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "hu" }
  }
  /// The service of Icelandic, `is`.
  open class Icelandic: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "is" }
  }
  /// The service of Inari Sami, `smn`.
  open class InariSami: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "smn" }
  }
  /// The service of Indonesian, `id`.
  open class Indonesian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "id" }
  }
  /// The service of Irish, `ga_IE`.
  open class Irish: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "ga_IE" }
  }
  /// The service of Italian, `it`.
  open class Italian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "it" }
  }
  /// The service of Kazakh, `kk`.
  open class Kazakh: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "kk" }
  }
  /// The service of Kurdish (Sorani), `ckb`.
  open class KurdishSorani: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "ckb" }
  }
  /// The service of Kurdish (Sorani, Arabic layout), `ckb_IQ`.
  open class KurdishSoraniArabic: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "ckb_IQ" }
  }
  /// The service of Kurdish (Sorani, PC layout), `ckb_PC`.
  open class KurdishSoraniPc: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "ckb_PC" }
  }
  /// The service of Latvian, `lv`.
  open class Latvian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "lv" }
  }
  /// The service of Lithuanian, `lt`.
  open class Lithuanian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "lt" }
  }
  /// The service of Macedonian, `mk`.
  open class Macedonian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "mk" }
  }
  /// The service of Malay, `ms`.
  open class Malay: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "ms" }
  }
  /// The service of Maltese, `mt`.
  open class Maltese: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "mt" }
  }
  /// The service of Mongolian, `mn`.
  open class Mongolian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "mn" }
  }
  /// The service of Northern Sami, `se`.
  open class NorthernSami: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "se" }
  }
  /// The service of Norwegian Bokmål, `nb`.
  open class Norwegian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "nb" }
  }
  /// The service of Norwegian Nynorsk, `nn`.
  open class NorwegianNynorsk: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "nn" }
  }
  /// The service of Persian, `fa`.
  open class Persian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "fa" }
  }
  /// The service of Polish, `pl`.
  open class Polish: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "pl" }
  }
  /// The service of Portuguese (Portugal), `pt_PT`.
  open class Portuguese: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "pt_PT" }
  }
  /// The service of Portuguese (Brazil), `pt_BR`.
  open class PortugueseBrazil: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "pt_BR" }
  }
  /// The service of Romanian, `ro`.
  open class Romanian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "ro" }
  }
  /// The service of Russian, `ru`.
  open class Russian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "ru" }
  }
  /// The service of Serbian (Cyrillic), `sr`.
  open class Serbian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "sr" }
  }
  /// The service of Serbian (Latin), `sr-Latn`.
  open class SerbianLatin: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "sr-Latn" }
  }
  /// The service of Shughni Tajik, `tg`.
  open class ShughniTajik: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "tg" }
  }
  /// The service of Slovak, `sk`.
  open class Slovak: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "sk" }
  }
  /// The service of Slovenian, `sl`.
  open class Slovenian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "sl" }
  }
  /// The service of Spanish, `es`.
  open class Spanish: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "es" }
  }
  /// The service of Spanish (Latin America), `es_419`.
  open class SpanishLatinAmerica: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "es_419" }
  }
  /// The service of Spanish (Mexico), `es_MX`.
  open class SpanishMexico: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "es_MX" }
  }
  /// The service of Swedish, `sv`.
  open class Swedish: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "sv" }
  }
  /// The service of Swahili, `sw`.
  open class Swahili: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "sw" }
  }
  /// The service of Turkish, `tr`.
  open class Turkish: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "tr" }
  }
  /// The service of Ukrainian, `uk`.
  open class Ukrainian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "uk" }
  }
  /// The service of Uzbek, `uz`.
  open class Uzbek: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "uz" }
  }
  /// The service of Vietnamese, `vi`.
  open class Vietnamese: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "vi" }
  }
  /// The service of Welsh, `cy`.
  open class Welsh: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "cy" }
  }
}

/// The services of the locales, each of which can be subclassed.
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
  /// The service of Arabic (PC layout), `ar_PC`.
  open class ArabicPc: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "ar_PC" }
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

/// The secondary actions of the locales other than English, created on first use.
extension KeyboardCallout.Actions {

  /// The secondary actions of Albanian, `sq`.
  public static let albanian: Self? = of("sq")
  /// Return the secondary actions of Albanian.
  public static func albanianBuilder() throws -> Self { of("sq") }
  /// The secondary actions of Arabic, `ar`.
  public static let arabic: Self? = of("ar")
  /// Return the secondary actions of Arabic.
  public static func arabicBuilder() throws -> Self { of("ar") }
  /// The secondary actions of Arabic (PC layout), `ar_PC`.
  public static let arabicPc: Self? = of("ar_PC")
  /// Return the secondary actions of Arabic (PC layout).
  public static func arabicPcBuilder() throws -> Self { of("ar_PC") }
  /// The secondary actions of Armenian, `hy`.
  public static let armenian: Self? = of("hy")
  /// Return the secondary actions of Armenian.
  public static func armenianBuilder() throws -> Self { of("hy") }
  /// The secondary actions of Belarusian, `be`.
  public static let belarusian: Self? = of("be")
  /// Return the secondary actions of Belarusian.
  public static func belarusianBuilder() throws -> Self { of("be") }
  /// The secondary actions of Bulgarian, `bg`.
  public static let bulgarian: Self? = of("bg")
  /// Return the secondary actions of Bulgarian.
  public static func bulgarianBuilder() throws -> Self { of("bg") }
  /// The secondary actions of Catalan, `ca`.
  public static let catalan: Self? = of("ca")
  /// Return the secondary actions of Catalan.
  public static func catalanBuilder() throws -> Self { of("ca") }
  /// The secondary actions of Cherokee, `chr`.
  public static let cherokee: Self? = of("chr")
  /// Return the secondary actions of Cherokee.
  public static func cherokeeBuilder() throws -> Self { of("chr") }
  /// The secondary actions of Chuvash, `cv`.
  public static let chuvash: Self? = of("cv")
  /// Return the secondary actions of Chuvash.
  public static func chuvashBuilder() throws -> Self { of("cv") }
  /// The secondary actions of Croatian, `hr`.
  public static let croatian: Self? = of("hr")
  /// Return the secondary actions of Croatian.
  public static func croatianBuilder() throws -> Self { of("hr") }
  /// The secondary actions of Czech, `cs`.
  public static let czech: Self? = of("cs")
  /// Return the secondary actions of Czech.
  public static func czechBuilder() throws -> Self { of("cs") }
  /// The secondary actions of Danish, `da`.
  public static let danish: Self? = of("da")
  /// Return the secondary actions of Danish.
  public static func danishBuilder() throws -> Self { of("da") }
  /// The secondary actions of Dutch, `nl`.
  public static let dutch: Self? = of("nl")
  /// Return the secondary actions of Dutch.
  public static func dutchBuilder() throws -> Self { of("nl") }
  /// The secondary actions of Dutch (Belgium), `nl_BE`.
  public static let dutchBelgium: Self? = of("nl_BE")
  /// Return the secondary actions of Dutch (Belgium).
  public static func dutchBelgiumBuilder() throws -> Self { of("nl_BE") }
  /// The secondary actions of English (Australia), `en_AU`.
  public static let englishAustralia: Self? = of("en_AU")
  /// Return the secondary actions of English (Australia).
  public static func englishAustraliaBuilder() throws -> Self { of("en_AU") }
  /// The secondary actions of English (Canada), `en_CA`.
  public static let englishCanada: Self? = of("en_CA")
  /// Return the secondary actions of English (Canada).
  public static func englishCanadaBuilder() throws -> Self { of("en_CA") }
  /// The secondary actions of English (United Kingdom), `en_GB`.
  public static let englishGb: Self? = of("en_GB")
  /// Return the secondary actions of English (United Kingdom).
  public static func englishGbBuilder() throws -> Self { of("en_GB") }
  /// The secondary actions of English (United States), `en_US`.
  public static let englishUs: Self? = of("en_US")
  /// Return the secondary actions of English (United States).
  public static func englishUsBuilder() throws -> Self { of("en_US") }
  /// The secondary actions of Estonian, `et`.
  public static let estonian: Self? = of("et")
  /// Return the secondary actions of Estonian.
  public static func estonianBuilder() throws -> Self { of("et") }
  /// The secondary actions of Faroese, `fo`.
  public static let faroese: Self? = of("fo")
  /// Return the secondary actions of Faroese.
  public static func faroeseBuilder() throws -> Self { of("fo") }
  /// The secondary actions of Filipino, `fil`.
  public static let filipino: Self? = of("fil")
  /// Return the secondary actions of Filipino.
  public static func filipinoBuilder() throws -> Self { of("fil") }
  /// The secondary actions of Finnish, `fi`.
  public static let finnish: Self? = of("fi")
  /// Return the secondary actions of Finnish.
  public static func finnishBuilder() throws -> Self { of("fi") }
  /// The secondary actions of French, `fr`.
  public static let french: Self? = of("fr")
  /// Return the secondary actions of French.
  public static func frenchBuilder() throws -> Self { of("fr") }
  /// The secondary actions of French (Canada), `fr_CA`.
  public static let frenchCanada: Self? = of("fr_CA")
  /// Return the secondary actions of French (Canada).
  public static func frenchCanadaBuilder() throws -> Self { of("fr_CA") }
  /// The secondary actions of French (Belgium), `fr_BE`.
  public static let frenchBelgium: Self? = of("fr_BE")
  /// Return the secondary actions of French (Belgium).
  public static func frenchBelgiumBuilder() throws -> Self { of("fr_BE") }
  /// The secondary actions of French (Switzerland), `fr_CH`.
  public static let frenchSwitzerland: Self? = of("fr_CH")
  /// Return the secondary actions of French (Switzerland).
  public static func frenchSwitzerlandBuilder() throws -> Self { of("fr_CH") }
  /// The secondary actions of Georgian, `ka`.
  public static let georgian: Self? = of("ka")
  /// Return the secondary actions of Georgian.
  public static func georgianBuilder() throws -> Self { of("ka") }
  /// The secondary actions of German, `de`.
  public static let german: Self? = of("de")
  /// Return the secondary actions of German.
  public static func germanBuilder() throws -> Self { of("de") }
  /// The secondary actions of German (Austria), `de_AT`.
  public static let germanAustria: Self? = of("de_AT")
  /// Return the secondary actions of German (Austria).
  public static func germanAustriaBuilder() throws -> Self { of("de_AT") }
  /// The secondary actions of German (Switzerland), `de_CH`.
  public static let germanSwitzerland: Self? = of("de_CH")
  /// Return the secondary actions of German (Switzerland).
  public static func germanSwitzerlandBuilder() throws -> Self { of("de_CH") }
  /// The secondary actions of Greek, `el`.
  public static let greek: Self? = of("el")
  /// Return the secondary actions of Greek.
  public static func greekBuilder() throws -> Self { of("el") }
  /// The secondary actions of Hawaiian, `haw`.
  public static let hawaiian: Self? = of("haw")
  /// Return the secondary actions of Hawaiian.
  public static func hawaiianBuilder() throws -> Self { of("haw") }
  /// The secondary actions of Hebrew, `he_IL`.
  public static let hebrew: Self? = of("he_IL")
  /// Return the secondary actions of Hebrew.
  public static func hebrewBuilder() throws -> Self { of("he_IL") }
  /// The secondary actions of Hungarian, `hu`.
  public static let hungarian: Self? = of("hu")
  /// Return the secondary actions of Hungarian.
  public static func hungarianBuilder() throws -> Self { of("hu") }
  /// The secondary actions of Icelandic, `is`.
  public static let icelandic: Self? = of("is")
  /// Return the secondary actions of Icelandic.
  public static func icelandicBuilder() throws -> Self { of("is") }
  /// The secondary actions of Inari Sami, `smn`.
  public static let inariSami: Self? = of("smn")
  /// Return the secondary actions of Inari Sami.
  public static func inariSamiBuilder() throws -> Self { of("smn") }
  /// The secondary actions of Indonesian, `id`.
  public static let indonesian: Self? = of("id")
  /// Return the secondary actions of Indonesian.
  public static func indonesianBuilder() throws -> Self { of("id") }
  /// The secondary actions of Irish, `ga_IE`.
  public static let irish: Self? = of("ga_IE")
  /// Return the secondary actions of Irish.
  public static func irishBuilder() throws -> Self { of("ga_IE") }
  /// The secondary actions of Italian, `it`.
  public static let italian: Self? = of("it")
  /// Return the secondary actions of Italian.
  public static func italianBuilder() throws -> Self { of("it") }
  /// The secondary actions of Kazakh, `kk`.
  public static let kazakh: Self? = of("kk")
  /// Return the secondary actions of Kazakh.
  public static func kazakhBuilder() throws -> Self { of("kk") }
  /// The secondary actions of Kurdish (Sorani), `ckb`.
  public static let kurdishSorani: Self? = of("ckb")
  /// Return the secondary actions of Kurdish (Sorani).
  public static func kurdishSoraniBuilder() throws -> Self { of("ckb") }
  /// The secondary actions of Kurdish (Sorani, Arabic layout), `ckb_IQ`.
  public static let kurdishSoraniArabic: Self? = of("ckb_IQ")
  /// Return the secondary actions of Kurdish (Sorani, Arabic layout).
  public static func kurdishSoraniArabicBuilder() throws -> Self { of("ckb_IQ") }
  /// The secondary actions of Kurdish (Sorani, PC layout), `ckb_PC`.
  public static let kurdishSoraniPc: Self? = of("ckb_PC")
  /// Return the secondary actions of Kurdish (Sorani, PC layout).
  public static func kurdishSoraniPcBuilder() throws -> Self { of("ckb_PC") }
  /// The secondary actions of Latvian, `lv`.
  public static let latvian: Self? = of("lv")
  /// Return the secondary actions of Latvian.
  public static func latvianBuilder() throws -> Self { of("lv") }
  /// The secondary actions of Lithuanian, `lt`.
  public static let lithuanian: Self? = of("lt")
  /// Return the secondary actions of Lithuanian.
  public static func lithuanianBuilder() throws -> Self { of("lt") }
  /// The secondary actions of Macedonian, `mk`.
  public static let macedonian: Self? = of("mk")
  /// Return the secondary actions of Macedonian.
  public static func macedonianBuilder() throws -> Self { of("mk") }
  /// The secondary actions of Malay, `ms`.
  public static let malay: Self? = of("ms")
  /// Return the secondary actions of Malay.
  public static func malayBuilder() throws -> Self { of("ms") }
  /// The secondary actions of Maltese, `mt`.
  public static let maltese: Self? = of("mt")
  /// Return the secondary actions of Maltese.
  public static func malteseBuilder() throws -> Self { of("mt") }
  /// The secondary actions of Mongolian, `mn`.
  public static let mongolian: Self? = of("mn")
  /// Return the secondary actions of Mongolian.
  public static func mongolianBuilder() throws -> Self { of("mn") }
  /// The secondary actions of Northern Sami, `se`.
  public static let northernSami: Self? = of("se")
  /// Return the secondary actions of Northern Sami.
  public static func northernSamiBuilder() throws -> Self { of("se") }
  /// The secondary actions of Norwegian Bokmål, `nb`.
  public static let norwegian: Self? = of("nb")
  /// Return the secondary actions of Norwegian Bokmål.
  public static func norwegianBuilder() throws -> Self { of("nb") }
  /// The secondary actions of Norwegian Nynorsk, `nn`.
  public static let norwegianNynorsk: Self? = of("nn")
  /// Return the secondary actions of Norwegian Nynorsk.
  public static func norwegianNynorskBuilder() throws -> Self { of("nn") }
  /// The secondary actions of Persian, `fa`.
  public static let persian: Self? = of("fa")
  /// Return the secondary actions of Persian.
  public static func persianBuilder() throws -> Self { of("fa") }
  /// The secondary actions of Polish, `pl`.
  public static let polish: Self? = of("pl")
  /// Return the secondary actions of Polish.
  public static func polishBuilder() throws -> Self { of("pl") }
  /// The secondary actions of Portuguese (Portugal), `pt_PT`.
  public static let portuguese: Self? = of("pt_PT")
  /// Return the secondary actions of Portuguese (Portugal).
  public static func portugueseBuilder() throws -> Self { of("pt_PT") }
  /// The secondary actions of Portuguese (Brazil), `pt_BR`.
  public static let portugueseBrazil: Self? = of("pt_BR")
  /// Return the secondary actions of Portuguese (Brazil).
  public static func portugueseBrazilBuilder() throws -> Self { of("pt_BR") }
  /// The secondary actions of Romanian, `ro`.
  public static let romanian: Self? = of("ro")
  /// Return the secondary actions of Romanian.
  public static func romanianBuilder() throws -> Self { of("ro") }
  /// The secondary actions of Russian, `ru`.
  public static let russian: Self? = of("ru")
  /// Return the secondary actions of Russian.
  public static func russianBuilder() throws -> Self { of("ru") }
  /// The secondary actions of Serbian (Cyrillic), `sr`.
  public static let serbian: Self? = of("sr")
  /// Return the secondary actions of Serbian (Cyrillic).
  public static func serbianBuilder() throws -> Self { of("sr") }
  /// The secondary actions of Serbian (Latin), `sr-Latn`.
  public static let serbianLatin: Self? = of("sr-Latn")
  /// Return the secondary actions of Serbian (Latin).
  public static func serbianLatinBuilder() throws -> Self { of("sr-Latn") }
  /// The secondary actions of Shughni Tajik, `tg`.
  public static let shughniTajik: Self? = of("tg")
  /// Return the secondary actions of Shughni Tajik.
  public static func shughniTajikBuilder() throws -> Self { of("tg") }
  /// The secondary actions of Slovak, `sk`.
  public static let slovak: Self? = of("sk")
  /// Return the secondary actions of Slovak.
  public static func slovakBuilder() throws -> Self { of("sk") }
  /// The secondary actions of Slovenian, `sl`.
  public static let slovenian: Self? = of("sl")
  /// Return the secondary actions of Slovenian.
  public static func slovenianBuilder() throws -> Self { of("sl") }
  /// The secondary actions of Spanish, `es`.
  public static let spanish: Self? = of("es")
  /// Return the secondary actions of Spanish.
  public static func spanishBuilder() throws -> Self { of("es") }
  /// The secondary actions of Spanish (Latin America), `es_419`.
  public static let spanishLatinAmerica: Self? = of("es_419")
  /// Return the secondary actions of Spanish (Latin America).
  public static func spanishLatinAmericaBuilder() throws -> Self { of("es_419") }
  /// The secondary actions of Spanish (Mexico), `es_MX`.
  public static let spanishMexico: Self? = of("es_MX")
  /// Return the secondary actions of Spanish (Mexico).
  public static func spanishMexicoBuilder() throws -> Self { of("es_MX") }
  /// The secondary actions of Swedish, `sv`.
  public static let swedish: Self? = of("sv")
  /// Return the secondary actions of Swedish.
  public static func swedishBuilder() throws -> Self { of("sv") }
  /// The secondary actions of Swahili, `sw`.
  public static let swahili: Self? = of("sw")
  /// Return the secondary actions of Swahili.
  public static func swahiliBuilder() throws -> Self { of("sw") }
  /// The secondary actions of Turkish, `tr`.
  public static let turkish: Self? = of("tr")
  /// Return the secondary actions of Turkish.
  public static func turkishBuilder() throws -> Self { of("tr") }
  /// The secondary actions of Ukrainian, `uk`.
  public static let ukrainian: Self? = of("uk")
  /// Return the secondary actions of Ukrainian.
  public static func ukrainianBuilder() throws -> Self { of("uk") }
  /// The secondary actions of Uzbek, `uz`.
  public static let uzbek: Self? = of("uz")
  /// Return the secondary actions of Uzbek.
  public static func uzbekBuilder() throws -> Self { of("uz") }
  /// The secondary actions of Vietnamese, `vi`.
  public static let vietnamese: Self? = of("vi")
  /// Return the secondary actions of Vietnamese.
  public static func vietnameseBuilder() throws -> Self { of("vi") }
  /// The secondary actions of Welsh, `cy`.
  public static let welsh: Self? = of("cy")
  /// Return the secondary actions of Welsh.
  public static func welshBuilder() throws -> Self { of("cy") }
}
