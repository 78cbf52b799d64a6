import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@selfservice/api/core/language';
import { localDateTime } from '@selfservice/api/core/local-date';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { describeInterval, shortTime } from './describeInterval.ts';
import { spanOf } from '../geometry/spanOf.ts';
import { timelineTexts } from './timelineTexts.ts';

async function say(language: Language, begin: string, end: string, more: Partial<PlanInterval> = {}) {
  const i18n = createInstance();
  const file = join(import.meta.dirname, '..', '..', 'locales', `${language}.json`);
  const patterns = JSON.parse(readFileSync(file, 'utf8')) as object;
  await i18n.init({
    lng: language,
    resources: { [language]: { patterns } },
    interpolation: { escapeValue: false },
  });
  const texts = timelineTexts(i18n.getFixedT(language, 'patterns'), language);
  const at = (text: string) => localDateTime(`2026-11-${text}:00`);
  const interval: PlanInterval = {
    kind: 'shift',
    begin: at(begin),
    end: at(end),
    isAllDay: false,
    name: '',
    shortName: '',
    color: null,
    ...more,
  };
  return describeInterval(interval, spanOf(interval), texts, texts.dayNames);
}

test.each([
  ['en', 'Shift, Monday 2 November, 6:00 to 14:00'],
  ['cs', 'Směna, pondělí 2. listopadu, od 6:00 do 14:00'],
  ['sk', 'Zmena, pondelok 2. novembra, od 6:00 do 14:00'],
] as const)('describes an interval within a day in %s', async (language, words) => {
  expect(await say(language, '02T06:00', '02T14:00')).toBe(words);
});

test.each([
  ['en', 'Shift, Monday 2 November 22:00 to Tuesday 3 November 6:00'],
  ['cs', 'Směna, pondělí 2. listopadu 22:00 až úterý 3. listopadu 6:00'],
  ['sk', 'Zmena, pondelok 2. novembra 22:00 až utorok 3. novembra 6:00'],
] as const)('describes a night shift in %s', async (language, words) => {
  expect(await say(language, '02T22:00', '03T06:00')).toBe(words);
});

test.each([
  [
    'en',
    'Vacation, Monday 2 November, all day',
    'Vacation, Monday 2 November to Tuesday 3 November, all day',
  ],
  [
    'cs',
    'Vacation, pondělí 2. listopadu, celý den',
    'Vacation, pondělí 2. listopadu až úterý 3. listopadu, celé dny',
  ],
  [
    'sk',
    'Vacation, pondelok 2. novembra, celý deň',
    'Vacation, pondelok 2. novembra až utorok 3. novembra, celé dni',
  ],
] as const)('describes whole days in %s', async (language, one, two) => {
  const away = { kind: 'otherA', isAllDay: true, name: 'Vacation' } as const;
  expect(await say(language, '02T00:00', '03T00:00', away)).toBe(one);
  expect(await say(language, '02T00:00', '04T00:00', away)).toBe(two);
});

test('writes the end at midnight as 24:00 of the same day', async () => {
  expect(await say('en', '02T14:00', '03T00:00')).toBe('Shift, Monday 2 November, 14:00 to 24:00');
});

test('leaves out a name that equals the kind, and accepts placeholder characters in a name', async () => {
  expect(await say('en', '02T06:00', '02T14:00', { name: 'Shift' })).toMatch(/^Shift, /);
  expect(await say('en', '02T06:00', '02T14:00', { name: '{{day}} $& $1' })).toMatch(
    /^Shift: \{\{day\}\} \$& \$1, Mon/,
  );
});

test('adds a short name that is not part of the name', async () => {
  const request = { kind: 'request', name: 'Doctor' } as const;
  expect(await say('en', '02T06:00', '02T14:00', { ...request, shortName: 'LD' })).toMatch(
    /^Request: Doctor, LD, Monday/,
  );
  expect(await say('en', '02T06:00', '02T14:00', { ...request, shortName: 'Do' })).toMatch(
    /^Request: Doctor, Do, Monday/,
  );
  expect(await say('en', '02T06:00', '02T14:00', { ...request, shortName: 'D' })).toMatch(
    /^Request: Doctor, Monday/,
  );
  expect(await say('en', '02T06:00', '02T14:00', { ...request, name: 'LD doctor', shortName: 'LD' })).toMatch(
    /^Request: LD doctor, Monday/,
  );
});

test('shortens the hours of a bar and leaves them out for whole days', () => {
  expect(shortTime({ begin: 360, end: 840 }, false)).toBe('6:00–14:00');
  expect(shortTime({ begin: 1320, end: 1440 }, false)).toBe('22:00–24:00');
  expect(shortTime({ begin: 0, end: 1440 }, true)).toBe('');
});

test.each([
  ['en', 'Other entry'],
  ['cs', 'Jiný záznam'],
  ['sk', 'Iný záznam'],
] as const)('describes an entry without a name as another entry in %s', async (language, words) => {
  for (const kind of ['otherA', 'otherB', 'other'] as const)
    expect(await say(language, '02T06:00', '02T14:00', { kind })).toMatch(new RegExp(`^${words}, `));
});
