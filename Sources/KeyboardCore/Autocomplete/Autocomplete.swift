/// A namespace for autocomplete types.
public struct Autocomplete {
  private init() {}
}
