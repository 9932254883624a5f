extension EmojiCategory {

  /// The name of the category's system symbol, such as `fork.knife`.
  public var iconName: String {
    switch self {
    case .recent, .frequent: "clock"
    case .favorites: "heart"
    case .smileysAndPeople: "face.smiling"
    case .animalsAndNature: "teddybear"
    case .foodAndDrink: "fork.knife"
    case .activity: "soccerball"
    case .travelAndPlaces: "car"
    case .objects: "lightbulb"
    case .symbols: "heart"
    case .flags: "flag"
    case .custom(_, _, _, let iconName): iconName
    }
  }

  /// The category's emoji icon, for use without system symbols.
  public var emojiIcon: String {
    switch self {
    case .recent, .frequent: "🕓"
    case .favorites: "❤️"
    case .smileysAndPeople: "😀"
    case .animalsAndNature: "🐻"
    case .foodAndDrink: "🍔"
    case .activity: "⚽️"
    case .travelAndPlaces: "🏢"
    case .objects: "💡"
    case .symbols: "💱"
    case .flags: "🏳️"
    case .custom(_, _, let emojis, _): emojis.first?.char ?? ""
    }
  }
}
