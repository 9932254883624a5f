// Pixels of pictures in answers: what has changed, which is on the page sooner than a browser decodes a file.

/**
 * Return the bytes of a text in Base64.
 * @param {string} text
 */
export function bytesOf(text) {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  // A closure for each byte takes longer than the picture.
  for (let index = 0; index < letters.length; index += 1) bytes[index] = letters.charCodeAt(index);
  return bytes;
}

/**
 * Put runs on the pixels of a picture, whose former ones may stay, and return the part that may have changed, as indices.
 *
 * A run is a word with its kind in the upper two bits and the number of its pixels in the others, and then its colors:
 * none for pixels that stay (0) or repeat the row above (2), one for all (1), or one for each (3).
 * @param {Uint32Array} words
 * @param {Uint32Array} pixels
 * @param {number} width
 */
export function put(words, pixels, width) {
  let start = pixels.length;
  let end = 0;
  for (let at = 0, index = 0; at < words.length;) {
    const word = words[at];
    const next = index + (word & 0x3fffffff);
    at += 1;
    const kind = word >>> 30;
    if (kind === 1) {
      pixels.fill(words[at], index, next);
      at += 1;
    } else if (kind === 2) pixels.copyWithin(index, index - width, next - width);
    else if (kind === 3) {
      // Most lists are short, which a view of them would take longer to make than to copy.
      for (let pixel = index; pixel < next; pixel += 1, at += 1) pixels[pixel] = words[at];
    }
    if (kind !== 0) {
      start = Math.min(start, index);
      end = next;
    }
    index = next;
  }
  return { start: Math.min(start, end), end };
}
