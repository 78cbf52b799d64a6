import { globSync, readFileSync } from 'node:fs';
import * as coreErrors from '@selfservice/api/core/errors';
import { expect, test } from 'vitest';
import { requiredMessages } from '../stories/requirements.ts';
import { interfaceTexts } from '../story-words/texts.ts';
import { errorRows, messageRows } from './messages.ts';

/** Returns the key of a text without the form for a number. */
const withoutForm = (key: string) => key.replace(/_(one|few|many|other)$/, '');
const rows = errorRows();
const messages = messageRows();

test('every class of error is on the page, HttpError with each status that has its own words', () => {
  const classes = Object.values(coreErrors).filter(
    (value) => typeof value === 'function' && value.prototype instanceof Error,
  );
  const names = new Set(rows.map(({ name }) => name));
  expect(classes.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
  expect(rows.filter(({ name }) => name === 'HttpError').map(({ detail }) => detail)).toEqual([
    '400',
    '403',
    '404',
    '409',
    '413',
    '429',
    '500',
  ]);
});

test('every text of an error of the library is on the page', () => {
  const { error } = JSON.parse(readFileSync('packages/ui/src/patterns/locales/en.json', 'utf8')) as {
    error: Record<string, string>;
  };
  const shown = new Set(rows.flatMap(({ title, reason, attempt }) => [title.en, reason.en, attempt.en]));
  const missing = Object.entries(error).filter(([, text]) => !shown.has(text));
  // The same texts with a size and a time, and no text of an error.
  expect(missing.map(([key]) => key)).toEqual(['tooLargeOf', 'tooManyUntil', 'details']);
});

test('an error has its words in each language, a button and stories', () => {
  expect(rows.find(({ name }) => name === 'OutcomeUnknownError')).toMatchObject({
    title: { en: 'It is not known whether this was saved.' },
    attempt: { en: 'Check again' },
  });
  expect(rows.filter(({ title, stories }) => !title.cs || !title.sk || stories.length === 0)).toEqual([]);
});

test('every message that a story must show is on the page', () => {
  const shown = new Set(messages.map(({ en }) => en.replaceAll(/\d+/g, '…')));
  const missing = requiredMessages
    .map(({ words }) => words.replaceAll(/\{\d\}|\d+/g, '…'))
    .filter((words) => !shown.has(words));
  expect(missing).toEqual([]);
});

test('every title of an error panel and of a notification about an error is on the page', () => {
  const keys = new Set(messages.map(({ folder, key }) => `${folder}:${withoutForm(key)}`));
  const files = globSync('packages/ui/src/**/*.{ts,tsx}', {
    exclude: (file) => /\.(stories|test|fixtures)\.|testing$/.test(file),
  });
  const titles = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const area = file.replaceAll('\\', '/').split('/')[3] ?? '';
    const folders = [
      area,
      ...[...text.matchAll(/useTranslation\('([^']+)'\)/g)].map(([, folder = '']) => folder),
    ];
    const panels = text.matchAll(/<ErrorPanel\b(?:(?!\/>)[\s\S])*?\btitle=\{([^}]*t\([^}]*)\}/g);
    const notices = text.matchAll(/\bnotify\.error\([^;]*?,([^;]*t\([^;]*)\);/g);
    return [...panels, ...notices]
      .flatMap(([, code = '']) => [...code.matchAll(/'([\w.]+)'/g)])
      .map(([, key = '']) => ({ key, folders }));
  });
  const texts = new Set(interfaceTexts().map(({ folder, key }) => `${folder}:${withoutForm(key)}`));
  const named = titles.map(({ key, folders }) => folders.map((folder) => `${folder}:${key}`));
  const known = named.map((keysOfTitle) => keysOfTitle.find((key) => texts.has(key)) ?? '').filter(Boolean);
  expect(known.length).toBeGreaterThan(20);
  expect(known.filter((key) => !keys.has(key))).toEqual([]);
});

test('a label is no message', () => {
  expect(messages.filter(({ en }) => en === 'Try again' || en === 'Missing passes')).toEqual([]);
});
