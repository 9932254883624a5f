/// A namespace for the types that suggest words.
public struct Autocomplete {
  private init() {}
}
