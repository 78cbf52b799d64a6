/** A colour as red, green and blue, 0 to 255. */
export type Color = readonly [number, number, number];

/**
 * Returns a PNG picture, encoded without a library and without compression.
 *
 * @param colorAt returns the colour of a pixel
 */
export function pngOf(
  width: number,
  height: number,
  colorAt: (x: number, y: number) => Color,
): Uint8Array<ArrayBuffer> {
  const line = 1 + width * 3;
  const pixels = new Uint8Array(line * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [red, green, blue] = colorAt(x, y);
      const at = y * line + 1 + x * 3;
      pixels[at] = red;
      pixels[at + 1] = green;
      pixels[at + 2] = blue;
    }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Eight bits for each of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('IDAT', stored(pixels)),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = joined([new TextEncoder().encode(type), data]);
  return joined([uint32(data.length), named, uint32(crc32(named))]);
}

const longestBlock = 0xffff;

/** Returns a zlib stream of uncompressed blocks. */
function stored(data: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [Uint8Array.of(0x78, 0x01)];
  for (let from = 0; from < data.length; from += longestBlock) {
    const block = data.subarray(from, from + longestBlock);
    const isLast = from + longestBlock >= data.length;
    const size = block.length;
    parts.push(Uint8Array.of(Number(isLast), size & 255, size >> 8, ~size & 255, (~size >> 8) & 255), block);
  }
  return joined([...parts, uint32(adler32(data))]);
}

function adler32(data: Uint8Array): number {
  let one = 1;
  let two = 0;
  for (const byte of data) {
    one = (one + byte) % 65521;
    two = (two + one) % 65521;
  }
  return two * 65536 + one;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

function crc32(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function uint32(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
}

/** Concatenates byte arrays. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
