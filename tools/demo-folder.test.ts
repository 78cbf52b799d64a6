import { expect, test } from 'vitest';
import { folderOf, withRuntimeBase } from './demo-folder.ts';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/dashboard', '/'],
  ['/plan/my/202611', '/'],
  ['/help/plan_my', '/'],
  ['/testing/timeline', '/'],
  ['/some/folder/', '/some/folder/'],
  ['/some/folder/index.html', '/some/folder/'],
  ['/some/folder/plan/my/202611', '/some/folder/'],
  ['/planned/dashboard', '/planned/'],
])('folderOf %s is %s', (pathname, folder) => {
  expect(folderOf(pathname)).toBe(folder);
});

test('withRuntimeBase writes relative links by a script after the base element', () => {
  const html = withRuntimeBase(
    '<base href="/" /><link rel="icon" href="./a.svg"><script type="module" src="./a.js"></script>',
  );
  expect(html).toMatch(/^<script>.*\('<base href="'.*<\/script>$/s);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).toContain(String.raw`<link rel=\"icon\" href=\"./a.svg\">`);
});

test('withRuntimeBase keeps the style sheet of a page without a base element', () => {
  const help = '<head><link rel="stylesheet" href="../assets/help.css"></head>';
  expect(withRuntimeBase(help)).toBe(help);
});
