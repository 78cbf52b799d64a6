import { expect, test } from 'vitest';
import { blankFault } from './blank.ts';

const width = 10;

/** Returns a white picture of 1,000 rows with one dark pixel in each of the given rows. */
function picture(rows: readonly number[]) {
  const data = new Uint8Array(width * 1000 * 4).fill(255);
  for (const row of rows) data.set([0, 0, 0, 255], (row * width + 3) * 4);
  return { metadata: { width, height: 1000 }, data };
}

test('blankFault reports a picture of one colour', () => {
  expect(blankFault(picture([]), 0)).toBe('The picture has only one colour.');
});

test('blankFault reports a picture that is blank where the page has content', () => {
  expect(blankFault(picture([10, 500]), 950)).toBe(
    'The picture is blank below 501 pixels, but the page has content down to 950.',
  );
});

test.each([600, 701])('blankFault accepts a picture that ends close to the content at %i', (bottom) => {
  expect(blankFault(picture([10, 500]), bottom)).toBeNull();
});

test('blankFault accepts a picture that is blank where the page is empty', () => {
  expect(blankFault(picture([3]), 4)).toBeNull();
});
