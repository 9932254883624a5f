import Foundation
import KeyboardCore

/// Access to one field of a style by pointers, independent of its type.
struct FieldLayering<Style: Sendable>: Sendable {

  typealias Source = UnsafePointer<Style>
  typealias Target = UnsafeMutablePointer<Style>

  let isSet: @Sendable (Source) -> Bool
  let copy: @Sendable (Source, Target) -> Void
  let clear: @Sendable (Target, String?) -> Void
}

extension FieldLayering {

  init<Value: Sendable>(
    _ path: any WritableKeyPath<Style, Value?> & Sendable,
    over: (@Sendable (Value, Value?) -> Value)? = nil
  ) {
    let place = FieldOffset(path)
    self.init(
      isSet: place.isSet,
      copy: { source, target in
        guard place.isSet(source) else { return }
        guard let over else { return place.copy(source, target) }
        place.read(source) { value in
          place.change(target) { below in below = value.pointee.map { over($0, below) } }
        }
      }, clear: { target, _ in place.clear(target) })
  }

  init<Value: Sendable, Other: Sendable>(
    _ path: any WritableKeyPath<Style, Value?> & Sendable,
    or other: any WritableKeyPath<Style, Other?> & Sendable
  ) {
    let (place, other) = (FieldOffset(path), FieldOffset(other))
    let isSet: @Sendable (Source) -> Bool = { place.isSet($0) || other.isSet($0) }
    self.init(
      isSet: isSet,
      copy: { source, target in
        guard isSet(source) else { return }
        place.copy(source, target)
        other.copy(source, target)
      },
      clear: { target, _ in
        place.clear(target)
        other.clear(target)
      })
  }

  init(
    radius: any WritableKeyPath<Style, CGFloat?> & Sendable,
    radii: any WritableKeyPath<Style, Keyboard.CornerRadii?> & Sendable
  ) {
    let (radius, radii) = (FieldOffset(radius), FieldOffset(radii))
    self.init(
      isSet: { radius.isSet($0) || radii.isSet($0) },
      copy: { source, target in
        if radius.isSet(source) {
          radius.copy(source, target)
          radii.clear(target)
        }
        guard let value = radii.read(source, { $0.pointee }) else { return }
        let filled = value.filled(from: radii.read(target, { $0.pointee }))
        radii.change(target) { $0 = filled }
        // The radius applies to corners without their own.
        if filled.isComplete { radius.clear(target) }
      },
      clear: { target, _ in
        radius.clear(target)
        radii.clear(target)
      })
  }

  init<Part: LayeredStyle>(part path: any WritableKeyPath<Style, Part> & Sendable) {
    let place = FieldOffset(path)
    self.init(
      isSet: { place.read($0) { !$0.pointee.isOpen } },
      copy: { source, target in
        place.read(source) { part in
          place.change(target) { $0.extend(with: part.pointee) }
        }
      },
      clear: { target, name in
        place.change(target) { $0.unset(name.map { Set([$0]) } ?? Part.fieldNames) }
      })
  }

  func removing<Value: Sendable>(
    _ path: any WritableKeyPath<Style, Value?> & Sendable
  ) -> FieldLayering {
    let (place, isSet, copy) = (FieldOffset(path), isSet, copy)
    return FieldLayering(
      isSet: isSet,
      copy: { source, target in
        if isSet(source) { place.clear(target) }
        copy(source, target)
      }, clear: clear)
  }
}

/// A property in place: key paths copy the whole style, which takes ten times as long.
struct FieldOffset<Style: Sendable, Value: Sendable>: Sendable {

  private let path: any WritableKeyPath<Style, Value> & Sendable

  /// In bytes; nil for a computed property.
  private let offset: Int?

  init(_ path: any WritableKeyPath<Style, Value> & Sendable) {
    self.path = path
    offset = MemoryLayout<Style>.offset(of: path)
  }

  func read<Result>(
    _ style: UnsafePointer<Style>, _ body: (UnsafePointer<Value>) -> Result
  ) -> Result {
    guard let offset else { return withUnsafePointer(to: style.pointee[keyPath: path], body) }
    return body((UnsafeRawPointer(style) + offset).assumingMemoryBound(to: Value.self))
  }

  func change(_ style: UnsafeMutablePointer<Style>, _ body: (inout Value) -> Void) {
    guard let offset else { return body(&style.pointee[keyPath: path]) }
    body(&(UnsafeMutableRawPointer(style) + offset).assumingMemoryBound(to: Value.self).pointee)
  }

  func copy(_ source: UnsafePointer<Style>, _ target: UnsafeMutablePointer<Style>) {
    read(source) { value in change(target) { $0 = value.pointee } }
  }

  func isSet<Wrapped>(_ style: UnsafePointer<Style>) -> Bool where Value == Wrapped? {
    read(style) { $0.pointee != nil }
  }

  func clear<Wrapped>(_ style: UnsafeMutablePointer<Style>) where Value == Wrapped? {
    change(style) { $0 = nil }
  }
}
