import { expect, test } from 'vitest';
import { toWorksheetParameters } from './worksheet-parameters.ts';

const parametersOf = (values: Record<string, string>) =>
  toWorksheetParameters(Object.entries(values).map(([NAZEV, HODNOTA]) => ({ NAZEV, HODNOTA })));

test('maps every parameter', { tags: ['worksheet-40'] }, () => {
  expect(
    parametersOf({
      PLIST_FORDAY: '5',
      PLIST_CBPOCDO: '1',
      VYP_ZOBRHODDEC: '1',
      PLIST_TEXT: 'One.',
      PLIST_TEXT2: ' ',
      PLIST_TEXT3: 'Three.',
      ANOTHER: '7',
    }),
  ).toEqual({
    previousMonthDays: 5,
    computeToToday: 'yesterday',
    hasDecimalHours: true,
    signTexts: ['One.', 'Three.'],
  });
});

test('missing parameters take their defaults', { tags: ['worksheet-40', 'worksheet-21'] }, () => {
  expect(parametersOf({})).toEqual({
    previousMonthDays: null,
    computeToToday: 'today',
    hasDecimalHours: false,
    signTexts: [],
  });
});

test.each([
  ['0', 'off'],
  ['1', 'yesterday'],
  [' 2 ', 'today'],
  ['3', 'today'],
  ['', 'today'],
  ['constructor', 'today'],
])('maps the mode "%s" to %s', { tags: ['worksheet-21'] }, (mode, expected) => {
  expect(parametersOf({ PLIST_CBPOCDO: mode }).computeToToday).toBe(expected);
});

test.each([
  ['0', 0],
  ['31', 31],
  ['-1', null],
  ['soon', null],
])('maps PLIST_FORDAY "%s" to %j days', { tags: ['worksheet-40'] }, (text, days) => {
  expect(parametersOf({ PLIST_FORDAY: text }).previousMonthDays).toBe(days);
});
