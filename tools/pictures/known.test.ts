import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureFolder } from './folders.ts';
import { hashOf, isKnown, pictureHash, readKnown } from './known.ts';

const [path = ''] = Object.keys(readKnown());
const picture = pictureHash(path) ?? '';

test('isKnown returns true for identical bytes', () => {
  expect(hashOf(readFileSync(join(pictureFolder, path)))).toBe(picture);
  expect(isKnown({ [path]: { picture, screenshot: 'a' } }, path, 'a')).toBe(true);
});

test('isKnown returns false for other bytes and other pictures', () => {
  expect(isKnown({ [path]: { picture, screenshot: 'a' } }, path, 'b')).toBe(false);
  expect(isKnown({}, path, 'a')).toBe(false);
});

test('isKnown returns false for a picture that has changed since', () => {
  expect(isKnown({ [path]: { picture: 'another', screenshot: 'a' } }, path, 'a')).toBe(false);
  expect(isKnown({ 'desk/gone.png': { picture, screenshot: 'a' } }, 'desk/gone.png', 'a')).toBe(false);
});
