/// The color scheme of a keyboard's context.
public enum ColorScheme: String, CaseIterable, KeyboardModel {
  case light, dark
}
