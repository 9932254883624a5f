import SourceText

@testable import ThemePacks

/// A good archive with one part changed, as a stranger might send it.
struct HostileArchive: Sendable, CustomStringConvertible {

  let description: String
  let bytes: [UInt8]
  /// A part of the message that refuses it.
  let message: String

  /// The names in the good archive have as many bytes as those that take their place.
  static let names = ["images/wood.jpg", "manifest.json01", "theme.json00001"]

  static let good: [UInt8] = {
    let text = Array(String(repeating: "{ \"name\": \"Mint\" }\n", count: 40).utf8)
    let files = names.map { ($0, $0 == names[0] ? [0xFF, 0xD8, 0xFF] + text : text) }
    do {
      return try Archive.packedBytes(of: files)
    } catch {
      return []
    }
  }()

  static let all =
    hostileNames + repeatedNames + foldedNames + changedFields + cutOff + joined + hidden + large

  private init(_ description: String, _ message: String, change: (inout ZipBytes) -> Void) {
    var zip = ZipBytes(Self.good)
    change(&zip)
    (self.description, self.message, bytes) = (description, message, zip.bytes)
  }

  private static func padded(_ text: [UInt8], to count: Int) -> [UInt8] {
    Array((text + [UInt8](repeating: UInt8(ascii: "x"), count: count)).prefix(count))
  }

  // MARK: Names

