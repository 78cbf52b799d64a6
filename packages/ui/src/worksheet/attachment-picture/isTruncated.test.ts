import { samplePictures } from '@selfservice/mock-server/worksheet/sample-pictures';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTruncated } from './isTruncated.ts';
import { photos } from './photos.fixtures.ts';

const bytesOf = (base64 = '') => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
const pictures = { jpeg: bytesOf(photos['640x480 6']), png: bytesOf(samplePictures.letter.base64) };

test.each(['jpeg', 'png'] as const)('a %s is complete only with its last byte', (format) => {
  const whole = pictures[format];
  expect(isTruncated(whole, format)).toBe(false);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: whole.length - 1 }), (length) => {
      expect(isTruncated(whole.subarray(0, length), format)).toBe(true);
    }),
  );
});

test.each(['jpeg', 'png'] as const)('a %s with more data after its end is complete', (format) => {
  expect(isTruncated(Uint8Array.of(...pictures[format], 0xff, 0xe1, 1), format)).toBe(false);
});

test('the end of an embedded thumbnail is not the end of the photo', () => {
  const { jpeg } = pictures;
  const small = bytesOf(photos['80x80 1']);
  const note = [0xff, 0xe1, 0, small.length + 2, ...small];
  const photograph = Uint8Array.of(...jpeg.subarray(0, 2), ...note, ...jpeg.subarray(2));
  expect(isTruncated(photograph, 'jpeg')).toBe(false);
  expect(isTruncated(photograph.subarray(0, photograph.length / 2), 'jpeg')).toBe(true);
});

test('stuffed bytes and restart markers in the data are not the end', () => {
  const data = [0xff, 0xda, 0, 2, 1, 0xff, 0, 2, 0xff, 0xd3, 3, 0xff, 0xff, 0xd9];
  expect(isTruncated(Uint8Array.of(0xff, 0xd8, ...data), 'jpeg')).toBe(false);
  expect(isTruncated(Uint8Array.of(0xff, 0xd8, ...data.slice(0, -1)), 'jpeg')).toBe(true);
});

test('isTruncated returns false for other formats', () => {
  expect(isTruncated(new Uint8Array(4), 'webp')).toBe(false);
});
