import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const documents = globSync(['*.md', 'docs/**/*.md', '{packages/*,bench}/*.md']);

/** Returns the relative addresses that a document links to or shows, without anchors. */
function relativeLinks(text: string): string[] {
  const prose = text.replaceAll(/```.*?```|`[^`\n]*`/gs, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)|\bsrc="([^"]+)"/g)]
    .map(([, link, image]) => (link ?? image ?? '').replace(/#.*$/, ''))
    .filter((address) => address !== '' && !/^[a-z]+:/.test(address));
}

test.each(documents)('every relative link of %s leads to a file or folder', (document) => {
  const missing = relativeLinks(readFileSync(document, 'utf8')).filter(
    (address) => !existsSync(join(dirname(document), address)),
  );
  expect(missing).toEqual([]);
});

test.each(globSync('docs/decisions/*.md').concat(globSync('packages/*/README.md')))(
  '%s has at most 60 lines',
  (document) => {
    expect(readFileSync(document, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  },
);

test('the README shows one picture of a phone and one of a desktop', () => {
  const pictures = relativeLinks(readFileSync('README.md', 'utf8')).filter((address) =>
    address.endsWith('.png'),
  );
  expect(pictures).toEqual([expect.stringContaining('phone'), expect.stringContaining('desk')]);
});
