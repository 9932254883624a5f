public import Foundation
public import KeyboardInput
public import KeyboardStyling
public import KeyboardViews

// These change nothing in a still image, and return the view itself.

extension View {
  /// Has no effect: animations are over.
  public func animation(_ animation: Animation?, value: some Equatable = true) -> Self { self }
  /// Has no effect: views are there or not.
  public func transition(_ transition: AnyTransition) -> Self { self }
  /// Has no effect: contents are there or not.
  public func contentTransition(_ transition: ContentTransition) -> Self { self }
  /// Has no effect: views don't move.
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID, isSource: Bool = true
  ) -> Self { self }
  /// Has no effect: symbols don't move.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true,
    value: some Equatable = true
  ) -> Self { self }
  /// Has no effect: symbols have one drawing.
  public func symbolVariant(_ variant: SymbolVariants) -> Self { self }
  /// Has no effect: symbols have one color.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
  /// Has no effect: nothing changes later.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: (Value, Value) -> Void
  ) -> Self { self }
  /// Has no effect: nothing changes later.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: () -> Void
  ) -> Self { self }
  /// Has no effect: nothing changes later.
  public func onChange<Value: Equatable>(of value: Value, perform action: (Value) -> Void) -> Self {
    self
  }
  /// Has no effect: nothing is received later.
  public func onReceive<Value>(
    _ values: PublishedValues<Value>, perform action: (Value) -> Void
  ) -> Self { self }
  /// Has no effect: views don't disappear.
  public func onDisappear(perform action: (() -> Void)? = nil) -> Self { self }
  /// Has no effect: nothing is submitted.
  public func onSubmit(_ action: () -> Void) -> Self { self }
  /// Has no effect: gestures of keys are known by their actions.
  public func gesture(_ gesture: some Gesture) -> Self { self }
  /// Has no effect: gestures of keys are known by their actions.
  public func simultaneousGesture(_ gesture: some Gesture) -> Self { self }
  /// Has no effect: gestures of keys are known by their actions.
  public func highPriorityGesture(_ gesture: some Gesture) -> Self { self }
  /// Has no effect: gestures of keys are known by their actions.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> Self { self }
  /// Has no effect: touches are found by frames.
  public func contentShape(_ shape: some Shape) -> Self { self }
  /// Has no effect: touches are found by frames.
  public func allowsHitTesting(_ isEnabled: Bool) -> Self { self }
  /// Has no effect: texts have one line, which is scaled down to fit.
  public func lineLimit(_ limit: Int?) -> Self { self }
  /// Has no effect: texts have one line, which is scaled down to fit.
  public func lineLimit(_ limit: some RangeExpression<Int>) -> Self { self }
  /// Has no effect: texts have one line.
  public func lineSpacing(_ spacing: CGFloat) -> Self { self }
  /// Has no effect: texts have one line.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Self { self }
  /// Has no effect: texts are scaled down to fit.
  public func minimumScaleFactor(_ factor: CGFloat) -> Self { self }
  /// Has no effect: texts are scaled down to fit.
  public func truncationMode(_ mode: Text.TruncationMode) -> Self { self }
  /// Has no effect: digits have equal widths.
  public func monospacedDigit() -> Self { self }
  /// Has no effect: texts have the letters that they have.
  public func textCase(_ letterCase: Text.Case?) -> Self { self }
  /// Has no effect: nothing types into fields.
  public func textFieldStyle(_ style: ControlStyle) -> Self { self }
  /// Has no effect: views share space by their flexibility.
  public func layoutPriority(_ priority: Double) -> Self { self }
  /// Has no effect: later views are in front.
  public func zIndex(_ index: Double) -> Self { self }
  /// Has no effect: views have no identity.
  public func id(_ id: some Hashable) -> Self { self }
  /// Has no effect: views have no identity.
  public func tag(_ tag: some Hashable) -> Self { self }
  /// Has no effect: keyboards reach their edges.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> Self {
    self
  }
  /// Has no effect: keyboards reach their edges.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
  /// Has no effect: views aren't blurred.
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  /// Has no effect: views are drawn over others.
  public func blendMode(_ mode: BlendModeChoice) -> Self { self }
  /// Has no effect: views are drawn one by one.
  public func compositingGroup() -> Self { self }
  /// Has no effect: views are drawn one by one.
  public func drawingGroup(opaque: Bool = false) -> Self { self }
  /// Has no effect: colors stay as they are.
  public func brightness(_ amount: Double) -> Self { self }
  /// Has no effect: colors stay as they are.
  public func saturation(_ amount: Double) -> Self { self }
  /// Has no effect: scrolling has no indicators.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = .vertical
  ) -> Self { self }
  /// Has no effect: nothing scrolls.
  public func scrollDisabled(_ isDisabled: Bool) -> Self { self }
  /// Has no effect: lists have their own background.
  public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
  /// Has no effect: lists have one style.
  public func listStyle(_ style: ControlStyle) -> Self { self }
  /// Has no effect: pickers show their labels.
  public func pickerStyle(_ style: ControlStyle) -> Self { self }
  /// Has no effect: switches have one style.
  public func toggleStyle(_ style: ControlStyle) -> Self { self }
  /// Has no effect: controls have one size.
  public func controlSize(_ size: ControlSize) -> Self { self }
  /// Has no effect: plates have one form.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }
  /// Has no effect: titles of screens aren't drawn.
  public func navigationTitle(_ title: some Any) -> Self { self }
  /// Has no effect: titles of screens aren't drawn.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> Self {
    self
  }
  /// Has no effect: bars of screens aren't drawn.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }
  /// Has no effect: sheets are over the keyboard.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> Self { self }
  /// Has no effect: sheets are over the keyboard.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> Self { self }
  /// Has no effect: popovers are over the keyboard.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> Self { self }
  /// Has no effect: alerts are over the keyboard.
  public func alert<Actions: View>(
    _ title: some Any, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> Self { self }
  /// Has no effect: menus are closed.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> Self { self }
  /// Has no effect: nothing vibrates.
  public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> Self { self }
  /// Has no effect: nobody reads the image aloud.
  public func accessibilityLabel(_ label: some Any) -> Self { self }
  /// Has no effect: nobody reads the image aloud.
  public func accessibilityHint(_ hint: some Any) -> Self { self }
  /// Has no effect: nobody reads the image aloud.
  public func accessibilityValue(_ value: some Any) -> Self { self }
  /// Has no effect: nobody reads the image aloud.
  public func accessibilityIdentifier(_ identifier: String) -> Self { self }
  /// Has no effect: nobody reads the image aloud.
  public func accessibilityHidden(_ isHidden: Bool) -> Self { self }
  /// Has no effect: nobody reads the image aloud.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> Self { self }
  /// Has no effect: nobody reads the image aloud.
  public func accessibilityAddTraits(_ traits: AccessibilityTrait...) -> Self { self }
  /// Has no effect: images of previews have the size of the view.
  public func previewLayout(_ layout: PreviewLayout) -> Self { self }
  /// Has no effect: images of previews are named by their preview.
  public func previewDisplayName(_ name: String?) -> Self { self }
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
