/// The files of a set of pictures for a store.
enum ScreensTemplate {

  static let files: [(path: String, text: String)] = [
    ("screens.json", set), ("themes/mint.json", ProjectTemplate.theme),
    ("strings/en-US.json", english), ("strings/de-DE.json", german),
    ("strings/ar-SA.json", arabic),
  ]

  private static let set = """
    {
      // The folders of fastlane's deliver; strings/<language>.json has the texts.
      "languages": ["en-US", "de-DE", "ar-SA"],
      "devices": ["iphone-6.9", "ipad-13"],
      // Options of kbrender for all keyboards; those of a screen win.
      "keyboard": { "theme": "themes/mint.json" },
      "screens": [
        { "id": "colors", "template": "rise" },
        { "id": "words", "template": "closeup", "background": "accent" },
        { "id": "night", "template": "duo", "colorScheme": "dark" },
        {
          "id": "accents", "template": "hang", "background": "#fff4e6",
          "keyboard": { "select": 2 }
        },
        {
          "id": "tools",
          "template": "bare",
          "background": { "gradient": ["#7b5cff", "#2bb8ff"], "degrees": 160 },
          "keyboard": { "toolbar-items": "standard:paste,standard:undo;;Aa>,standard:settings" }
        }
      ]
    }

    """

  private static let english = """
    {
      "colors": {
        "title": "A keyboard in your colors",
        "subtitle": "Every message looks like you",
        "messages": "default"
      },
      "words": {
        "title": "Say more, type less",
        "subtitle": "Suggestions in your language",
        "messages": "default",
        "suggestions": "lemon,*lemonade,lemons"
      },
      "night": {
        "title": "Bright by day, calm by night",
        "subtitle": "Follows light and dark mode",
        "messages": "default"
      },
      "accents": {
        "title": "Every accent at hand",
        "subtitle": "Hold a key and pick the letter",
        "messages": "default",
        "long-press": "e"
      },
      "tools": {
        "title": "Your tools,\\nright there",
        "subtitle": "Paste, undo and tune as you type",
        "messages": {
          "title": "Noah",
          "placeholder": "Message",
          "messages": [
            { "from": "Noah", "time": "Today 18:04", "text": "Which train are you on?" },
            { "text": "The 18:20, platform 4" },
            { "text": "Save me a seat by the window 🪟" },
            { "from": "Noah", "text": "Already done!" }
          ]
        }
      }
    }

    """

  private static let german = """
    {
      "colors": {
        "title": "Die Tastatur in deinen Farben",
        "subtitle": "Jede Nachricht sieht nach dir aus",
        "messages": "default"
      },
      "words": {
        "title": "Mehr sagen, weniger tippen",
        "subtitle": "Vorschläge in deiner Sprache",
        "messages": "default",
        "suggestions": "Zitrone,*Zitronen,Zitronenkuchen"
      },
      "night": {
        "title": "Hell am Tag, ruhig bei Nacht",
        "subtitle": "Folgt dem hellen und dunklen Modus",
        "messages": "default"
      },
      "accents": {
        "title": "Jeder Akzent ist zur Hand",
        "subtitle": "Taste halten, Buchstabe wählen",
        "messages": "default",
        "long-press": "e"
      },
      "tools": {
        "title": "Deine Werkzeuge,\\ngleich hier",
        "subtitle": "Einsetzen und widerrufen beim Tippen",
        "messages": {
          "title": "Noah",
          "placeholder": "Nachricht",
          "messages": [
            { "from": "Noah", "time": "Heute 18:04", "text": "Welchen Zug nimmst du?" },
            { "text": "Den um 18:20, Gleis 4" },
            { "text": "Halt mir einen Platz am Fenster frei 🪟" },
            { "from": "Noah", "text": "Schon erledigt!" }
          ]
        }
      }
    }

    """

  private static let arabic = """
    {
      "colors": {
        "title": "لوحة مفاتيح بألوانك",
        "subtitle": "كل رسالة تشبهك",
        "messages": "default"
      },
      "words": {
        "title": "قل أكثر واكتب أقل",
        "subtitle": "اقتراحات بلغتك",
        "messages": "default",
        "suggestions": "الليمون,*ليمون,ليمونة"
      },
      "night": {
        "title": "مشرقة نهارًا، هادئة ليلًا",
        "subtitle": "تتبع الوضع الفاتح والداكن",
        "messages": "default"
      },
      "accents": {
        "title": "كل حرف في متناولك",
        "subtitle": "اضغط مطولًا واختر الحرف",
        "messages": "default",
        "long-press": "ا"
      },
      "tools": {
        "title": "أدواتك\\nأمامك",
        "subtitle": "ألصق وتراجع أثناء الكتابة",
        "messages": {
          "title": "نوح",
          "placeholder": "رسالة",
          "messages": [
            { "from": "نوح", "time": "اليوم ١٨:٠٤", "text": "أي قطار ستأخذ؟" },
            { "text": "قطار ١٨:٢٠، الرصيف ٤" },
            { "text": "احجز لي مقعدًا بجانب النافذة 🪟" },
            { "from": "نوح", "text": "تم!" }
          ]
        }
      }
    }

    """
}
