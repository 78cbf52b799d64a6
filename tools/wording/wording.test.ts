import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkedFiles, root } from './files.ts';
import { wordingFaults } from './wording.ts';

const found = (file: string, source: string) => wordingFaults(file, source).map((fault) => fault.found);

describe('the dialect', () => {
  it.each([
    ['The user is told.', 'told'],
    ['Rows that are on their way.', 'on their way'],
    ['Loads the list anew.', 'anew'],
    ['The request of somebody else.', 'somebody'],
    ['Rows in sight.', 'in sight'],
    ['It stands at the top.', 'stands'],
    ['It was chosen.', 'It was chosen'],
    ['The day is to be sent.', 'is to be'],
    ['A decision that was taken back.', 'taken back'],
    ['The balance is reckoned.', 'reckoned'],
    ['The width comes of the text.', 'comes of'],
    ['Counts what waits.', 'what waits'],
    ['Makes the list stale.', 'Makes the list stale'],
    ['Knows nothing of rows.', 'Knows nothing of'],
  ])('is found in a comment: %s', (comment, phrase) => {
    expect(found('a.ts', `/** ${comment} */\nexport const a = 1;`)).toContain(phrase);
  });
  it('is found where a whole comment begins with "What"', () => {
    expect(found('a.ts', '/** What the row shows. */\nexport const a = 1;')).toEqual(['What the row shows.']);
  });
  it('is found in the titles of tests and steps', () => {
    expect(found('a.test.ts', "it.each([1])('is told of %s', () => {}); step('comes anew', f);")).toEqual([
      'told',
      'anew',
    ]);
  });
  it('is found in documents, styles and English texts, with its line', () => {
    expect(wordingFaults('a.md', 'First.\n\nIt stands here.')).toMatchObject([{ line: 3, found: 'stands' }]);
    expect(found('a.css', '/* Nobody sees it. */ a { color: red; }')).toEqual(['Nobody']);
    expect(found('locales/en.json', '{ "nobody": "Loaded anew" }')).toEqual(['anew']);
  });
  it.each([
    "const text = 'stands anew';",
    '/** The token stands for a colour. */',
    '/** Returns `somebody`. */',
    '// Whether both can be told apart.',
    '/** What now? A question is no riddle. */',
  ])('is not found in %s', (source) => {
    expect(found('a.ts', source)).toEqual([]);
  });
});

describe('a word that is no term of the interface', () => {
  it.each([
    ['locales/en.json', 'The overtime has been denied.', 'denied', 'reject'],
    ['locales/en.json', 'Detail plan of a person', 'Detail plan', 'plan detail'],
    ['locales/en.json', 'Holiday on Monday', 'Holiday', 'public holiday, vacation'],
    ['locales/en.json', '3 days marked', 'days marked', 'select, selected'],
    ['help-pages/en.html', 'You are signed out.', 'signed out', 'log out'],
    ['locales/cs.json', 'Žádost byla odmítnuta.', 'odmít', 'zamítnout'],
    ['locales/cs.json', 'Podrobný plán', 'Podrobný plán', 'detail plánu'],
    ['locales/cs.json', 'Státní svátek', 'Státní svát', 'svátek'],
    ['locales/cs.json', 'Nový zástup', 'zástup', 'zastupování'],
    ['help-pages/cs.html', 'Přejít domů', 'domů', 'úvodní obrazovka'],
    ['locales/sk.json', 'Žiadosť bola odmietnutá.', 'odmiet', 'zamietnuť'],
    ['locales/sk.json', 'Pracovná zmena', 'Pracovná zmen', 'zmena'],
    ['locales/sk.json', 'Štátny sviatok', 'Štátny sviat', 'sviatok'],
    ['help-pages/sk.html', 'Iba prítomní', 'Iba', 'len'],
  ])('is found in %s: %s', (file, text, word, instead) => {
    const source = file.endsWith('.json') ? JSON.stringify({ text }, null, 2) : `<p>${text}</p>`;
    expect(wordingFaults(file, source)).toMatchObject([{ found: word, instead }]);
  });
  it.each([
    ['locales/en.json', 'Public holiday'],
    ['locales/cs.json', 'Zástupce'],
    ['locales/cs.json', 'Není známo, zda se to uložilo. He is told.'],
    ['locales/sk.json', 'Zmena plánu'],
    ['a.md', 'The backend refused the call.'],
  ])('is not found in %s: %s', (file, text) => {
    const source = file.endsWith('.json') ? JSON.stringify({ text }) : text;
    expect(wordingFaults(file, source)).toEqual([]);
  });
});

it('has no place in the repository', () => {
  const faults = checkedFiles()
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) =>
      wordingFaults(file, readFileSync(join(root, file), 'utf8')).map(
        (fault) => `${file}:${fault.line} "${fault.found}"`,
      ),
    );
  expect(faults).toEqual([]);
});
