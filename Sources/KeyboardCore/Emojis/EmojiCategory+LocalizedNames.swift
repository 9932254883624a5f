extension EmojiCategory {

  /// The names of categories by language: the lately used ones, then the standard ones in order.
  ///
  /// A language without a line has the English names.
  static let localizedNames: [String: [String]] = [
    "da": [
      "Ofte brugt", "Smileys og personer", "Dyr og natur", "Mad og drikke", "Aktivitet",
      "Rejser og steder", "Objekter", "Symboler", "Flag",
    ],
    "de": [
      "Häufig benutzt", "Smileys & Personen", "Tiere & Natur", "Essen & Trinken", "Aktivität",
      "Reisen & Orte", "Objekte", "Symbole", "Flaggen",
    ],
    "en": [
      "Frequently Used", "Smileys & People", "Animals & Nature", "Food & Drink", "Activity",
      "Travel & Places", "Objects", "Symbols", "Flags",
    ],
    "es": [
      "Usados frecuentemente", "Emoticonos y personas", "Animales y naturaleza",
      "Comida y bebida", "Actividad", "Viajes y lugares", "Objetos", "Símbolos", "Banderas",
    ],
    "fi": [
      "Usein käytetyt", "Hymiöt ja ihmiset", "Eläimet ja luonto", "Ruoka ja juoma",
      "Aktiviteetit", "Matkustus ja paikat", "Esineet", "Symbolit", "Liput",
    ],
    "fr": [
      "Fréquemment utilisés", "Smileys et personnes", "Animaux et nature",
      "Nourriture et boissons", "Activités", "Voyages et lieux", "Objets", "Symboles", "Drapeaux",
    ],
    "it": [
      "Usati di frequente", "Faccine e persone", "Animali e natura", "Cibo e bevande",
      "Attività", "Viaggi e luoghi", "Oggetti", "Simboli", "Bandiere",
    ],
    "nb": [
      "Ofte brukt", "Smilefjes og personer", "Dyr og natur", "Mat og drikke", "Aktivitet",
      "Reise og steder", "Objekter", "Symboler", "Flagg",
    ],
    "nl": [
      "Veelgebruikt", "Smileys en mensen", "Dieren en natuur", "Eten en drinken", "Activiteiten",
      "Reizen en plaatsen", "Objecten", "Symbolen", "Vlaggen",
    ],
    "pl": [
      "Często używane", "Buźki i ludzie", "Zwierzęta i przyroda", "Jedzenie i napoje",
      "Aktywność", "Podróże i miejsca", "Przedmioty", "Symbole", "Flagi",
    ],
    "pt": [
      "Usados com frequência", "Sorrisos e pessoas", "Animais e natureza", "Comida e bebida",
      "Atividade", "Viagens e lugares", "Objetos", "Símbolos", "Bandeiras",
    ],
    "ru": [
      "Часто используемые", "Смайлики и люди", "Животные и природа", "Еда и напитки",
      "Активность", "Путешествия и места", "Предметы", "Символы", "Флаги",
    ],
    "sv": [
      "Ofta använda", "Smileys och människor", "Djur och natur", "Mat och dryck", "Aktivitet",
      "Resor och platser", "Föremål", "Symboler", "Flaggor",
    ],
  ]
}
