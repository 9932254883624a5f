#if Studio
import TestSupport
import Testing

/// What is done on pictures: handles of values, and what differs from a baseline.
extension StudioPageTests {

  static func editElsewhere(_ path: String, _ value: String, in page: Page) throws {
    try page.run(
      """
      (async () => {
        const post = (messages) => fetch('session/messages', {method: 'POST',
          headers: {'Content-Type': 'application/json'}, body: JSON.stringify({client: 'other', messages})})
          .then((answer) => answer.json());
        const hello = await post([{id: 1, type: 'hello'}]);
        const {id, version} = hello.results[0].result.documents[0];
        await post([{id: 1, type: 'document.edit', document: id, version,
          edits: [{path: '\(path)', value: '\(value)'}]}]);
      })()
      """)
  }

  static let gradients = """
    {
      "formatVersion": 1,
      "name": "Mine",
      "extends": "frost",
      "buttons": {
        "input": { "background": { "type": "radial", "stops": ["#ffffff", "#8899ff"] } }
      }
    }

    """

  /// Stops and shapes of gradients are moved on the picture, by a pointer and by keys.
  @Test func gradientsAreShapedOnThePicture() throws {
    try Self.open(Self.gradients) { page, _ throws in
      try Self.select("g", in: page)
      try page.wait(until: "document.querySelector('.handle.on-radius')")
      try page.drag(".handle.on-center", from: (0.5, 0.5), to: (-0.3, 0.1))
      try page.wait(until: "\(Self.text).includes('\"center\": [0.')")
      try page.run("[...document.querySelectorAll('.on-stop')].at(-1).focus()")
      try page.press("Shift+ArrowLeft")
      try page.wait(until: "\(Self.text).includes('\"at\": 0.9')")
      try page.press("Control+z")
      try page.wait(until: "!\(Self.text).includes('\"at\"')")
      try page.press("Control+z")
      try page.wait(until: "\(Self.text) == \(Self.literal(Self.gradients))")
    }
  }

  /// After a drag, before it rests, the canvas has the pixels of the picture's file.
  @Test func movesPutThePixelsOfThePicture() throws {
    try Self.open { page, _ throws in
      try Self.select("g", in: page)
      try page.run(
        """
        window.answers = [];
        const read = Response.prototype.json;
        Response.prototype.json = async function () {
          const value = await read.call(this);
          if (value.picture?.runs) window.answers.push(value.picture);
          return value;
        };
        """)
      let slider = "[data-property=cornerRadius] input[type=range]"
      try page.drag(slider, from: (0.1, 0.5), to: (0.6, 0.5), moves: 8)
      try page.wait(until: "window.answers.length")
      // On a busy machine, one answer may be of all moves, over which the second drag draws.
      try page.drag(slider, from: (0.6, 0.5), to: (0.3, 0.5), moves: 8)
      try page.wait(until: "window.answers.some(({ over }) => over)")
      let differences: [Int] = try page.evaluate(
        """
        (async () => {
          const { picture } = window.answers.at(-1);
          const answer = await fetch(`session/pictures/${picture}`);
          // The server has left a picture that another one replaced.
          if (!answer.ok) return [1, 0, 0, 0];
          const bitmap = await createImageBitmap(await answer.blob());
          const surface = document.querySelector('.board canvas');
          const pixels = (image) => {
            const copy = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
            copy.drawImage(image, 0, 0);
            return copy.getImageData(0, 0, bitmap.width, bitmap.height).data;
          };
          const [own, other] = [pixels(surface), pixels(bitmap)];
          const isLast = document.querySelector('.board').dataset.picture === picture;
          return [window.answers.some(({ over }) => over) ? 1 : 0, isLast ? 1 : 0, surface.width - bitmap.width,
            own.filter((value, index) => value !== other[index]).length];
        })()
        """)
      #expect(differences[0] == 1, "no answer kept pixels")
      // A picture that has come since, after a rest, is another one.
      if differences[1] == 1 { #expect(differences[2...] == [0, 0]) }
    }
  }

  @Test func theWallDrawsWhatIsInSight() throws {
    try Self.open { page, folder throws in
      try page.run("document.querySelector('#bar-middle input[value=wall]').click()")
      try page.wait(until: "document.querySelectorAll('.card img').length >= 6", seconds: 30)
      // What differs from a baseline is outlined and counted.
      try page.click(".wall-head button")
      try page.wait(until: "document.querySelector('.wall-head [role=status]').textContent")
      try Self.editElsewhere("buttons.primary.cornerRadius", "1", in: page)
      try page.wait(until: "document.querySelector('.differs:not([hidden])')")
      #expect(try page.evaluate("document.querySelectorAll('.card .outlines > span').length > 0"))
      // Cards move, so the button may be under another one for a moment.
      try page.run("document.querySelector('.differs:not([hidden])').click()")
      try page.wait(until: "document.querySelectorAll('.figures img').length == 2")
      try page.wait(until: "document.querySelector('.changes').textContent.includes('return')")
      try page.press("Escape")
      // A situation becomes a golden.
      try page.run("document.querySelectorAll('.wall li > .square')[1].click()")
      for key in ["ArrowDown", "Enter"] { try page.press(key) }
      try page.wait(until: "document.querySelector('dialog.ask[open]')")
      try page.press("Enter")
      try page.wait(until: "document.querySelector('.notice')?.textContent.includes('.args')")
      #expect(folder.files.contains("themes/mine-dark.args"))
      // Cards move as long as what they differ in is being counted.
      try page.run("document.querySelector('.wall li:nth-child(2) .card').click()")
      try page.wait(until: "document.body.dataset.mode == 'design'")
      try page.wait(until: "document.querySelector('#situations input[value=dark]').checked")
    }
  }
}
#endif