  private static var hostileNames: [HostileArchive] {
    let texts: [(String, String)] =
      [
        ("../", "leads out"), ("a/../", "leads out"), ("a/b/../../../", "leads out"),
        ("../../../../", "leads out"), ("/", "begins with a slash"),
        ("/etc/", "begins with a slash"), ("//", "begins with a slash"),
        ("\\", "has a “\\”"), ("..\\", "has a “\\”"), ("a\\..\\", "has a “\\”"),
        ("C:", "has a “:”"), ("C:/", "has a “:”"), ("c:\\", "has a “"), ("a:b", "has a “:”"),
        ("./", "empty part"), ("a/./", "empty part"), ("a//", "empty part"),
        ("a./", "ends with a"), ("a /", "ends with a"), (" a/", "ends with a"),
        ("a/b/c/d/e/f/g/h", "is in more than"), ("...../", "ends with a"),
        ("\u{202E}", "control character"), ("\u{2067}", "control character"),
        ("\u{2028}", "control character"), ("a\u{200E}", "control character"),
      ]
      + (UInt8(0)..<32).map { ("a\(Unicode.Scalar($0))", "control character") }
      + (UInt8(0x7F)...0x9F).map { ("\(Unicode.Scalar($0))", "control character") }
    let encodings: [[UInt8]] = [
      [0xFF], [0xFE], [0xC0, 0xAF], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80], [0x80], [0xC3],
      [0xF5, 0x80, 0x80, 0x80],
    ]
    return texts.enumerated().map { index, item in
      HostileArchive("name \(item.0.debugDescription)", item.1) {
        $0.rename(index % 3, to: padded(Array(item.0.utf8), to: 15))
      }
    }
      + encodings.map { bytes in
        HostileArchive("name of bytes \(bytes)", "UTF-8") {
          $0.rename(1, to: padded(bytes, to: 15))
        }
      }
  }

  private static var repeatedNames: [HostileArchive] {
    let twice = [
      "theme.json00001", "THEME.JSON00001", "Theme.json00001", "theme.JSON00001", "images/wood.jpg",
      "Images/Wood.JPG", "IMAGES/wood.jpg",
    ]
    return twice.map { name in
      HostileArchive("twice \(name)", "twice") { $0.rename(1, to: Array(name.utf8)) }
    } + [
      HostileArchive("é twice", "twice") {
        $0.rename(0, to: Array("e\u{301}xxxxxxxxxxxx".utf8))
        $0.rename(1, to: Array("E\u{301}xxxxxxxxxxxx".utf8))
      },
      HostileArchive("file and folder", "a file and a folder") {
        $0.bytes = packed(["images": [], "Images/wood.jpg": []])
      },
      HostileArchive("folder with bytes", "has bytes") {
        $0.rename(1, to: Array("folder00000000/".utf8))
      },
      HostileArchive("two names", "two names") {
        $0.renameHeader(1, to: Array("manifest.json02".utf8))
      },
      HostileArchive("empty name", "") { $0.set(.nameSize, of: 1, to: 0) },
    ]
  }

  /// Names that are one on a file system that ignores cases, forms of letters or invisible characters.
  private static var foldedNames: [HostileArchive] {
    let pairs = [
      ("ſ", "s"), ("ß", "ss"), ("ẞ", "SS"), ("σ", "ς"), ("Σ", "ς"), ("ﬁ", "FI"), ("ŉ", "ʼN"),
      ("Ａ", "a"), ("\u{212A}", "k"), ("\u{212B}", "å"), ("İ", "i\u{307}"), ("\u{345}", "ι"),
      ("a\u{AD}", "a"),
      ("a\u{200B}", "A"), ("a\u{FE0F}", "a"), ("①", "1"), ("Ꭰ", "ꭰ"), ("é", "E\u{301}"),
    ]
    return pairs.map { first, second in
      HostileArchive("\(first) and \(second)", "twice") {
        $0.bytes = packed(["\(first).json": [], "\(second).json": []])
      }
    }
  }

  // MARK: Fields

  private static var changedFields: [HostileArchive] {
    var archives: [HostileArchive] = []
    func add(_ field: ZipBytes.Field, _ values: [Int], _ message: String, inBoth: Bool = true) {
      for index in 0..<3 {
        for value in values {
          archives.append(
            HostileArchive("\(field) \(value) of \(index)", message) {
              $0.set(field, of: index, to: value, inBoth: inBoth)
            })
        }
      }
    }
    add(.flags, [0x801, 0x840, 0x2800], "encrypted")
    add(.method, [1, 6, 9, 12, 14, 93, 95, 99], "unknown method")
    for kind in [0o12, 0o02, 0o06, 0o01, 0o14] {
      add(.attributes, [(kind << 12 | 0o777) << 16], "link or another special", inBoth: false)
    }
    add(.checksum, [0, 0x1234_5678], "damaged")
    add(.size, [1, 10], "damaged")
    add(.size, [1 << 20, 30 << 20], "")
    add(.size, [0x7FFF_FFFF, 0xFFFF_FFFE], "exceeds the limit")
    add(.packedSize, [0, 1, 5], "between them")
    add(.packedSize, [1 << 20, 0x7FFF_FFFF], "cut off")
    add(.checksum, [77], "damaged", inBoth: false)
    add(.size, [77], "damaged", inBoth: false)
    add(.offset, [1, 0x7FFF_FFFF], "damaged", inBoth: false)
    for (index, other) in [(0, 1), (1, 2), (2, 0)] {
      archives.append(
        HostileArchive("entry \(index) at the place of \(other)", "") {
          $0.overlap(index, with: other)
        })
    }
    return archives
  }

  // MARK: Bytes

  private static var cutOff: [HostileArchive] {
    stride(from: 0, to: good.count - 1, by: max(1, good.count / 40)).map { count in
      HostileArchive("cut off after \(count)", "cut off") {
        $0.bytes.removeSubrange(count...)
      }
    }
  }

  private static var joined: [HostileArchive] {
    [
      HostileArchive("behind a script", "not a zip archive") {
        $0.bytes = Array("#!/bin/sh\n".utf8) + $0.bytes
      },
      HostileArchive("behind another archive", "follows other bytes") { $0.bytes += good },
      HostileArchive("no archive", "not a zip archive") { $0.bytes = Array("{}".utf8) },
      HostileArchive("empty", "not a zip archive") { $0.bytes = [] },
      HostileArchive("without entries", "not a zip archive") {
        $0.bytes = Array("PK\u{5}\u{6}".utf8) + [UInt8](repeating: 0, count: 18)
      },
      HostileArchive("noise", "not a zip archive") {
        $0.bytes = Archive.signature + (0..<200).map { UInt8(truncatingIfNeeded: $0 &* 73) }
      },
      HostileArchive("archive in an archive", "archive itself") {
        $0.bytes = packed(["inner.kbtheme": good])
      },
    ]
  }

  /// Names and bytes that only some programs see.
  private static var hidden: [HostileArchive] {
    let name: [UInt8] = [0x75, 0x70, 10, 0, 1, 0, 0, 0, 0] + Array("a.sh!".utf8)
    let time: [UInt8] = [0x55, 0x54, 5, 0, 1, 0, 0, 0, 0]
    let (between, behind) = ("between them", "behind its list")
    return [true, false].flatMap { inList in
      [name, time + name].map { field in
        HostileArchive("second name in \(inList ? "the list" : "a header") \(field)", "second name")
        {
          $0.addExtraField(field, to: 1, inList: inList)
        }
      }
    }
      + (0..<3).map { index in
        HostileArchive("gap before \(index + 1)", between) { zip in
          let places = zip.headerPlaces
          let list = zip.bytes.indices.first { zip.bytes[$0...].starts(with: [0x50, 0x4B, 1, 2]) }
          zip.insert(Array("#!/bin/sh".utf8), at: index < 2 ? places[index + 1] : list ?? 0)
        }
      } + [
        HostileArchive("gap before the end record", behind) {
          $0.insert([0], at: $0.bytes.count - 22)
        },
        HostileArchive("bytes after the end record", behind) { $0.bytes += [0] },
        HostileArchive("bytes after a comment", behind) {
          $0.addComment(Array("by Ada".utf8))
          $0.bytes += [0x0A]
        },
        HostileArchive("other sizes behind a file", between) {
          $0.addDescriptor(to: 0, signature: [0x50, 0x4B, 7, 8])
          $0.bytes[$0.headerPlaces[1] + 5] ^= 1
        },
      ]
  }

  private static var large: [HostileArchive] {
    [
      HostileArchive("bomb", "packed more than 200 times") {
        $0.bytes = packed(["a.json": [UInt8](repeating: 0x20, count: 2 << 20)])
      },
      HostileArchive("too many entries", "more than 2000 entries") {
        $0.bytes = packed(Dictionary(uniqueKeysWithValues: (0...2000).map { ("\($0)", []) }))
      },
      HostileArchive("long name", "more than 240 bytes") {
        $0.bytes = packed([String(repeating: "a", count: 241): []])
      },
    ]
  }

  private static func packed(_ files: [String: [UInt8]]) -> [UInt8] {
    let list = files.map { (name: $0.key, bytes: $0.value) }
    return (try? Archive.packedBytes(of: list)) ?? []
  }
}
