// Written by `make generate`; don't edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The input sets of the locales.
extension InputSet {

  public static var english: InputSet { .alphabetic(for: .profile(forIdentifier: "en")) }
  public static var englishNumeric: InputSet { .numeric(for: .profile(forIdentifier: "en")) }
  public static var englishSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "en")) }
  public static var albanian: InputSet { .alphabetic(for: .profile(forIdentifier: "sq")) }
  public static var albanianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "sq")) }
  public static var albanianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "sq")) }
  public static var arabic: InputSet { .alphabetic(for: .profile(forIdentifier: "ar")) }
  public static var arabicNumeric: InputSet { .numeric(for: .profile(forIdentifier: "ar")) }
  public static var arabicSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "ar")) }
  public static var arabic_pc: InputSet { .alphabetic(for: .profile(forIdentifier: "ar_PC")) }
  public static var arabic_pcNumeric: InputSet { .numeric(for: .profile(forIdentifier: "ar_PC")) }
  public static var arabic_pcSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "ar_PC")) }
  public static var armenian: InputSet { .alphabetic(for: .profile(forIdentifier: "hy")) }
  public static var armenianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "hy")) }
  public static var armenianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "hy")) }
  public static var belarusian: InputSet { .alphabetic(for: .profile(forIdentifier: "be")) }
  public static var belarusianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "be")) }
  public static var belarusianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "be")) }
  public static var bulgarian: InputSet { .alphabetic(for: .profile(forIdentifier: "bg")) }
  public static var bulgarianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "bg")) }
  public static var bulgarianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "bg")) }
  public static var catalan: InputSet { .alphabetic(for: .profile(forIdentifier: "ca")) }
  public static var catalanNumeric: InputSet { .numeric(for: .profile(forIdentifier: "ca")) }
  public static var catalanSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "ca")) }
  public static var cherokee: InputSet { .alphabetic(for: .profile(forIdentifier: "chr")) }
  public static var cherokeeNumeric: InputSet { .numeric(for: .profile(forIdentifier: "chr")) }
  public static var cherokeeSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "chr")) }
  public static var chuvash: InputSet { .alphabetic(for: .profile(forIdentifier: "cv")) }
  public static var chuvashNumeric: InputSet { .numeric(for: .profile(forIdentifier: "cv")) }
  public static var chuvashSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "cv")) }
  public static var croatian: InputSet { .alphabetic(for: .profile(forIdentifier: "hr")) }
  public static var croatianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "hr")) }
  public static var croatianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "hr")) }
  public static var czech: InputSet { .alphabetic(for: .profile(forIdentifier: "cs")) }
  public static var czechNumeric: InputSet { .numeric(for: .profile(forIdentifier: "cs")) }
  public static var czechSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "cs")) }
  public static var danish: InputSet { .alphabetic(for: .profile(forIdentifier: "da")) }
  public static var danishNumeric: InputSet { .numeric(for: .profile(forIdentifier: "da")) }
  public static var danishSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "da")) }
  public static var dutch: InputSet { .alphabetic(for: .profile(forIdentifier: "nl")) }
  public static var dutchNumeric: InputSet { .numeric(for: .profile(forIdentifier: "nl")) }
  public static var dutchSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "nl")) }
  public static var dutch_belgium: InputSet { .alphabetic(for: .profile(forIdentifier: "nl_BE")) }
  public static var dutch_belgiumNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "nl_BE"))
  }
  public static var dutch_belgiumSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "nl_BE"))
  }
  public static var english_australia: InputSet {
    .alphabetic(for: .profile(forIdentifier: "en_AU"))
  }
  public static var english_australiaNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "en_AU"))
  }
  public static var english_australiaSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "en_AU"))
  }
  public static var english_canada: InputSet { .alphabetic(for: .profile(forIdentifier: "en_CA")) }
  public static var english_canadaNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "en_CA"))
  }
  public static var english_canadaSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "en_CA"))
  }
  public static var english_gb: InputSet { .alphabetic(for: .profile(forIdentifier: "en_GB")) }
  public static var english_gbNumeric: InputSet { .numeric(for: .profile(forIdentifier: "en_GB")) }
  public static var english_gbSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "en_GB"))
  }
  public static var english_us: InputSet { .alphabetic(for: .profile(forIdentifier: "en_US")) }
  public static var english_usNumeric: InputSet { .numeric(for: .profile(forIdentifier: "en_US")) }
  public static var english_usSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "en_US"))
  }
  public static var estonian: InputSet { .alphabetic(for: .profile(forIdentifier: "et")) }
  public static var estonianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "et")) }
  public static var estonianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "et")) }
  public static var faroese: InputSet { .alphabetic(for: .profile(forIdentifier: "fo")) }
  public static var faroeseNumeric: InputSet { .numeric(for: .profile(forIdentifier: "fo")) }
  public static var faroeseSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "fo")) }
  public static var filipino: InputSet { .alphabetic(for: .profile(forIdentifier: "fil")) }
  public static var filipinoNumeric: InputSet { .numeric(for: .profile(forIdentifier: "fil")) }
  public static var filipinoSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "fil")) }
  public static var finnish: InputSet { .alphabetic(for: .profile(forIdentifier: "fi")) }
  public static var finnishNumeric: InputSet { .numeric(for: .profile(forIdentifier: "fi")) }
  public static var finnishSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "fi")) }
  public static var french: InputSet { .alphabetic(for: .profile(forIdentifier: "fr")) }
  public static var frenchNumeric: InputSet { .numeric(for: .profile(forIdentifier: "fr")) }
  public static var frenchSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "fr")) }
  public static var french_canada: InputSet { .alphabetic(for: .profile(forIdentifier: "fr_CA")) }
  public static var french_canadaNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "fr_CA"))
  }
  public static var french_canadaSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "fr_CA"))
  }
  public static var french_belgium: InputSet { .alphabetic(for: .profile(forIdentifier: "fr_BE")) }
  public static var french_belgiumNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "fr_BE"))
  }
  public static var french_belgiumSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "fr_BE"))
  }
  public static var french_switzerland: InputSet {
    .alphabetic(for: .profile(forIdentifier: "fr_CH"))
  }
  public static var french_switzerlandNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "fr_CH"))
  }
  public static var french_switzerlandSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "fr_CH"))
  }
  public static var georgian: InputSet { .alphabetic(for: .profile(forIdentifier: "ka")) }
  public static var georgianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "ka")) }
  public static var georgianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "ka")) }
  public static var german: InputSet { .alphabetic(for: .profile(forIdentifier: "de")) }
  public static var germanNumeric: InputSet { .numeric(for: .profile(forIdentifier: "de")) }
  public static var germanSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "de")) }
  public static var german_austria: InputSet { .alphabetic(for: .profile(forIdentifier: "de_AT")) }
  public static var german_austriaNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "de_AT"))
  }
  public static var german_austriaSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "de_AT"))
  }
  public static var german_switzerland: InputSet {
    .alphabetic(for: .profile(forIdentifier: "de_CH"))
  }
  public static var german_switzerlandNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "de_CH"))
  }
  public static var german_switzerlandSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "de_CH"))
  }
  public static var greek: InputSet { .alphabetic(for: .profile(forIdentifier: "el")) }
  public static var greekNumeric: InputSet { .numeric(for: .profile(forIdentifier: "el")) }
  public static var greekSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "el")) }
  public static var hawaiian: InputSet { .alphabetic(for: .profile(forIdentifier: "haw")) }
  public static var hawaiianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "haw")) }
  public static var hawaiianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "haw")) }
  public static var hebrew: InputSet { .alphabetic(for: .profile(forIdentifier: "he_IL")) }
  public static var hebrewNumeric: InputSet { .numeric(for: .profile(forIdentifier: "he_IL")) }
  public static var hebrewSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "he_IL")) }
  public static var hungarian: InputSet { .alphabetic(for: .profile(forIdentifier: "hu")) }
  public static var hungarianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "hu")) }
  public static var hungarianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "hu")) }
  public static var icelandic: InputSet { .alphabetic(for: .profile(forIdentifier: "is")) }
  public static var icelandicNumeric: InputSet { .numeric(for: .profile(forIdentifier: "is")) }
  public static var icelandicSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "is")) }
  public static var inari_sami: InputSet { .alphabetic(for: .profile(forIdentifier: "smn")) }
  public static var inari_samiNumeric: InputSet { .numeric(for: .profile(forIdentifier: "smn")) }
  public static var inari_samiSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "smn")) }
  public static var indonesian: InputSet { .alphabetic(for: .profile(forIdentifier: "id")) }
  public static var indonesianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "id")) }
  public static var indonesianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "id")) }
  public static var irish: InputSet { .alphabetic(for: .profile(forIdentifier: "ga_IE")) }
  public static var irishNumeric: InputSet { .numeric(for: .profile(forIdentifier: "ga_IE")) }
  public static var irishSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "ga_IE")) }
  public static var italian: InputSet { .alphabetic(for: .profile(forIdentifier: "it")) }
  public static var italianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "it")) }
  public static var italianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "it")) }
  public static var kazakh: InputSet { .alphabetic(for: .profile(forIdentifier: "kk")) }
  public static var kazakhNumeric: InputSet { .numeric(for: .profile(forIdentifier: "kk")) }
  public static var kazakhSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "kk")) }
  public static var kurdish_sorani: InputSet { .alphabetic(for: .profile(forIdentifier: "ckb")) }
  public static var kurdish_soraniNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "ckb"))
  }
  public static var kurdish_soraniSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "ckb"))
  }
  public static var kurdish_sorani_arabic: InputSet {
    .alphabetic(for: .profile(forIdentifier: "ckb_IQ"))
  }
  public static var kurdish_sorani_arabicNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "ckb_IQ"))
  }
  public static var kurdish_sorani_arabicSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "ckb_IQ"))
  }
  public static var kurdish_sorani_pc: InputSet {
    .alphabetic(for: .profile(forIdentifier: "ckb_PC"))
  }
  public static var kurdish_sorani_pcNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "ckb_PC"))
  }
  public static var kurdish_sorani_pcSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "ckb_PC"))
  }
  public static var latvian: InputSet { .alphabetic(for: .profile(forIdentifier: "lv")) }
  public static var latvianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "lv")) }
  public static var latvianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "lv")) }
  public static var lithuanian: InputSet { .alphabetic(for: .profile(forIdentifier: "lt")) }
  public static var lithuanianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "lt")) }
  public static var lithuanianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "lt")) }
  public static var macedonian: InputSet { .alphabetic(for: .profile(forIdentifier: "mk")) }
  public static var macedonianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "mk")) }
  public static var macedonianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "mk")) }
  public static var malay: InputSet { .alphabetic(for: .profile(forIdentifier: "ms")) }
  public static var malayNumeric: InputSet { .numeric(for: .profile(forIdentifier: "ms")) }
  public static var malaySymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "ms")) }
  public static var maltese: InputSet { .alphabetic(for: .profile(forIdentifier: "mt")) }
  public static var malteseNumeric: InputSet { .numeric(for: .profile(forIdentifier: "mt")) }
  public static var malteseSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "mt")) }
  public static var mongolian: InputSet { .alphabetic(for: .profile(forIdentifier: "mn")) }
  public static var mongolianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "mn")) }
  public static var mongolianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "mn")) }
  public static var northern_sami: InputSet { .alphabetic(for: .profile(forIdentifier: "se")) }
  public static var northern_samiNumeric: InputSet { .numeric(for: .profile(forIdentifier: "se")) }
  public static var northern_samiSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "se"))
  }
  public static var norwegian: InputSet { .alphabetic(for: .profile(forIdentifier: "nb")) }
  public static var norwegianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "nb")) }
  public static var norwegianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "nb")) }
  public static var norwegian_nynorsk: InputSet { .alphabetic(for: .profile(forIdentifier: "nn")) }
  public static var norwegian_nynorskNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "nn"))
  }
  public static var norwegian_nynorskSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "nn"))
  }
  public static var persian: InputSet { .alphabetic(for: .profile(forIdentifier: "fa")) }
  public static var persianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "fa")) }
  public static var persianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "fa")) }
  public static var polish: InputSet { .alphabetic(for: .profile(forIdentifier: "pl")) }
  public static var polishNumeric: InputSet { .numeric(for: .profile(forIdentifier: "pl")) }
  public static var polishSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "pl")) }
  public static var portuguese: InputSet { .alphabetic(for: .profile(forIdentifier: "pt_PT")) }
  public static var portugueseNumeric: InputSet { .numeric(for: .profile(forIdentifier: "pt_PT")) }
  public static var portugueseSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "pt_PT"))
  }
  public static var portuguese_brazil: InputSet {
    .alphabetic(for: .profile(forIdentifier: "pt_BR"))
  }
  public static var portuguese_brazilNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "pt_BR"))
  }
  public static var portuguese_brazilSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "pt_BR"))
  }
  public static var romanian: InputSet { .alphabetic(for: .profile(forIdentifier: "ro")) }
  public static var romanianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "ro")) }
  public static var romanianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "ro")) }
  public static var russian: InputSet { .alphabetic(for: .profile(forIdentifier: "ru")) }
  public static var russianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "ru")) }
  public static var russianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "ru")) }
  public static var serbian: InputSet { .alphabetic(for: .profile(forIdentifier: "sr")) }
  public static var serbianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "sr")) }
  public static var serbianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "sr")) }
  public static var serbian_latin: InputSet { .alphabetic(for: .profile(forIdentifier: "sr-Latn")) }
  public static var serbian_latinNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "sr-Latn"))
  }
  public static var serbian_latinSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "sr-Latn"))
  }
  public static var shughni_tajik: InputSet { .alphabetic(for: .profile(forIdentifier: "tg")) }
  public static var shughni_tajikNumeric: InputSet { .numeric(for: .profile(forIdentifier: "tg")) }
  public static var shughni_tajikSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "tg"))
  }
  public static var slovak: InputSet { .alphabetic(for: .profile(forIdentifier: "sk")) }
  public static var slovakNumeric: InputSet { .numeric(for: .profile(forIdentifier: "sk")) }
  public static var slovakSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "sk")) }
  public static var slovenian: InputSet { .alphabetic(for: .profile(forIdentifier: "sl")) }
  public static var slovenianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "sl")) }
  public static var slovenianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "sl")) }
  public static var spanish: InputSet { .alphabetic(for: .profile(forIdentifier: "es")) }
  public static var spanishNumeric: InputSet { .numeric(for: .profile(forIdentifier: "es")) }
  public static var spanishSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "es")) }
  public static var spanish_latinAmerica: InputSet {
    .alphabetic(for: .profile(forIdentifier: "es_419"))
  }
  public static var spanish_latinAmericaNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "es_419"))
  }
  public static var spanish_latinAmericaSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "es_419"))
  }
  public static var spanish_mexico: InputSet { .alphabetic(for: .profile(forIdentifier: "es_MX")) }
  public static var spanish_mexicoNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "es_MX"))
  }
  public static var spanish_mexicoSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "es_MX"))
  }
  public static var swedish: InputSet { .alphabetic(for: .profile(forIdentifier: "sv")) }
  public static var swedishNumeric: InputSet { .numeric(for: .profile(forIdentifier: "sv")) }
  public static var swedishSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "sv")) }
  public static var swahili: InputSet { .alphabetic(for: .profile(forIdentifier: "sw")) }
  public static var swahiliNumeric: InputSet { .numeric(for: .profile(forIdentifier: "sw")) }
  public static var swahiliSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "sw")) }
  public static var turkish: InputSet { .alphabetic(for: .profile(forIdentifier: "tr")) }
  public static var turkishNumeric: InputSet { .numeric(for: .profile(forIdentifier: "tr")) }
  public static var turkishSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "tr")) }
  public static var ukrainian: InputSet { .alphabetic(for: .profile(forIdentifier: "uk")) }
  public static var ukrainianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "uk")) }
  public static var ukrainianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "uk")) }
  public static var uzbek: InputSet { .alphabetic(for: .profile(forIdentifier: "uz")) }
  public static var uzbekNumeric: InputSet { .numeric(for: .profile(forIdentifier: "uz")) }
  public static var uzbekSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "uz")) }
  public static var vietnamese: InputSet { .alphabetic(for: .profile(forIdentifier: "vi")) }
  public static var vietnameseNumeric: InputSet { .numeric(for: .profile(forIdentifier: "vi")) }
  public static var vietnameseSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "vi")) }
  public static var welsh: InputSet { .alphabetic(for: .profile(forIdentifier: "cy")) }
  public static var welshNumeric: InputSet { .numeric(for: .profile(forIdentifier: "cy")) }
  public static var welshSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "cy")) }
}
