// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
public import KeyboardInput
public import KeyboardStyling
public import KeyboardViews

// These change nothing in a still image, and return the view itself: animations are over, nothing is touched, typed,
// scrolled or presented later, nobody reads the image aloud, and a text has one line, which is scaled down to fit.

extension View {
  public func animation(_ animation: Animation?, value: some Equatable = true) -> Self { self }
  public func transition(_ transition: AnyTransition) -> Self { self }
  public func contentTransition(_ transition: ContentTransition) -> Self { self }
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID, isSource: Bool = true
  ) -> Self { self }
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true,
    value: some Equatable = true
  ) -> Self { self }
  public func symbolVariant(_ variant: SymbolVariants) -> Self { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: (Value, Value) -> Void
  ) -> Self { self }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: () -> Void
  ) -> Self { self }
  public func onChange<Value: Equatable>(of value: Value, perform action: (Value) -> Void) -> Self {
    self
  }
  public func onReceive<Value>(
    _ values: PublishedValues<Value>, perform action: (Value) -> Void
  ) -> Self { self }
  public func onDisappear(perform action: (() -> Void)? = nil) -> Self { self }
  public func onSubmit(_ action: () -> Void) -> Self { self }
  public func gesture(_ gesture: some Gesture) -> Self { self }
  public func simultaneousGesture(_ gesture: some Gesture) -> Self { self }
  public func highPriorityGesture(_ gesture: some Gesture) -> Self { self }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> Self { self }
  public func contentShape(_ shape: some Shape) -> Self { self }
  public func allowsHitTesting(_ isEnabled: Bool) -> Self { self }
  public func lineLimit(_ limit: Int?) -> Self { self }
  public func lineLimit(_ limit: some RangeExpression<Int>) -> Self { self }
  public func lineSpacing(_ spacing: CGFloat) -> Self { self }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Self { self }
  public func minimumScaleFactor(_ factor: CGFloat) -> Self { self }
  public func truncationMode(_ mode: Text.TruncationMode) -> Self { self }
  public func monospacedDigit() -> Self { self }
  public func textCase(_ letterCase: Text.Case?) -> Self { self }
  public func textFieldStyle(_ style: ControlStyle) -> Self { self }
  public func layoutPriority(_ priority: Double) -> Self { self }
  public func zIndex(_ index: Double) -> Self { self }
  public func id(_ id: some Hashable) -> Self { self }
  public func tag(_ tag: some Hashable) -> Self { self }
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> Self {
    self
  }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  public func blendMode(_ mode: BlendModeChoice) -> Self { self }
  public func compositingGroup() -> Self { self }
  public func drawingGroup(opaque: Bool = false) -> Self { self }
  public func brightness(_ amount: Double) -> Self { self }
  public func saturation(_ amount: Double) -> Self { self }
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = .vertical
  ) -> Self { self }
  public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
  public func listStyle(_ style: ControlStyle) -> Self { self }
  public func pickerStyle(_ style: ControlStyle) -> Self { self }
  public func toggleStyle(_ style: ControlStyle) -> Self { self }
  public func controlSize(_ size: ControlSize) -> Self { self }
  public func navigationTitle(_ title: some Any) -> Self { self }
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> Self {
    self
  }
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> Self { self }
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> Self { self }
  public func alert<Actions: View>(
    _ title: some Any, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> Self { self }
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> Self { self }
  public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> Self { self }
  public func accessibilityLabel(_ label: some Any) -> Self { self }
  public func accessibilityHint(_ hint: some Any) -> Self { self }
  public func accessibilityValue(_ value: some Any) -> Self { self }
  public func accessibilityIdentifier(_ identifier: String) -> Self { self }
  public func accessibilityHidden(_ isHidden: Bool) -> Self { self }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> Self { self }
  public func accessibilityAddTraits(_ traits: AccessibilityTrait...) -> Self { self }
  public func confirmationDialog<Actions: View>(
    _ title: some Any, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> Self { self }
  public func containerShape(_ shape: some Shape) -> Self { self }
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> Self { self }
  public func grayscale(_ amount: Double) -> Self { self }
  public func listRowBackground(_ view: (any View)?) -> Self { self }
  public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }
  public func listRowSeparator(_ visibility: Visibility) -> Self { self }
  public func strikethrough(_ isActive: Bool = true) -> Self { self }
  public func underline(_ isActive: Bool = true) -> Self { self }
  public func previewLayout(_ layout: PreviewLayout) -> Self { self }
}

extension Image {
  /// Lets the image fill its frame.
  public func resizable() -> ResizableImage { ResizableImage(image: self) }
  /// Returns the image itself, in one color.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  /// Returns the image itself.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Whether an image has its own colors.
  public enum TemplateRenderingMode: Sendable { case template, original }
  /// Qualities of scaling.
  public enum Interpolation: Sendable { case none, low, medium, high }
}
