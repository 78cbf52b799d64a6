import { expect, test } from 'vitest';
import { folderOf, inOwnFolder } from './demo-folder.ts';

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
])('the demo at %s lies in %s', (pathname, folder) => {
  expect(folderOf(pathname)).toBe(folder);
});

test('nothing is fetched before the page knows its folder', () => {
  const html = inOwnFolder(
    '<base href="/" /><link rel="icon" href="./a.svg"><script type="module" src="./a.js"></script>',
  );
  expect(html).toMatch(/^<script>document\.write\('<base href="'.*<\/script>$/);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).toContain(String.raw`<link rel=\"icon\" href=\"./a.svg\">`);
});
