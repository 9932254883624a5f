// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// KeyboardKit under the name that apps import, and names of UIKit that keyboards use beside it.
public import Foundation
@_exported public import KeyboardKit

/// A screen, which isn't drawn.
nonisolated open class UIViewController: PreviewedByUIKit {
  public var view: UIView! = UIView()
  public init() {}
}

/// Screens of the app, which a keyboard lacks.
public struct UIStoryboard {
  public init(name: String, bundle: Bundle?) {}
  public func instantiateInitialViewController() -> UIViewController? { nil }
}

/// A view or screen in a preview of UIKit, which isn't drawn.
public protocol PreviewedByUIKit {}

extension UIView: PreviewedByUIKit {}

/// Takes one view of UIKit: a preview with views of SwiftUI is the other macro.
@resultBuilder
public enum UIKitPreviewBuilder {
  public static func buildBlock(_ view: any PreviewedByUIKit) -> any PreviewedByUIKit { view }
}

/// A preview of UIKit, which isn't drawn.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @UIKitPreviewBuilder body: @escaping () -> any PreviewedByUIKit
) =
  #externalMacro(module: "PreviewMacros", type: "UIKitPreviewMacro")
