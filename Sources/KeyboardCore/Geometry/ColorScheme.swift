/// Whether the surroundings of a keyboard are light or dark.
public enum ColorScheme: String, CaseIterable, KeyboardModel {
  case light, dark
}
