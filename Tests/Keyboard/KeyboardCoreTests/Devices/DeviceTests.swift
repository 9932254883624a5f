import Foundation
import KeyboardCore
import Testing

struct DeviceTests {

  @Test func namesAreUnique() {
    #expect(Set(Device.all.map(\.id)).count == Device.all.count)
    #expect(Device.all.allSatisfy { Device.named($0.id) == $0 })
    #expect(Device.named("nokia") == nil)
    #expect(Device.standard.id == "iphone")
  }

  // Apple's figures for developers: the screen in points, the pixels of a point, and the home
  // indicator's height.
  @Test(arguments: [
    ("iphone-se", 375.0, 667.0, 2.0, 0.0), ("iphone-13-mini", 375, 812, 3, 34),
    ("iphone", 390, 844, 3, 34), ("iphone-15", 393, 852, 3, 34),
    ("iphone-16-pro", 402, 874, 3, 34), ("iphone-plus", 428, 926, 3, 34),
    ("iphone-pro-max", 430, 932, 3, 34), ("ipad-mini", 744, 1133, 2, 20),
    ("ipad", 810, 1080, 2, 0), ("ipad-air-11", 820, 1180, 2, 20),
    ("ipad-pro-11", 834, 1194, 2, 20), ("ipad-pro-13", 1024, 1366, 2, 20),
    ("iphone-16e", 390, 844, 3, 34), ("iphone-17", 402, 874, 3, 34),
    ("iphone-17-pro", 402, 874, 3, 34), ("iphone-air", 420, 912, 3, 34),
    ("iphone-17-pro-max", 440, 956, 3, 34), ("ipad-air-13", 1024, 1366, 2, 20),
    ("ipad-pro-13-m4", 1032, 1376, 2, 20), ("iphone-duo-closed", 466, 678, 3, 34),
    ("iphone-duo-partly-open", 669, 951, 3, 34), ("iphone-duo", 669, 951, 3, 34),
  ])
  func facts(id: String, width: Double, height: Double, scale: Double, bottom: Double) throws {
    let device = try #require(Device.named(id))
    #expect(device.screenSize(in: .portrait) == CGSize(width: width, height: height))
    #expect(device.screenSize(in: .landscape) == CGSize(width: height, height: width))
    #expect(device.scale == scale)
    #expect(device.safeAreaInsets(in: .portrait).bottom == bottom)
    #expect(device.type == (id.hasPrefix("ipad") ? .pad : .phone))
  }

  @Test func everyDeviceHasItsFacts() { #expect(Device.all.count == 22) }

  @Test func screens() throws {
    let device = try #require(Device.named("iphone-16-pro"))
    #expect(device.screenSize(in: .portrait) == CGSize(width: 402, height: 874))
    #expect(device.screenSize(in: .landscapeLeft) == CGSize(width: 874, height: 402))
    #expect(device.safeAreaInsets(in: .portrait) == EdgeInsets(bottom: 34))
    #expect(device.safeAreaInsets(in: .landscape).bottom == 21)
  }

  @Test func statusOfDuosIsInAColumn() throws {
    let closed = try #require(Device.named("iphone-duo-closed"))
    #expect(closed.safeAreaInsets(in: .portrait) == EdgeInsets(bottom: 34, trailing: 84))
    let open = try #require(Device.named("iphone-duo"))
    #expect(open.safeAreaInsets(in: .portrait) == EdgeInsets(bottom: 34))
    #expect(open.safeAreaInsets(in: .landscape) == EdgeInsets(bottom: 34, trailing: 84))
  }

  @Test func contexts() {
    let context = KeyboardContext(device: .standard, orientation: .landscape, locale: .german)
    #expect(context.screenSize == CGSize(width: 844, height: 390))
    #expect(context.localeProfile.identifier == "de")
    #expect(context.deviceTypeForKeyboard == .phone)
    context.locale = .swedish
    #expect(context.localeProfile.identifier == "sv")
  }

  @Test func floatingPadsUseThePhoneLayout() throws {
    let context = KeyboardContext(device: try #require(Device.named("ipad-pro-11")))
    #expect(context.deviceTypeForKeyboardIsIpadPro)
    context.isKeyboardFloating = true
    #expect(context.deviceTypeForKeyboard == .phone)
    #expect(!context.deviceTypeForKeyboardIsIpadPro)
    context.isKeyboardFloating = false
    #expect(context.deviceTypeForKeyboard == .pad)
  }

  @Test func toleranceOfScreens() {
    let size = CGSize(width: 1000, height: 1340)
    #expect(size.isScreenSize(.iPadProLargeScreenLandscape))
    #expect(!size.isScreenSize(.iPadProLargeScreenPortrait, withTolerance: 24))
  }

  @Test func edgeInsets() {
    #expect(
      EdgeInsets(horizontal: 1, vertical: 2)
        == EdgeInsets(top: 2, leading: 1, bottom: 2, trailing: 1))
    #expect(EdgeInsets(top: 3) == EdgeInsets(top: 3, leading: 0, bottom: 0, trailing: 0))
    #expect(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: .init(all: 6)).size == .zero)
  }
}
