import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { jpegOf } from './jpeg.ts';
import type { Color } from './png.ts';
import { pngOf } from './png.ts';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Returns the chunks of a PNG picture with their data. */
function chunksOf(png: Uint8Array): [type: string, data: Uint8Array][] {
  const view = new DataView(png.buffer, png.byteOffset);
  const chunks: [string, Uint8Array][] = [];
  for (let at = 8; at < png.length;) {
    const length = view.getUint32(at);
    chunks.push([text(png.subarray(at + 4, at + 8)), png.subarray(at + 8, at + 8 + length)]);
    at += length + 12;
  }
  return chunks;
}

test('a PNG picture contains its size and every pixel, also in several blocks', () => {
  const colorAt = (x: number, y: number): Color => [x % 256, y % 256, (x + y) % 256];
  const [width, height] = [230, 110];
  const chunks = chunksOf(pngOf(width, height, colorAt));
  expect(chunks.map(([type]) => type)).toEqual(['IHDR', 'IDAT', 'IEND']);
  const [header, data] = chunks.map(([, bytes]) => bytes);
  const view = new DataView((header as Uint8Array).slice().buffer);
  expect([view.getUint32(0), view.getUint32(4)]).toEqual([width, height]);
  // Throws for a wrong checksum.
  const pixels = inflateSync(data as Uint8Array);
  expect(pixels).toHaveLength((width * 3 + 1) * height);
  const at = (x: number, y: number) => [...pixels.subarray(y * (width * 3 + 1) + 1 + x * 3).subarray(0, 3)];
  for (const [x, y] of [
    [0, 0],
    [229, 109],
    [100, 50],
  ] as const)
    expect(at(x, y)).toEqual(colorAt(x, y));
});

test('each chunk of a PNG picture ends with its checksum', () => {
  const png = pngOf(1, 1, () => [255, 0, 0]);
  const endOfHeader = Buffer.from(png.subarray(8, 33)).toString('hex');
  expect(endOfHeader).toBe('0000000d4948445200000001000000010802000000907753de');
  expect(Buffer.from(png.subarray(-12)).toString('hex')).toBe('0000000049454e44ae426082');
});

/** Returns the code words of a Huffman table with their values, by the rule of the standard. */
function wordsOf(counts: readonly number[], values: readonly number[]): Map<string, number> {
  const words = new Map<string, number>();
  let code = 0;
  let next = 0;
  counts.forEach((count, index) => {
    for (let each = 0; each < count; each++)
      words.set((code++).toString(2).padStart(index + 1, '0'), values[next++] ?? 0);
    code *= 2;
  });
  return words;
}

/** Returns the segments of a JPEG picture with their markers, and the bits after the last segment. */
function partsOf(jpeg: Uint8Array) {
  const segments: [marker: number, data: number[]][] = [];
  let at = 2;
  while (segments.at(-1)?.[0] !== 0xda) {
    const length = (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0);
    segments.push([jpeg[at + 1] ?? 0, [...jpeg.subarray(at + 4, at + 2 + length)]]);
    at += 2 + length;
  }
  const bytes = [...jpeg.subarray(at, -2)].filter(
    (byte, index, all) => byte !== 0 || all[index - 1] !== 0xff,
  );
  return { segments, bits: bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('') };
}

test('a JPEG picture can be decoded with its own tables', () => {
  const shades = [0, 255, 128, 131, 40, 250, 77, 76, 200, 0, 0, 255];
  const jpeg = jpegOf(4, 3, (column, row) => shades[row * 4 + column] ?? 0);
  expect([...jpeg.subarray(0, 2), ...jpeg.subarray(-2)]).toEqual([0xff, 0xd8, 0xff, 0xd9]);
  const { segments, bits } = partsOf(jpeg);
  const frame = segments.find(([marker]) => marker === 0xc0)?.[1];
  expect(frame?.slice(0, 5)).toEqual([8, 0, 24, 0, 32]);
  const quantum = segments.find(([marker]) => marker === 0xdb)?.[1][1] ?? 0;
  const tables = segments.filter(([marker]) => marker === 0xc4);
  const [means, rest] = tables.map(([, data]) => wordsOf(data.slice(1, 17), data.slice(17)));

  let at = 0;
  const read = (words: Map<string, number> | undefined): number => {
    for (let length = 1; length <= 16; length++) {
      const value = words?.get(bits.slice(at, at + length));
      if (value === undefined) continue;
      at += length;
      return value;
    }
    throw new Error(`No word at ${at}.`);
  };
  let mean = 0;
  const back = shades.map(() => {
    const size = read(means);
    const value = size === 0 ? 0 : Number.parseInt(bits.slice(at, at + size), 2);
    at += size;
    mean += size > 0 && value < 2 ** (size - 1) ? value - 2 ** size + 1 : value;
    expect(read(rest)).toBe(0);
    return (mean * quantum) / 8 + 128;
  });
  expect(back).toEqual(shades);
  expect(bits.length - at).toBeLessThan(8);
});
