import { preferredLanguage } from '@selfservice/api/core/language';
import { localDate, localDateTime, monthOf } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { toCsv } from '../patterns/ListExport/csv.ts';
import { fillPlaceholders } from '../patterns/Timeline/words/textPlaceholders.ts';
import { timelineTexts } from '../patterns/Timeline/words/timelineTexts.ts';
import type { AddedLanguage } from './createI18n.ts';
import { createI18n } from './createI18n.ts';
import { formatDetailMoment, formatListDay } from './formatDate.ts';
import { formatDays, hourFormats } from './formatDuration.ts';
import { formatMonth } from './formatMonth.ts';
import { languagesOf } from './languagesOf.ts';

const german: AddedLanguage = {
  code: 'de',
  name: 'Deutsch',
  fallback: 'en',
  texts: {
    primitives: {
      close: 'Schließen',
      tooManyCharacters_one: '{{count}} Zeichen zu viel.',
      tooManyCharacters_other: '{{count}} Zeichen zu viele.',
      search: { clear: 'Suche leeren' },
    },
    patterns: { timeline: { free: '{{day}}: frei' } },
  },
};

async function german18n(added = german, wording = {}) {
  const i18n = await createI18n({ language: added.code, addedLanguages: [added], wording });
  await i18n.loadNamespaces(['primitives', 'patterns', 'presence']);
  return i18n;
}

test('an added language has its own texts, and those of its fallback where one is missing', async () => {
  const i18n = await german18n();
  expect(i18n.t('close', { ns: 'primitives' })).toBe('Schließen');
  expect(i18n.t('search.clear', { ns: 'primitives' })).toBe('Suche leeren');
  expect(i18n.t('cancel', { ns: 'primitives' })).toBe('Cancel');
  expect(i18n.t('menu.more', { ns: 'patterns' })).toBe('More');
});

test('texts are loaded only when those of the fallback are', async () => {
  const i18n = await createI18n({ language: 'de', addedLanguages: [german] });
  const loading = i18n.loadNamespaces(['patterns']);
  while (!i18n.hasLoadedNamespace('patterns')) await new Promise(setImmediate);
  expect(i18n.t('menu.more', { ns: 'patterns' })).toBe('More');
  await loading;
});

test('a plural form follows the added language, and that of the fallback where its text is missing', async () => {
  const i18n = await german18n({ ...german, fallback: 'cs' });
  const said = (key: string, ns: string, count: number) => i18n.t(key, { ns, count });
  expect(said('tooManyCharacters', 'primitives', 1)).toBe('1 Zeichen zu viel.');
  expect(said('tooManyCharacters', 'primitives', 3)).toBe('3 Zeichen zu viele.');
  expect(said('shown', 'presence', 3)).toBe('3 osoby');
  expect(said('shown', 'presence', 5)).toBe('5 osob');
});

test('a language may have plural forms that English has not', async () => {
  const polish: AddedLanguage = {
    code: 'pl',
    name: 'Polski',
    fallback: 'en',
    texts: { primitives: { tooManyCharacters_few: '{{count}} znaki za dużo.' } },
  };
  const i18n = await german18n(polish);
  expect(i18n.t('tooManyCharacters', { ns: 'primitives', count: 3 })).toBe('3 znaki za dużo.');
  expect(i18n.t('tooManyCharacters', { ns: 'primitives', count: 1 })).toBe('1 character too many.');
});

test('own words of the fallback are in the missing texts too', async () => {
  const i18n = await german18n(german, { en: { primitives: { close: 'Dismiss', cancel: 'Stop' } } });
  expect(i18n.t('close', { ns: 'primitives' })).toBe('Schließen');
  expect(i18n.t('cancel', { ns: 'primitives' })).toBe('Stop');
});

test('the backend is asked in the language of the interface, and in the fallback of an added one', async () => {
  const i18n = await german18n({ ...german, fallback: 'sk' });
  expect(i18n.languages[0]).toBe('de');
  expect(preferredLanguage(i18n.languages)).toBe('sk');
  await i18n.changeLanguage('cs');
  expect(preferredLanguage(i18n.languages)).toBe('cs');
});

test('the choice of a language contains added ones, only in the application that adds them', async () => {
  expect(languagesOf(await german18n()).map(({ name }) => name)).toEqual([
    'English',
    'Čeština',
    'Slovenčina',
    'Deutsch',
  ]);
  expect(languagesOf(await createI18n({ language: 'en' }))).toHaveLength(3);
});

test('a first language that is neither of the product nor added is refused', async () => {
  await expect(createI18n({ language: 'de' })).rejects.toThrow(new RangeError('There are no texts in "de".'));
});

test('a region of an added language is kept, also of a language of the product', async () => {
  const american = { code: 'en-US', name: 'English (US)', fallback: 'en', texts: {} } as const;
  const i18n = await german18n(american);
  expect(i18n.languages[0]).toBe('en-US');
  expect(i18n.t('close', { ns: 'primitives' })).toBe('Close');
  expect(preferredLanguage(i18n.languages)).toBe('en');
  expect(formatListDay(localDate('2026-11-19'), localDate('2026-11-20'), 'en-US')).toBe(
    'Thu\u00a0Nov\u00a019',
  );
});

test('dates, numbers, durations and tables follow an added language', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(formatDetailMoment(localDateTime('2026-11-19T07:58:00'), 'de'))).toBe(
    'Do. 19. Nov. 2026 7:58',
  );
  expect(formatMonth(monthOf(localDate('2026-03-01')), 'de')).toBe('März 2026');
  expect(plain(formatDays(14.5, 'de'))).toBe('14,5 Tage');
  expect(plain(hourFormats(true, 'de').hours(510))).toBe('8,50 h');
  expect(toCsv([['Mo.', 1.5]], 'de')).toBe('\uFEFFMo.;"1,5"\r\n');
});

test('the timeline names days in an added language, and its missing words in the fallback', async () => {
  const i18n = await german18n();
  const { dayNames, free, hours } = timelineTexts(i18n.getFixedT(null, 'patterns'), 'de');
  expect(dayNames(0, 'long')).toBe('Donnerstag 1. Januar');
  expect(fillPlaceholders(free, { day: 'Mo. 16.' })).toBe('Mo. 16.: frei');
  expect(hours).toBe('Hours of the day');
});
