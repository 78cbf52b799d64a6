import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { storyIdOf } from '../pictures/expected.ts';
import { allStories } from '../pictures/stories.ts';
import { exportedComponents } from '../stories/components.ts';
import { documentPages } from './document-pages.ts';
import { llmsText } from './llms.ts';
import { publishedTexts } from './published-texts.ts';

const text = llmsText();

test('names every package, page and exported component in a line', () => {
  const packages = globSync('packages/*').map((folder) => `- @selfservice/${basename(folder)}: `);
  const pages = documentPages().map(({ title }) => `- [${title}](`);
  const components = exportedComponents()
    .filter((path) => !path.startsWith('testing/') && !path.startsWith('environment/'))
    .map((path) => `- [${basename(path, '.tsx')}](`);
  expect(components.length).toBeGreaterThan(100);
  expect([...packages, ...pages, ...components].filter((begin) => !text.includes(`\n${begin}`))).toEqual([]);
});

test('every component has a sentence', () => {
  expect(text.split('\n').filter((line) => /^- .*: ?$/.test(line))).toEqual([]);
});

test('links lead to stories and pages that exist', () => {
  const ids = new Set([...allStories().map(storyIdOf), ...documentPages().map(({ id }) => id)]);
  const linked = [...text.matchAll(/\?path=\/(?:story|docs)\/([^)]+)/g)].map(([, id = '']) => id);
  expect(linked.filter((id) => !ids.has(id))).toEqual([]);
});

test('links to Markdown lead to published texts, and every text is linked', { tags: ['test-all'] }, () => {
  const linked = [...text.matchAll(/\]\(\.\/(docs\/[^)]+\.md)\)/g)].map(([, file = '']) => file);
  const published = [...publishedTexts().keys()].filter((file) => file !== 'llms.txt');
  expect(linked.toSorted()).toEqual(published.toSorted());
});

test('every page made from the code is in the order of the workbench and on its start page', () => {
  const order = readFileSync('.storybook/preview.tsx', 'utf8');
  const start = readFileSync('.storybook/docs/StartHere.mdx', 'utf8');
  const made = documentPages().filter(({ id }) =>
    /map|rights|contract|messages|requirements|charts/.test(id),
  );
  expect(made).toHaveLength(6);
  expect(made.filter(({ title, id }) => !order.includes(`'${title}'`) || !start.includes(id))).toEqual([]);
});
