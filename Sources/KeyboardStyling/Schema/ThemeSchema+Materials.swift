import KeyboardDocuments

extension ThemeSchema {

  /// The schema of a material.
  static var material: JSONText {
    let details = object(ThemeReader.materialKeys) { key in
      switch key {
      case "blur":
        number(
          ThemeReader.materialBlurs,
          .init("The blur radius of the backdrop in points.", 20, default: 0))
      case "saturation":
        number(
          ThemeReader.materialSaturations,
          .init("The factor on the saturation of the backdrop.", 1.8, default: 1))
      case "tint":
        reference(
          to: "color", .init("The translucent color over the blurred backdrop.", "#ffffffa0"))
      case "light":
        reference(to: "color", .init("The color that is added, which lightens.", "#ffffff20"))
      default: preconditionFailure("The key “\(key)” of materials has no schema.")
      }
    }
    return any(
      of: [details, variable],
      .init(
        "The bottom layer, through which the backdrop is seen.",
        ["blur": 20, "saturation": 1.8, "tint": "#ffffffa0"]))
  }
}
