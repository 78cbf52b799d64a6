import { expect, test } from 'vitest';
import { createDrawnLines } from './drawnLines.ts';
import type { LineForm } from './drawnLines.ts';

const whole = { from: 0, to: 1440, isMute: false };
const mute = { ...whole, isMute: true };
const words = ({ from, to, isMute }: LineForm) => `${from}–${to}${isMute ? '' : ' with words'}`;

test('a row is drawn once for each form', () => {
  const lines = createDrawnLines<string>();
  expect(lines.at(3, whole, words)).toBe('0–1440 with words');
  expect(lines.at(3, whole, () => 'drawn again')).toBe('0–1440 with words');
  expect(lines.at(3, { ...whole, to: 720 }, words)).toBe('0–720 with words');
  expect(lines.at(4, whole, () => 'another row')).toBe('another row');
});

test('a row with its words stays as it is, one without gets them', () => {
  const lines = createDrawnLines<string>();
  lines.at(1, whole, words);
  expect(lines.at(1, mute, words)).toBe('0–1440 with words');
  expect(lines.at(2, mute, words)).toBe('0–1440');
  expect(lines.at(2, whole, words)).toBe('0–1440 with words');
});

test('what is forgotten is drawn anew', () => {
  const lines = createDrawnLines<string>();
  lines.at(1, whole, words);
  lines.at(2, whole, words);
  lines.keep((place) => place === 2);
  expect(lines.at(1, whole, () => 'anew')).toBe('anew');
  expect(lines.at(2, whole, () => 'anew')).toBe('0–1440 with words');
});
