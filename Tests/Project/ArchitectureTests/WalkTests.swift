import Testing

/// The walks of ARCHITECTURE.md name functions that exist.
@Suite struct WalkTests {

  @Test func eachFunctionIsInItsFile() {
    #expect(Plan.walks.count == 4)
    for call in Plan.walks.joined() {
      let text = Project.text(of: call.path)
      let parts = call.name.split(separator: ".")
      let (type, name) = (parts[0], parts[parts.count - 1])
      let declarations = name == "init" ? ["init(", "init?("] : ["func \(name)", "var \(name)"]
      #expect(
        text.contains(type) && declarations.contains(where: text.contains),
        "\(call.path) has no \(call.name)")
    }
  }

  @Test func aPictureTakesFewFunctions() {
    #expect((Plan.walks.first?.count ?? .max) <= 25)
  }
}
