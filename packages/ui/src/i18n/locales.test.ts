import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '@selfservice/api/core/language';
import type { Language } from '@selfservice/api/core/language';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
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

const placeholders = (text: string) => new Set<string>(text.match(/\{\{\w+\}\}/g));

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

/** The texts of a folder in one language and in English. */
interface FolderTexts {
  folder: string;
  language: Language;
  texts: Map<string, string>;
  english: Map<string, string>;
}

const allTexts = folders.flatMap((folder) => {
  const english = textsOf(folder, 'en');
  return languages.map((language): FolderTexts => ({
    folder,
    language,
    texts: textsOf(folder, language),
    english,
  }));
});

/** Returns a line for each fault: the folder, the language, and the key with what is wrong. */
function faultsOfTexts(faultsOf: (texts: FolderTexts) => readonly string[]): string[] {
  return allTexts.flatMap((texts) =>
    faultsOf(texts).map((fault) => `${texts.folder} ${texts.language} ${fault}`),
  );
}

const singularKey = (key: string) => key.replace(plural, '');

test('a folder has the same keys in every language and no empty text', { tags: ['shell-28'] }, () => {
  const keysOf = (texts: Map<string, string>) => new Set([...texts.keys()].map(singularKey));
  const wrong = faultsOfTexts(({ texts, english }) => {
    const [own, expected] = [keysOf(texts), keysOf(english)];
    return [
      ...[...expected].filter((key) => !own.has(key)).map((key) => `${key}: missing`),
      ...[...own].filter((key) => !expected.has(key)).map((key) => `${key}: not in English`),
      ...[...texts].flatMap(([key, text]) => (text.trim() === '' ? [`${key}: empty`] : [])),
    ];
  });
  expect(wrong).toEqual([]);
});

test('a text with plural forms has every form that its language needs', () => {
  const wrong = faultsOfTexts(({ texts, language }) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const counted = new Set([...texts.keys()].filter((key) => plural.test(key)).map(singularKey));
    return [...counted].flatMap((key) =>
      forms.flatMap((form) => (texts.has(`${key}_${form}`) ? [] : [`${key}_${form}: missing`])),
    );
  });
  expect(wrong).toEqual([]);
});

test('a text has the same placeholders with the same signs in every language', () => {
  const wrong = faultsOfTexts(({ folder, language, texts, english }) => {
    const inEnglish = new Map([...english].map(([key, text]) => [singularKey(key), placeholders(text)]));
    return [...texts].flatMap(([key, text]) => {
      if (inWords.includes(`${folder}.${key}`)) return [];
      const own = placeholders(text);
      const expected: Set<string> = leftOut[language]?.includes(key)
        ? new Set()
        : (inEnglish.get(singularKey(key)) ?? new Set());
      if (own.size === expected.size && [...own].every((one) => expected.has(one))) return [];
      return [`${key}: [${[...own].join(' ')}] instead of [${[...expected].join(' ')}]`];
    });
  });
  expect(wrong).toEqual([]);
});

test('a text with a count has plural forms', () => {
  const wrong = faultsOfTexts(({ texts }) =>
    [...texts].flatMap(([key, text]) =>
      text.includes('{{count}}') && !plural.test(key) ? [`${key}: ${text}`] : [],
    ),
  );
  expect(wrong).toEqual([]);
});

test('a text follows the typographic rules of its language', () => {
  const wrong = faultsOfTexts(({ texts, language }) =>
    [...texts].flatMap(([key, text]) => {
      if (given.has(text)) return [];
      const broken = faults.filter(([, pattern]) => pattern.test(text)).map(([fault]) => fault);
      if (quotation[language]?.test(text) === false) broken.push('quotation marks');
      return broken.map((fault) => `${key}: ${fault} in "${text}"`);
    }),
  );
  expect(wrong).toEqual([]);
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
