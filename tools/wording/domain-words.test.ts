import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLocale } from '../story-words/texts.ts';
import { domainWords, meaningFaults } from './domain-words.ts';
import { root } from './files.ts';

const words = domainWords(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));
const languages = ['cs', 'sk'] as const;

/** Texts that keep the meaning without the word, by folder and key. */
const reworded: ReadonlyMap<string, string> = new Map([
  ['overtime detail.elsewhere', 'Both languages say that someone else decides.'],
  ['terminal kept.refused', 'A pass is not accepted; only requests are rejected.'],
]);

const plural = /_(zero|one|two|few|many|other)$/;

/** The texts of every folder beside their English text. A plural form that English lacks is compared with `_other`. */
const translations = globSync('packages/ui/src/**/locales/en.json', { cwd: root }).flatMap((path) => {
  const folder = path.replaceAll('\\', '/').replace(/^packages\/ui\/src\/(.*)\/locales\/en\.json$/, '$1');
  const english = readLocale(join(root, path));
  return languages.flatMap((language) =>
    [...readLocale(join(root, path.replace('en.json', `${language}.json`)))].map(([key, text]) => ({
      place: `${folder} ${key}`,
      language,
      english: english.get(key) ?? english.get(key.replace(plural, '_other')) ?? '',
      text,
    })),
  );
});

const faultsOf = ({ language, english, text }: (typeof translations)[number]) =>
  meaningFaults(words, english, text, language);

test.each(languages)(
  'every text of the interface keeps the meaning of its English text in %s',
  (language) => {
    const faults = translations
      .filter((translation) => translation.language === language && !reworded.has(translation.place))
      .flatMap((translation) =>
        faultsOf(translation).map(
          ({ word, found }) => `${translation.place}: “${translation.text}” for ${word}: ${found}`,
        ),
      );
    expect(faults).toEqual([]);
  },
);

test('every text named as reworded is without the word', () => {
  const needed = translations.filter((translation) => faultsOf(translation).length > 0);
  expect([...new Set(needed.map(({ place }) => place))].toSorted()).toEqual([...reworded.keys()].toSorted());
});

test('every word of the table is in a text of the interface, and its opposite is in the table', () => {
  const unused = words.filter(({ forms }) => !translations.some(({ english }) => english.match(forms.en)));
  expect(unused).toEqual([]);
  const names = words.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['approve', 'reject', 'in', 'out']));
  const opposites = words.flatMap(({ distinctFrom }) => distinctFrom ?? []);
  expect(names).toEqual(expect.arrayContaining(opposites));
});

test.each([
  ['cs', 'Approve', 'Zamítnout', ['approve missing', 'approve reject']],
  [
    'cs',
    'Approving {{count}} requests…',
    'Zamítá se {{count}} žádostí…',
    ['approve missing', 'approve reject'],
  ],
  ['sk', 'In', 'Odchod', ['in missing', 'in out']],
  ['sk', 'Out since {{when}}', 'V práci od {{when}}', ['out missing', 'out in']],
  ['cs', 'Sign', 'Přihlásit se', ['sign missing']],
  ['cs', 'Only unsigned', 'Jen podepsané', ['unsigned missing', 'unsigned sign']],
  ['sk', 'not approved yet', 'zatiaľ schválené', ['not approved missing', 'not approved approve']],
  ['sk', 'Cancel request', 'Zmazať žiadosť', ['cancel missing', 'cancel delete']],
  ['cs', 'Unexcused', 'Omlu\u00ADveno', ['unexcused missing', 'unexcused excused']],
] as const)('finds the wrong word in %s: %s, %s', (language, english, text, faults) => {
  expect(meaningFaults(words, english, text, language).map(({ word, found }) => `${word} ${found}`)).toEqual(
    faults,
  );
});

test.each([
  ['cs', 'Sign in again', 'Přihlaste se znovu'],
  ['cs', 'A to approve, R to reject', 'A schválíte, R zamítnete'],
  ['sk', 'In progress', 'Prebieha'],
  ['cs', 'Out since {{in}}', 'Mimo práci od {{in}}'],
  ['sk', 'Late arrivals and early departures', 'Neskoré príchody a predčasné odchody'],
  ['sk', 'An assigned person', 'Priradená osoba'],
] as const)('accepts the right words in %s: %s, %s', (language, english, text) => {
  expect(meaningFaults(words, english, text, language)).toEqual([]);
});
