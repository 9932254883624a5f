// Written by `make generate`; don't edit.

/// The input sets of the locales.
extension InputSet {

  /// The letters of English, `en`.
  public static var english: InputSet { .alphabetic(for: .profile(forIdentifier: "en")) }
  /// The digits of English, `en`.
  public static var englishNumeric: InputSet { .numeric(for: .profile(forIdentifier: "en")) }
  /// The symbols of English, `en`.
  public static var englishSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "en")) }
  /// The letters of Albanian, `sq`.
  public static var albanian: InputSet { .alphabetic(for: .profile(forIdentifier: "sq")) }
  /// The digits of Albanian, `sq`.
  public static var albanianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "sq")) }
  /// The symbols of Albanian, `sq`.
  public static var albanianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "sq")) }
  /// The letters of Arabic, `ar`.
  public static var arabic: InputSet { .alphabetic(for: .profile(forIdentifier: "ar")) }
  /// The digits of Arabic, `ar`.
  public static var arabicNumeric: InputSet { .numeric(for: .profile(forIdentifier: "ar")) }
  /// The symbols of Arabic, `ar`.
  public static var arabicSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "ar")) }
  /// The letters of Arabic (PC layout), `ar_PC`.
  public static var arabic_pc: InputSet { .alphabetic(for: .profile(forIdentifier: "ar_PC")) }
  /// The digits of Arabic (PC layout), `ar_PC`.
  public static var arabic_pcNumeric: InputSet { .numeric(for: .profile(forIdentifier: "ar_PC")) }
  /// The symbols of Arabic (PC layout), `ar_PC`.
  public static var arabic_pcSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "ar_PC")) }
  /// The letters of Armenian, `hy`.
  public static var armenian: InputSet { .alphabetic(for: .profile(forIdentifier: "hy")) }
  /// The digits of Armenian, `hy`.
  public static var armenianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "hy")) }
  /// The symbols of Armenian, `hy`.
  public static var armenianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "hy")) }
  /// The letters of Belarusian, `be`.
  public static var belarusian: InputSet { .alphabetic(for: .profile(forIdentifier: "be")) }
  /// The digits of Belarusian, `be`.
  public static var belarusianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "be")) }
  /// The symbols of Belarusian, `be`.
  public static var belarusianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "be")) }
  /// The letters of Bulgarian, `bg`.
  public static var bulgarian: InputSet { .alphabetic(for: .profile(forIdentifier: "bg")) }
  /// The digits of Bulgarian, `bg`.
  public static var bulgarianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "bg")) }
  /// The symbols of Bulgarian, `bg`.
  public static var bulgarianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "bg")) }
  /// The letters of Catalan, `ca`.
  public static var catalan: InputSet { .alphabetic(for: .profile(forIdentifier: "ca")) }
  /// The digits of Catalan, `ca`.
  public static var catalanNumeric: InputSet { .numeric(for: .profile(forIdentifier: "ca")) }
  /// The symbols of Catalan, `ca`.
  public static var catalanSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "ca")) }
  /// The letters of Cherokee, `chr`.
  public static var cherokee: InputSet { .alphabetic(for: .profile(forIdentifier: "chr")) }
  /// The digits of Cherokee, `chr`.
  public static var cherokeeNumeric: InputSet { .numeric(for: .profile(forIdentifier: "chr")) }
  /// The symbols of Cherokee, `chr`.
  public static var cherokeeSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "chr")) }
  /// The letters of Chuvash, `cv`.
  public static var chuvash: InputSet { .alphabetic(for: .profile(forIdentifier: "cv")) }
  /// The digits of Chuvash, `cv`.
  public static var chuvashNumeric: InputSet { .numeric(for: .profile(forIdentifier: "cv")) }
  /// The symbols of Chuvash, `cv`.
  public static var chuvashSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "cv")) }
  /// The letters of Croatian, `hr`.
  public static var croatian: InputSet { .alphabetic(for: .profile(forIdentifier: "hr")) }
  /// The digits of Croatian, `hr`.
  public static var croatianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "hr")) }
  /// The symbols of Croatian, `hr`.
  public static var croatianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "hr")) }
  /// The letters of Czech, `cs`.
  public static var czech: InputSet { .alphabetic(for: .profile(forIdentifier: "cs")) }
  /// The digits of Czech, `cs`.
  public static var czechNumeric: InputSet { .numeric(for: .profile(forIdentifier: "cs")) }
  /// The symbols of Czech, `cs`.
  public static var czechSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "cs")) }
  /// The letters of Danish, `da`.
  public static var danish: InputSet { .alphabetic(for: .profile(forIdentifier: "da")) }
  /// The digits of Danish, `da`.
  public static var danishNumeric: InputSet { .numeric(for: .profile(forIdentifier: "da")) }
  /// The symbols of Danish, `da`.
  public static var danishSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "da")) }
  /// The letters of Dutch, `nl`.
  public static var dutch: InputSet { .alphabetic(for: .profile(forIdentifier: "nl")) }
  /// The digits of Dutch, `nl`.
  public static var dutchNumeric: InputSet { .numeric(for: .profile(forIdentifier: "nl")) }
  /// The symbols of Dutch, `nl`.
  public static var dutchSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "nl")) }
  /// The letters of Dutch (Belgium), `nl_BE`.
  public static var dutch_belgium: InputSet { .alphabetic(for: .profile(forIdentifier: "nl_BE")) }
  /// The digits of Dutch (Belgium), `nl_BE`.
  public static var dutch_belgiumNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "nl_BE"))
  }
  /// The symbols of Dutch (Belgium), `nl_BE`.
  public static var dutch_belgiumSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "nl_BE"))
  }
  /// The letters of English (Australia), `en_AU`.
  public static var english_australia: InputSet {
    .alphabetic(for: .profile(forIdentifier: "en_AU"))
  }
  /// The digits of English (Australia), `en_AU`.
  public static var english_australiaNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "en_AU"))
  }
  /// The symbols of English (Australia), `en_AU`.
  public static var english_australiaSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "en_AU"))
  }
  /// The letters of English (Canada), `en_CA`.
  public static var english_canada: InputSet { .alphabetic(for: .profile(forIdentifier: "en_CA")) }
  /// The digits of English (Canada), `en_CA`.
  public static var english_canadaNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "en_CA"))
  }
  /// The symbols of English (Canada), `en_CA`.
  public static var english_canadaSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "en_CA"))
  }
  /// The letters of English (United Kingdom), `en_GB`.
  public static var english_gb: InputSet { .alphabetic(for: .profile(forIdentifier: "en_GB")) }
  /// The digits of English (United Kingdom), `en_GB`.
  public static var english_gbNumeric: InputSet { .numeric(for: .profile(forIdentifier: "en_GB")) }
  /// The symbols of English (United Kingdom), `en_GB`.
  public static var english_gbSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "en_GB"))
  }
  /// The letters of English (United States), `en_US`.
  public static var english_us: InputSet { .alphabetic(for: .profile(forIdentifier: "en_US")) }
  /// The digits of English (United States), `en_US`.
  public static var english_usNumeric: InputSet { .numeric(for: .profile(forIdentifier: "en_US")) }
  /// The symbols of English (United States), `en_US`.
  public static var english_usSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "en_US"))
  }
  /// The letters of Estonian, `et`.
  public static var estonian: InputSet { .alphabetic(for: .profile(forIdentifier: "et")) }
  /// The digits of Estonian, `et`.
  public static var estonianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "et")) }
  /// The symbols of Estonian, `et`.
  public static var estonianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "et")) }
  /// The letters of Faroese, `fo`.
  public static var faroese: InputSet { .alphabetic(for: .profile(forIdentifier: "fo")) }
  /// The digits of Faroese, `fo`.
  public static var faroeseNumeric: InputSet { .numeric(for: .profile(forIdentifier: "fo")) }
  /// The symbols of Faroese, `fo`.
  public static var faroeseSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "fo")) }
  /// The letters of Filipino, `fil`.
  public static var filipino: InputSet { .alphabetic(for: .profile(forIdentifier: "fil")) }
  /// The digits of Filipino, `fil`.
  public static var filipinoNumeric: InputSet { .numeric(for: .profile(forIdentifier: "fil")) }
  /// The symbols of Filipino, `fil`.
  public static var filipinoSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "fil")) }
  /// The letters of Finnish, `fi`.
  public static var finnish: InputSet { .alphabetic(for: .profile(forIdentifier: "fi")) }
  /// The digits of Finnish, `fi`.
  public static var finnishNumeric: InputSet { .numeric(for: .profile(forIdentifier: "fi")) }
  /// The symbols of Finnish, `fi`.
  public static var finnishSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "fi")) }
  /// The letters of French, `fr`.
  public static var french: InputSet { .alphabetic(for: .profile(forIdentifier: "fr")) }
  /// The digits of French, `fr`.
  public static var frenchNumeric: InputSet { .numeric(for: .profile(forIdentifier: "fr")) }
  /// The symbols of French, `fr`.
  public static var frenchSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "fr")) }
  /// The letters of French (Canada), `fr_CA`.
  public static var french_canada: InputSet { .alphabetic(for: .profile(forIdentifier: "fr_CA")) }
  /// The digits of French (Canada), `fr_CA`.
  public static var french_canadaNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "fr_CA"))
  }
  /// The symbols of French (Canada), `fr_CA`.
  public static var french_canadaSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "fr_CA"))
  }
  /// The letters of French (Belgium), `fr_BE`.
  public static var french_belgium: InputSet { .alphabetic(for: .profile(forIdentifier: "fr_BE")) }
  /// The digits of French (Belgium), `fr_BE`.
  public static var french_belgiumNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "fr_BE"))
  }
  /// The symbols of French (Belgium), `fr_BE`.
  public static var french_belgiumSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "fr_BE"))
  }
  /// The letters of French (Switzerland), `fr_CH`.
  public static var french_switzerland: InputSet {
    .alphabetic(for: .profile(forIdentifier: "fr_CH"))
  }
  /// The digits of French (Switzerland), `fr_CH`.
  public static var french_switzerlandNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "fr_CH"))
  }
  /// The symbols of French (Switzerland), `fr_CH`.
  public static var french_switzerlandSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "fr_CH"))
  }
  /// The letters of Georgian, `ka`.
  public static var georgian: InputSet { .alphabetic(for: .profile(forIdentifier: "ka")) }
  /// The digits of Georgian, `ka`.
  public static var georgianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "ka")) }
  /// The symbols of Georgian, `ka`.
  public static var georgianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "ka")) }
  /// The letters of German, `de`.
  public static var german: InputSet { .alphabetic(for: .profile(forIdentifier: "de")) }
  /// The digits of German, `de`.
  public static var germanNumeric: InputSet { .numeric(for: .profile(forIdentifier: "de")) }
  /// The symbols of German, `de`.
  public static var germanSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "de")) }
  /// The letters of German (Austria), `de_AT`.
  public static var german_austria: InputSet { .alphabetic(for: .profile(forIdentifier: "de_AT")) }
  /// The digits of German (Austria), `de_AT`.
  public static var german_austriaNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "de_AT"))
  }
  /// The symbols of German (Austria), `de_AT`.
  public static var german_austriaSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "de_AT"))
  }
  /// The letters of German (Switzerland), `de_CH`.
  public static var german_switzerland: InputSet {
    .alphabetic(for: .profile(forIdentifier: "de_CH"))
  }
  /// The digits of German (Switzerland), `de_CH`.
  public static var german_switzerlandNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "de_CH"))
  }
  /// The symbols of German (Switzerland), `de_CH`.
  public static var german_switzerlandSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "de_CH"))
  }
  /// The letters of Greek, `el`.
  public static var greek: InputSet { .alphabetic(for: .profile(forIdentifier: "el")) }
  /// The digits of Greek, `el`.
  public static var greekNumeric: InputSet { .numeric(for: .profile(forIdentifier: "el")) }
  /// The symbols of Greek, `el`.
  public static var greekSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "el")) }
  /// The letters of Hawaiian, `haw`.
  public static var hawaiian: InputSet { .alphabetic(for: .profile(forIdentifier: "haw")) }
  /// The digits of Hawaiian, `haw`.
  public static var hawaiianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "haw")) }
  /// The symbols of Hawaiian, `haw`.
  public static var hawaiianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "haw")) }
  /// The letters of Hebrew, `he_IL`.
  public static var hebrew: InputSet { .alphabetic(for: .profile(forIdentifier: "he_IL")) }
  /// The digits of Hebrew, `he_IL`.
  public static var hebrewNumeric: InputSet { .numeric(for: .profile(forIdentifier: "he_IL")) }
  /// The symbols of Hebrew, `he_IL`.
  public static var hebrewSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "he_IL")) }
  /// The letters of Hungarian, `hu`.
  public static var hungarian: InputSet { .alphabetic(for: .profile(forIdentifier: "hu")) }
  /// The digits of Hungarian, `hu`.
  public static var hungarianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "hu")) }
  /// The symbols of Hungarian, `hu`.
  public static var hungarianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "hu")) }
  /// The letters of Icelandic, `is`.
  public static var icelandic: InputSet { .alphabetic(for: .profile(forIdentifier: "is")) }
  /// The digits of Icelandic, `is`.
  public static var icelandicNumeric: InputSet { .numeric(for: .profile(forIdentifier: "is")) }
  /// The symbols of Icelandic, `is`.
  public static var icelandicSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "is")) }
  /// The letters of Inari Sami, `smn`.
  public static var inari_sami: InputSet { .alphabetic(for: .profile(forIdentifier: "smn")) }
  /// The digits of Inari Sami, `smn`.
  public static var inari_samiNumeric: InputSet { .numeric(for: .profile(forIdentifier: "smn")) }
  /// The symbols of Inari Sami, `smn`.
  public static var inari_samiSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "smn")) }
  /// The letters of Indonesian, `id`.
  public static var indonesian: InputSet { .alphabetic(for: .profile(forIdentifier: "id")) }
  /// The digits of Indonesian, `id`.
  public static var indonesianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "id")) }
  /// The symbols of Indonesian, `id`.
  public static var indonesianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "id")) }
  /// The letters of Irish, `ga_IE`.
  public static var irish: InputSet { .alphabetic(for: .profile(forIdentifier: "ga_IE")) }
  /// The digits of Irish, `ga_IE`.
  public static var irishNumeric: InputSet { .numeric(for: .profile(forIdentifier: "ga_IE")) }
  /// The symbols of Irish, `ga_IE`.
  public static var irishSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "ga_IE")) }
  /// The letters of Italian, `it`.
  public static var italian: InputSet { .alphabetic(for: .profile(forIdentifier: "it")) }
  /// The digits of Italian, `it`.
  public static var italianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "it")) }
  /// The symbols of Italian, `it`.
  public static var italianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "it")) }
  /// The letters of Kazakh, `kk`.
  public static var kazakh: InputSet { .alphabetic(for: .profile(forIdentifier: "kk")) }
  /// The digits of Kazakh, `kk`.
  public static var kazakhNumeric: InputSet { .numeric(for: .profile(forIdentifier: "kk")) }
  /// The symbols of Kazakh, `kk`.
  public static var kazakhSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "kk")) }
  /// The letters of Kurdish (Sorani), `ckb`.
  public static var kurdish_sorani: InputSet { .alphabetic(for: .profile(forIdentifier: "ckb")) }
  /// The digits of Kurdish (Sorani), `ckb`.
  public static var kurdish_soraniNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "ckb"))
  }
  /// The symbols of Kurdish (Sorani), `ckb`.
  public static var kurdish_soraniSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "ckb"))
  }
  /// The letters of Kurdish (Sorani, Arabic layout), `ckb_IQ`.
  public static var kurdish_sorani_arabic: InputSet {
    .alphabetic(for: .profile(forIdentifier: "ckb_IQ"))
  }
  /// The digits of Kurdish (Sorani, Arabic layout), `ckb_IQ`.
  public static var kurdish_sorani_arabicNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "ckb_IQ"))
  }
  /// The symbols of Kurdish (Sorani, Arabic layout), `ckb_IQ`.
  public static var kurdish_sorani_arabicSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "ckb_IQ"))
  }
  /// The letters of Kurdish (Sorani, PC layout), `ckb_PC`.
  public static var kurdish_sorani_pc: InputSet {
    .alphabetic(for: .profile(forIdentifier: "ckb_PC"))
  }
  /// The digits of Kurdish (Sorani, PC layout), `ckb_PC`.
  public static var kurdish_sorani_pcNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "ckb_PC"))
  }
  /// The symbols of Kurdish (Sorani, PC layout), `ckb_PC`.
  public static var kurdish_sorani_pcSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "ckb_PC"))
  }
  /// The letters of Latvian, `lv`.
  public static var latvian: InputSet { .alphabetic(for: .profile(forIdentifier: "lv")) }
  /// The digits of Latvian, `lv`.
  public static var latvianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "lv")) }
  /// The symbols of Latvian, `lv`.
  public static var latvianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "lv")) }
  /// The letters of Lithuanian, `lt`.
  public static var lithuanian: InputSet { .alphabetic(for: .profile(forIdentifier: "lt")) }
  /// The digits of Lithuanian, `lt`.
  public static var lithuanianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "lt")) }
  /// The symbols of Lithuanian, `lt`.
  public static var lithuanianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "lt")) }
  /// The letters of Macedonian, `mk`.
  public static var macedonian: InputSet { .alphabetic(for: .profile(forIdentifier: "mk")) }
  /// The digits of Macedonian, `mk`.
  public static var macedonianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "mk")) }
  /// The symbols of Macedonian, `mk`.
  public static var macedonianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "mk")) }
  /// The letters of Malay, `ms`.
  public static var malay: InputSet { .alphabetic(for: .profile(forIdentifier: "ms")) }
  /// The digits of Malay, `ms`.
  public static var malayNumeric: InputSet { .numeric(for: .profile(forIdentifier: "ms")) }
  /// The symbols of Malay, `ms`.
  public static var malaySymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "ms")) }
  /// The letters of Maltese, `mt`.
  public static var maltese: InputSet { .alphabetic(for: .profile(forIdentifier: "mt")) }
  /// The digits of Maltese, `mt`.
  public static var malteseNumeric: InputSet { .numeric(for: .profile(forIdentifier: "mt")) }
  /// The symbols of Maltese, `mt`.
  public static var malteseSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "mt")) }
  /// The letters of Mongolian, `mn`.
  public static var mongolian: InputSet { .alphabetic(for: .profile(forIdentifier: "mn")) }
  /// The digits of Mongolian, `mn`.
  public static var mongolianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "mn")) }
  /// The symbols of Mongolian, `mn`.
  public static var mongolianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "mn")) }
  /// The letters of Northern Sami, `se`.
  public static var northern_sami: InputSet { .alphabetic(for: .profile(forIdentifier: "se")) }
  /// The digits of Northern Sami, `se`.
  public static var northern_samiNumeric: InputSet { .numeric(for: .profile(forIdentifier: "se")) }
  /// The symbols of Northern Sami, `se`.
  public static var northern_samiSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "se"))
  }
  /// The letters of Norwegian Bokmål, `nb`.
  public static var norwegian: InputSet { .alphabetic(for: .profile(forIdentifier: "nb")) }
  /// The digits of Norwegian Bokmål, `nb`.
  public static var norwegianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "nb")) }
  /// The symbols of Norwegian Bokmål, `nb`.
  public static var norwegianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "nb")) }
  /// The letters of Norwegian Nynorsk, `nn`.
  public static var norwegian_nynorsk: InputSet { .alphabetic(for: .profile(forIdentifier: "nn")) }
  /// The digits of Norwegian Nynorsk, `nn`.
  public static var norwegian_nynorskNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "nn"))
  }
  /// The symbols of Norwegian Nynorsk, `nn`.
  public static var norwegian_nynorskSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "nn"))
  }
  /// The letters of Persian, `fa`.
  public static var persian: InputSet { .alphabetic(for: .profile(forIdentifier: "fa")) }
  /// The digits of Persian, `fa`.
  public static var persianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "fa")) }
  /// The symbols of Persian, `fa`.
  public static var persianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "fa")) }
  /// The letters of Polish, `pl`.
  public static var polish: InputSet { .alphabetic(for: .profile(forIdentifier: "pl")) }
  /// The digits of Polish, `pl`.
  public static var polishNumeric: InputSet { .numeric(for: .profile(forIdentifier: "pl")) }
  /// The symbols of Polish, `pl`.
  public static var polishSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "pl")) }
  /// The letters of Portuguese (Portugal), `pt_PT`.
  public static var portuguese: InputSet { .alphabetic(for: .profile(forIdentifier: "pt_PT")) }
  /// The digits of Portuguese (Portugal), `pt_PT`.
  public static var portugueseNumeric: InputSet { .numeric(for: .profile(forIdentifier: "pt_PT")) }
  /// The symbols of Portuguese (Portugal), `pt_PT`.
  public static var portugueseSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "pt_PT"))
  }
  /// The letters of Portuguese (Brazil), `pt_BR`.
  public static var portuguese_brazil: InputSet {
    .alphabetic(for: .profile(forIdentifier: "pt_BR"))
  }
  /// The digits of Portuguese (Brazil), `pt_BR`.
  public static var portuguese_brazilNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "pt_BR"))
  }
  /// The symbols of Portuguese (Brazil), `pt_BR`.
  public static var portuguese_brazilSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "pt_BR"))
  }
  /// The letters of Romanian, `ro`.
  public static var romanian: InputSet { .alphabetic(for: .profile(forIdentifier: "ro")) }
  /// The digits of Romanian, `ro`.
  public static var romanianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "ro")) }
  /// The symbols of Romanian, `ro`.
  public static var romanianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "ro")) }
  /// The letters of Russian, `ru`.
  public static var russian: InputSet { .alphabetic(for: .profile(forIdentifier: "ru")) }
  /// The digits of Russian, `ru`.
  public static var russianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "ru")) }
  /// The symbols of Russian, `ru`.
  public static var russianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "ru")) }
  /// The letters of Serbian (Cyrillic), `sr`.
  public static var serbian: InputSet { .alphabetic(for: .profile(forIdentifier: "sr")) }
  /// The digits of Serbian (Cyrillic), `sr`.
  public static var serbianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "sr")) }
  /// The symbols of Serbian (Cyrillic), `sr`.
  public static var serbianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "sr")) }
  /// The letters of Serbian (Latin), `sr-Latn`.
  public static var serbian_latin: InputSet { .alphabetic(for: .profile(forIdentifier: "sr-Latn")) }
  /// The digits of Serbian (Latin), `sr-Latn`.
  public static var serbian_latinNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "sr-Latn"))
  }
  /// The symbols of Serbian (Latin), `sr-Latn`.
  public static var serbian_latinSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "sr-Latn"))
  }
  /// The letters of Shughni Tajik, `tg`.
  public static var shughni_tajik: InputSet { .alphabetic(for: .profile(forIdentifier: "tg")) }
  /// The digits of Shughni Tajik, `tg`.
  public static var shughni_tajikNumeric: InputSet { .numeric(for: .profile(forIdentifier: "tg")) }
  /// The symbols of Shughni Tajik, `tg`.
  public static var shughni_tajikSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "tg"))
  }
  /// The letters of Slovak, `sk`.
  public static var slovak: InputSet { .alphabetic(for: .profile(forIdentifier: "sk")) }
  /// The digits of Slovak, `sk`.
  public static var slovakNumeric: InputSet { .numeric(for: .profile(forIdentifier: "sk")) }
  /// The symbols of Slovak, `sk`.
  public static var slovakSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "sk")) }
  /// The letters of Slovenian, `sl`.
  public static var slovenian: InputSet { .alphabetic(for: .profile(forIdentifier: "sl")) }
  /// The digits of Slovenian, `sl`.
  public static var slovenianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "sl")) }
  /// The symbols of Slovenian, `sl`.
  public static var slovenianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "sl")) }
  /// The letters of Spanish, `es`.
  public static var spanish: InputSet { .alphabetic(for: .profile(forIdentifier: "es")) }
  /// The digits of Spanish, `es`.
  public static var spanishNumeric: InputSet { .numeric(for: .profile(forIdentifier: "es")) }
  /// The symbols of Spanish, `es`.
  public static var spanishSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "es")) }
  /// The letters of Spanish (Latin America), `es_419`.
  public static var spanish_latinAmerica: InputSet {
    .alphabetic(for: .profile(forIdentifier: "es_419"))
  }
  /// The digits of Spanish (Latin America), `es_419`.
  public static var spanish_latinAmericaNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "es_419"))
  }
  /// The symbols of Spanish (Latin America), `es_419`.
  public static var spanish_latinAmericaSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "es_419"))
  }
  /// The letters of Spanish (Mexico), `es_MX`.
  public static var spanish_mexico: InputSet { .alphabetic(for: .profile(forIdentifier: "es_MX")) }
  /// The digits of Spanish (Mexico), `es_MX`.
  public static var spanish_mexicoNumeric: InputSet {
    .numeric(for: .profile(forIdentifier: "es_MX"))
  }
  /// The symbols of Spanish (Mexico), `es_MX`.
  public static var spanish_mexicoSymbolic: InputSet {
    .symbolic(for: .profile(forIdentifier: "es_MX"))
  }
  /// The letters of Swedish, `sv`.
  public static var swedish: InputSet { .alphabetic(for: .profile(forIdentifier: "sv")) }
  /// The digits of Swedish, `sv`.
  public static var swedishNumeric: InputSet { .numeric(for: .profile(forIdentifier: "sv")) }
  /// The symbols of Swedish, `sv`.
  public static var swedishSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "sv")) }
  /// The letters of Swahili, `sw`.
  public static var swahili: InputSet { .alphabetic(for: .profile(forIdentifier: "sw")) }
  /// The digits of Swahili, `sw`.
  public static var swahiliNumeric: InputSet { .numeric(for: .profile(forIdentifier: "sw")) }
  /// The symbols of Swahili, `sw`.
  public static var swahiliSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "sw")) }
  /// The letters of Turkish, `tr`.
  public static var turkish: InputSet { .alphabetic(for: .profile(forIdentifier: "tr")) }
  /// The digits of Turkish, `tr`.
  public static var turkishNumeric: InputSet { .numeric(for: .profile(forIdentifier: "tr")) }
  /// The symbols of Turkish, `tr`.
  public static var turkishSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "tr")) }
  /// The letters of Ukrainian, `uk`.
  public static var ukrainian: InputSet { .alphabetic(for: .profile(forIdentifier: "uk")) }
  /// The digits of Ukrainian, `uk`.
  public static var ukrainianNumeric: InputSet { .numeric(for: .profile(forIdentifier: "uk")) }
  /// The symbols of Ukrainian, `uk`.
  public static var ukrainianSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "uk")) }
  /// The letters of Uzbek, `uz`.
  public static var uzbek: InputSet { .alphabetic(for: .profile(forIdentifier: "uz")) }
  /// The digits of Uzbek, `uz`.
  public static var uzbekNumeric: InputSet { .numeric(for: .profile(forIdentifier: "uz")) }
  /// The symbols of Uzbek, `uz`.
  public static var uzbekSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "uz")) }
  /// The letters of Vietnamese, `vi`.
  public static var vietnamese: InputSet { .alphabetic(for: .profile(forIdentifier: "vi")) }
  /// The digits of Vietnamese, `vi`.
  public static var vietnameseNumeric: InputSet { .numeric(for: .profile(forIdentifier: "vi")) }
  /// The symbols of Vietnamese, `vi`.
  public static var vietnameseSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "vi")) }
  /// The letters of Welsh, `cy`.
  public static var welsh: InputSet { .alphabetic(for: .profile(forIdentifier: "cy")) }
  /// The digits of Welsh, `cy`.
  public static var welshNumeric: InputSet { .numeric(for: .profile(forIdentifier: "cy")) }
  /// The symbols of Welsh, `cy`.
  public static var welshSymbolic: InputSet { .symbolic(for: .profile(forIdentifier: "cy")) }
}
