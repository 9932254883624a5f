// Written by `make generate`; don't edit.

public import Foundation

extension Locale {

  /// English, `en`.
  public static let english = Locale(identifier: "en")
  /// Albanian, `sq`.
  public static let albanian = Locale(identifier: "sq")
  /// Arabic, `ar`.
  public static let arabic = Locale(identifier: "ar")
  /// Arabic (PC layout), `ar_PC`.
  public static let arabic_pc = Locale(identifier: "ar_PC")
  /// Armenian, `hy`.
  public static let armenian = Locale(identifier: "hy")
  /// Belarusian, `be`.
  public static let belarusian = Locale(identifier: "be")
  /// Bulgarian, `bg`.
  public static let bulgarian = Locale(identifier: "bg")
  /// Catalan, `ca`.
  public static let catalan = Locale(identifier: "ca")
  /// Cherokee, `chr`.
  public static let cherokee = Locale(identifier: "chr")
  /// Chuvash, `cv`.
  public static let chuvash = Locale(identifier: "cv")
  /// Croatian, `hr`.
  public static let croatian = Locale(identifier: "hr")
  /// Czech, `cs`.
  public static let czech = Locale(identifier: "cs")
  /// Danish, `da`.
  public static let danish = Locale(identifier: "da")
  /// Dutch, `nl`.
  public static let dutch = Locale(identifier: "nl")
  /// Dutch (Belgium), `nl_BE`.
  public static let dutch_belgium = Locale(identifier: "nl_BE")
  /// English (Australia), `en_AU`.
  public static let english_australia = Locale(identifier: "en_AU")
  /// English (Canada), `en_CA`.
  public static let english_canada = Locale(identifier: "en_CA")
  /// English (United Kingdom), `en_GB`.
  public static let english_gb = Locale(identifier: "en_GB")
  /// English (United States), `en_US`.
  public static let english_us = Locale(identifier: "en_US")
  /// Estonian, `et`.
  public static let estonian = Locale(identifier: "et")
  /// Faroese, `fo`.
  public static let faroese = Locale(identifier: "fo")
  /// Filipino, `fil`.
  public static let filipino = Locale(identifier: "fil")
  /// Finnish, `fi`.
  public static let finnish = Locale(identifier: "fi")
  /// French, `fr`.
  public static let french = Locale(identifier: "fr")
  /// French (Canada), `fr_CA`.
  public static let french_canada = Locale(identifier: "fr_CA")
  /// French (Belgium), `fr_BE`.
  public static let french_belgium = Locale(identifier: "fr_BE")
  /// French (Switzerland), `fr_CH`.
  public static let french_switzerland = Locale(identifier: "fr_CH")
  /// Georgian, `ka`.
  public static let georgian = Locale(identifier: "ka")
  /// German, `de`.
  public static let german = Locale(identifier: "de")
  /// German (Austria), `de_AT`.
  public static let german_austria = Locale(identifier: "de_AT")
  /// German (Switzerland), `de_CH`.
  public static let german_switzerland = Locale(identifier: "de_CH")
  /// Greek, `el`.
  public static let greek = Locale(identifier: "el")
  /// Hawaiian, `haw`.
  public static let hawaiian = Locale(identifier: "haw")
  /// Hebrew, `he_IL`.
  public static let hebrew = Locale(identifier: "he_IL")
  /// Hungarian, `hu`.
  public static let hungarian = Locale(identifier: "hu")
  /// Icelandic, `is`.
  public static let icelandic = Locale(identifier: "is")
  /// Inari Sami, `smn`.
  public static let inari_sami = Locale(identifier: "smn")
  /// Indonesian, `id`.
  public static let indonesian = Locale(identifier: "id")
  /// Irish, `ga_IE`.
  public static let irish = Locale(identifier: "ga_IE")
  /// Italian, `it`.
  public static let italian = Locale(identifier: "it")
  /// Kazakh, `kk`.
  public static let kazakh = Locale(identifier: "kk")
  /// Kurdish (Sorani), `ckb`.
  public static let kurdish_sorani = Locale(identifier: "ckb")
  /// Kurdish (Sorani, Arabic layout), `ckb_IQ`.
  public static let kurdish_sorani_arabic = Locale(identifier: "ckb_IQ")
  /// Kurdish (Sorani, PC layout), `ckb_PC`.
  public static let kurdish_sorani_pc = Locale(identifier: "ckb_PC")
  /// Latvian, `lv`.
  public static let latvian = Locale(identifier: "lv")
  /// Lithuanian, `lt`.
  public static let lithuanian = Locale(identifier: "lt")
  /// Macedonian, `mk`.
  public static let macedonian = Locale(identifier: "mk")
  /// Malay, `ms`.
  public static let malay = Locale(identifier: "ms")
  /// Maltese, `mt`.
  public static let maltese = Locale(identifier: "mt")
  /// Mongolian, `mn`.
  public static let mongolian = Locale(identifier: "mn")
  /// Northern Sami, `se`.
  public static let northern_sami = Locale(identifier: "se")
  /// Norwegian Bokmål, `nb`.
  public static let norwegian = Locale(identifier: "nb")
  /// Norwegian Nynorsk, `nn`.
  public static let norwegian_nynorsk = Locale(identifier: "nn")
  /// Persian, `fa`.
  public static let persian = Locale(identifier: "fa")
  /// Polish, `pl`.
  public static let polish = Locale(identifier: "pl")
  /// Portuguese (Portugal), `pt_PT`.
  public static let portuguese = Locale(identifier: "pt_PT")
  /// Portuguese (Brazil), `pt_BR`.
  public static let portuguese_brazil = Locale(identifier: "pt_BR")
  /// Romanian, `ro`.
  public static let romanian = Locale(identifier: "ro")
  /// Russian, `ru`.
  public static let russian = Locale(identifier: "ru")
  /// Serbian (Cyrillic), `sr`.
  public static let serbian = Locale(identifier: "sr")
  /// Serbian (Latin), `sr-Latn`.
  public static let serbian_latin = Locale(identifier: "sr-Latn")
  /// Shughni Tajik, `tg`.
  public static let shughni_tajik = Locale(identifier: "tg")
  /// Slovak, `sk`.
  public static let slovak = Locale(identifier: "sk")
  /// Slovenian, `sl`.
  public static let slovenian = Locale(identifier: "sl")
  /// Spanish, `es`.
  public static let spanish = Locale(identifier: "es")
  /// Spanish (Latin America), `es_419`.
  public static let spanish_latinAmerica = Locale(identifier: "es_419")
  /// Spanish (Mexico), `es_MX`.
  public static let spanish_mexico = Locale(identifier: "es_MX")
  /// Swedish, `sv`.
  public static let swedish = Locale(identifier: "sv")
  /// Swahili, `sw`.
  public static let swahili = Locale(identifier: "sw")
  /// Turkish, `tr`.
  public static let turkish = Locale(identifier: "tr")
  /// Ukrainian, `uk`.
  public static let ukrainian = Locale(identifier: "uk")
  /// Uzbek, `uz`.
  public static let uzbek = Locale(identifier: "uz")
  /// Vietnamese, `vi`.
  public static let vietnamese = Locale(identifier: "vi")
  /// Welsh, `cy`.
  public static let welsh = Locale(identifier: "cy")
}
