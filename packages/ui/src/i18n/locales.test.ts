import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '@selfservice/api/core/language';
import type { Language } from '@selfservice/api/core/language';
import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { loadTexts, namespaces } from './localeLoaders.ts';

const source = join(import.meta.dirname, '..');
const folders = globSync('{*,*/*}/locales', { cwd: source }).map((path) =>
  dirname(path).replaceAll('\\', '/'),
);
const plural = /_(zero|one|two|few|many|other)$/;

type Texts = { [key: string]: string | Texts };

function textsOf(folder: string, language: Language): Map<string, string> {
  const texts = JSON.parse(
    readFileSync(join(source, folder, 'locales', `${language}.json`), 'utf8'),
  ) as Texts;
  return new Map(flatten(texts, ''));
}

function flatten(texts: Texts, path: string): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );
}

const placeholders = (text: string) => new Set(text.match(/\{\{\w+\}\}/g));

test(
  'every folder with texts is a namespace whose texts load in every language',
  { tags: ['shell-28'] },
  async () => {
    expect(namespaces.toSorted()).toEqual(folders.toSorted());
    const loaded = await Promise.all(
      languages.flatMap((language) => namespaces.map((namespace) => loadTexts(namespace, language))),
    );
    expect(loaded.filter((texts) => Object.keys(texts).length === 0)).toEqual([]);
  },
);

/** Required sentences that break the rules below. */
const given = new Set([
  'Configuration downloading...',
  'Server checking ...',
  'Center "{{centre}}" includes more persons than is allowed to load ({{max}}).',
]);

/** The faults that no text may have in any language. */
const faults: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['persons instead of people', /\bpersons\b/i],
  ['center instead of centre', /\bcenters?\b/i],
  ['two spaces', /\s{2}/],
  ['a space at an end', /^\s|\s$/],
  ['a space before punctuation', /\s[.,;:!?…)]/],
  ['a straight quotation mark', /["']/],
  ['three full stops for an ellipsis', /\.{3}/],
  ['a hyphen for a dash or a minus', /\s-|-\s|-\d|\}\}-|-\{\{/],
  ['a slash for two genders', /\((?:a|á|la|ý)\)/],
];

/** Quotation marks in pairs, as each language writes them. */
const quotation: Record<Language, RegExp> = {
  en: /^[^„“”]*(?:“[^„“”]*”[^„“”]*)*$/,
  cs: /^[^„“”]*(?:„[^„“”]*“[^„“”]*)*$/,
  sk: /^[^„“”]*(?:„[^„“”]*“[^„“”]*)*$/,
};

/** Texts without the placeholder in a language, in which the name would need the vocative. */
const leftOut: Partial<Record<Language, readonly string[]>> = {
  cs: ['greeting.morning', 'greeting.day', 'greeting.evening'],
};

/** Plural forms that say their number in words, without the placeholder. */
const inWords: readonly string[] = ['requests.remaining.left_zero', 'requests.remaining.left_one'];

describe.each(folders)('%s', (folder) => {
  const english = textsOf(folder, 'en');

  test.each(languages)('has the same keys in %s and no empty text', { tags: ['shell-28'] }, (language) => {
    const keys = (texts: Map<string, string>) =>
      new Set([...texts.keys()].map((key) => key.replace(plural, '')));
    const texts = textsOf(folder, language);
    expect(keys(texts)).toEqual(keys(english));
    for (const [key, text] of texts) expect(text.trim(), `${language} ${key}`).not.toBe('');
  });

  test.each(languages)('has every plural form that %s needs', (language) => {
    const texts = textsOf(folder, language);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const counted = new Set(
      [...texts.keys()].filter((key) => plural.test(key)).map((key) => key.replace(plural, '')),
    );
    for (const key of counted)
      for (const form of forms) expect(texts.has(`${key}_${form}`), `${language} ${key}_${form}`).toBe(true);
  });

  test.each(languages)('has the same placeholders in %s', (language) => {
    const placeholdersByKey = new Map(
      [...english].map(([key, text]) => [key.replace(plural, ''), placeholders(text)]),
    );
    for (const [key, text] of textsOf(folder, language)) {
      if (inWords.includes(`${folder}.${key}`)) continue;
      expect(placeholders(text), `${language} ${key}`).toEqual(
        leftOut[language]?.includes(key) ? new Set() : placeholdersByKey.get(key.replace(plural, '')),
      );
    }
  });

  test.each(languages)('has plural forms in %s for every text with a count', (language) => {
    const counting = [...textsOf(folder, language)].filter(([, text]) => text.includes('{{count}}'));
    expect(counting.filter(([key]) => !plural.test(key))).toEqual([]);
  });

  test.each(languages)('follows the typographic rules in %s', (language) => {
    const own = [...textsOf(folder, language)].filter(([, text]) => !given.has(text));
    for (const [key, text] of own) {
      for (const [fault, pattern] of faults)
        expect(text, `${language} ${key}: ${fault}`).not.toMatch(pattern);
      expect(text, `${language} ${key}: quotation marks`).toMatch(quotation[language]);
    }
  });
});

test.each([
  ['cs', 1, 'Účet je dočasně uzamčen na 1 minutu.'],
  ['cs', 2, 'Účet je dočasně uzamčen na 2 minuty.'],
  ['cs', 4, 'Účet je dočasně uzamčen na 4 minuty.'],
  ['cs', 5, 'Účet je dočasně uzamčen na 5 minut.'],
  ['cs', 21, 'Účet je dočasně uzamčen na 21 minut.'],
  ['sk', 0, 'Účet je dočasne uzamknutý na 0 minút.'],
  ['sk', 3, 'Účet je dočasne uzamknutý na 3 minúty.'],
  ['en', 1, 'Account temporary locked for 1 minute.'],
  ['en', 2, 'Account temporary locked for 2 minutes.'],
] as const)(
  'uses the right plural form in %s: %i',
  { tags: ['session-50'] },
  async (language, count, expected) => {
    const i18n = createInstance();
    const texts = JSON.parse(
      readFileSync(join(source, 'session/locales', `${language}.json`), 'utf8'),
    ) as object;
    await i18n.init({ lng: language, resources: { [language]: { session: texts } } });
    expect(i18n.t('problem.lockedAccount', { ns: 'session', count })).toBe(expected);
  },
);
