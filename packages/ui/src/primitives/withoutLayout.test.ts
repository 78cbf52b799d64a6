import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { matchesMedia, mediaQuery } from '../tokens/mediaQuery.ts';
import { onResize } from './onResize.ts';

const source = join(import.meta.dirname, '..');

/** Parts of the platform that the documents of tests (jsdom) lack, because they have no layout. */
const missing =
  /\bmatchMedia\(|new (Resize|Intersection)Observer|CSS\.escape|\.scrollIntoView\(|elementFromPoint\(|replaceSync\(/;

/** The modules that use such a part, and their behaviour where it is missing. */
const users: Readonly<Record<string, string>> = {
  'patterns/Timeline/list/useRowsOnScreen.ts': 'all rows are on screen',
  'primitives/elementAtPoint.ts': 'there is no element',
  'primitives/onResize.ts': 'no size changes',
  'primitives/scrollToElement.ts': 'nothing scrolls',
  'reports/ReportViewerDialog/printPdf.ts': 'not reached: a PDF needs a canvas',
  'reports/ReportViewerDialog/useVisiblePages.ts': 'not reached: a PDF needs a canvas',
  'tokens/mediaQuery.ts': 'nothing matches',
  'worksheet/WorksheetScreen/PrintedPage.tsx': 'nothing is printed',
};

test('the components use parts of the platform that jsdom lacks only in modules that check for them', () => {
  const files = globSync('**/*.{ts,tsx}', {
    cwd: source,
    exclude: ['**/*.{stories,test,fixtures}.{ts,tsx}'],
  });
  const found = files.filter((file) => missing.test(readFileSync(join(source, file), 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(users));
});

test('without a window no media query matches, and no size changes', () => {
  expect([mediaQuery('print'), matchesMedia('print')]).toEqual([null, false]);
  expect(onResize([], () => {})).not.toThrow();
});
