import { languages } from '@selfservice/api/core/language';
import type { Language } from '@selfservice/api/core/language';
import { localDate } from '@selfservice/api/core/local-date';
import type { i18n } from 'i18next';
import { describe, expect, test } from 'vitest';
import { createI18n } from './createI18n.ts';
import { formatDetailDay, formatListDay } from './formatDate.ts';
import { namespaces } from './localeLoaders.ts';

type Texts = { [key: string]: string | Texts };
type Translate = (key: string, values: object) => string;

const plural = /_(zero|one|two|few|many|other)$/;
const days = ['2026-01-01', '2026-11-22', '2027-12-31'].map((day) => localDate(day));

function flatten(texts: Texts, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );
}

/** Returns values for placeholders, some of which end with a full stop in some language. */
const samplesIn = (language: Language) => [
  ...days.flatMap((day) => [formatListDay(day, day, language), formatDetailDay(day, language)]),
  'Ing. Horák Tomáš, CSc.',
  '6:00',
];

async function textsIn(language: Language, namespace: string): Promise<[i18n, Translate]> {
  const instance = await createI18n({ language });
  await instance.loadNamespaces(namespace);
  return [instance, instance.getFixedT(language, namespace) as unknown as Translate];
}

describe.each(languages)('%s', (language) => {
  test.each(namespaces.filter((name) => !name.includes('/')))(
    'no text of %s has two full stops with any value',
    async (folder) => {
      const [instance, t] = await textsIn(language, folder);
      const texts = flatten(instance.getResourceBundle(language, folder) as Texts);
      for (const [key, text] of texts) {
        const names = (text.match(/(?<=\{\{)\w+(?=\}\})/g) ?? []).filter((name) => name !== 'count');
        if (names.length === 0) continue;
        for (const sample of samplesIn(language))
          for (const count of plural.test(key) ? [1, 2, 5, 1.5] : [1]) {
            const values = Object.fromEntries(names.map((name) => [name, sample]));
            expect(t(key.replace(plural, ''), { ...values, count }), `${language} ${key}`).not.toMatch(
              /(?<!\.)\.\.(?!\.)/,
            );
          }
      }
    },
  );
});

test('a sentence that ends with a Czech date has one full stop', async () => {
  const [, t] = await textsIn('cs', 'primitives');
  const [first] = days;
  const day = first ? formatListDay(first, first, 'cs') : '';
  expect(day).toMatch(/\.$/);
  expect(t('date.notBefore', { day })).toBe(`První možný den je ${day}`);
});

test('a sentence that ends with another value keeps its full stop, and the value is unchanged', async () => {
  const [, t] = await textsIn('en', 'primitives');
  expect(t('date.notBefore', { day: '22 Nov' })).toBe('The first possible day is 22 Nov.');
  expect(t('date.notBefore', { day: 'a..b' })).toBe('The first possible day is a..b.');
});
