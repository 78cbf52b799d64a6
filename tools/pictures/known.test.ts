import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureFolder } from './folders.ts';
import { hashOf, isKnown, pictureHash, readKnown } from './known.ts';

const [path = ''] = Object.keys(readKnown());
const picture = pictureHash(path) ?? '';

test('knows a screenshot by its bytes', () => {
  expect(hashOf(readFileSync(join(pictureFolder, path)))).toBe(picture);
  expect(isKnown({ [path]: { picture, screenshot: 'a' } }, path, 'a')).toBe(true);
});

test('does not know other bytes, nor another picture', () => {
  expect(isKnown({ [path]: { picture, screenshot: 'a' } }, path, 'b')).toBe(false);
  expect(isKnown({}, path, 'a')).toBe(false);
});

test('knows nothing of a picture that has changed since', () => {
  expect(isKnown({ [path]: { picture: 'another', screenshot: 'a' } }, path, 'a')).toBe(false);
  expect(isKnown({ 'desk/gone.png': { picture, screenshot: 'a' } }, 'desk/gone.png', 'a')).toBe(false);
});
