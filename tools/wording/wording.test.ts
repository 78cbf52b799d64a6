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
