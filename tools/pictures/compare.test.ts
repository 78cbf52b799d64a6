import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparePictures } from './compare.ts';
import type { Pixels } from './pixels.ts';

const side = 20;
const picture = fc
  .uint8Array({ minLength: side * side * 4, maxLength: side * side * 4 })
  .map((data): Pixels => ({ metadata: { width: side, height: side }, data }));

/** Returns the picture with changed values of some pixels. */
function moved({ metadata, data }: Pixels, pixels: Iterable<number>, by: number): Pixels {
  const copy = data.slice();
  for (const pixel of pixels) {
    const value = copy[pixel * 4] ?? 0;
    copy[pixel * 4] = value + by > 255 ? value - by : value + by;
  }
  return { metadata, data: copy };
}

const pixel = fc.nat({ max: side * side - 1 });

test('a picture equals itself', () => {
  fc.assert(
    fc.property(picture, (one) => {
      expect(comparePictures(one, one, {}).pass).toBe(true);
    }),
  );
});

test('up to 8 pixels may differ clearly', () => {
  fc.assert(
    fc.property(
      picture,
      fc.uniqueArray(pixel, { maxLength: 30 }),
      fc.integer({ min: 9, max: 127 }),
      (one, pixels, by) => {
        expect(comparePictures(one, moved(one, pixels, by), {}).pass).toBe(pixels.length <= 8);
      },
    ),
  );
});

test('up to 100 pixels may differ slightly', () => {
  fc.assert(
    fc.property(
      picture,
      fc.uniqueArray(pixel, { maxLength: 200 }),
      fc.integer({ min: 1, max: 8 }),
      (one, pixels, by) => {
        expect(comparePictures(one, moved(one, pixels, by), {}).pass).toBe(pixels.length <= 100);
      },
    ),
  );
});

test('pictures of different sizes differ', () => {
  const low = { metadata: { width: 1, height: 2 }, data: new Uint8Array(8) };
  const wide = { metadata: { width: 2, height: 1 }, data: new Uint8Array(8) };
  expect(comparePictures(low, wide, { createDiff: true })).toEqual({
    pass: false,
    diff: null,
    message: 'The picture was 1×2 and is 2×1 pixels.',
  });
});

test('differing pixels are red on a pale copy of the picture', () => {
  const black = { metadata: { width: 2, height: 1 }, data: new Uint8Array([0, 0, 0, 255, 0, 0, 0, 255]) };
  const { diff } = comparePictures(black, moved(black, [1], 90), { createDiff: true });
  expect([...(diff ?? [])]).toEqual([216, 216, 216, 255, 210, 0, 40, 255]);
});
