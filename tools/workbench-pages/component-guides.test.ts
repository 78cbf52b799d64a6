import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { componentRoot, librarySources } from '../stories/components.ts';
import { guideHeadings, linksOf, readGuide } from './component-guides.ts';
import { componentsWithPage, guideFileOf } from './component-pages.ts';
import { propsOf } from './component-props.ts';

const sections = (headings: readonly string[]) =>
  ['# Link', ...headings.map((heading) => `## ${heading}\n\n- One.`)].join('\n\n');
/** The names that the library exports. */
const exported = new Set(
  librarySources().flatMap(({ text }) =>
    [...text.matchAll(/^export (?:const|function|interface|type) (\w+)/gm)].map(([, name = '']) => name),
  ),
);

test('there are components in both folders, and no guide without a component', () => {
  const paths = componentsWithPage();
  expect(new Set(paths.map((path) => path.split('/', 1)[0]))).toEqual(new Set(['patterns', 'primitives']));
  const guides = globSync(`${componentRoot}/**/*.guide.md`).map((file) => file.replaceAll('\\', '/'));
  expect(guides.toSorted()).toEqual(paths.map(guideFileOf).toSorted());
});

describe.each(componentsWithPage())('%s', (path) => {
  const file = guideFileOf(path);
  const name = basename(path, '.tsx');

  test('has a guide of at most eight lines in five sections', () => {
    const guide = readGuide(readFileSync(file, 'utf8'), name);
    const lines = guide.flatMap((section) => section.lines);
    expect(lines.length).toBeLessThanOrEqual(8);
    expect(guide.filter((section) => section.lines.length === 0)).toEqual([]);
    const instead = guide.find(({ heading }) => heading === 'When not to use');
    expect(instead?.lines.flatMap(linksOf), 'a link to a better component').not.toEqual([]);
  });

  test('links to guides that exist, by the names of their components', () => {
    const links = linksOf(readFileSync(file, 'utf8'));
    const broken = links.filter(
      (link) =>
        !existsSync(join(dirname(file), link.address)) || basename(link.address) !== `${link.name}.guide.md`,
    );
    expect(broken).toEqual([]);
    expect(links.filter((link) => link.name === name)).toEqual([]);
  });

  test('names props of the component and exported names of the library', () => {
    const props = new Set(propsOf(path).map((prop) => prop.name));
    const codes = [...readFileSync(file, 'utf8').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
    const names = codes.filter((code) => /^[A-Za-z]\w*$/.test(code));
    expect(names.filter((code) => !props.has(code) && !exported.has(code))).toEqual([]);
  });
});

test.each([
  ['another title', sections(guideHeadings).replace('# Link', '# Links'), 'begins with "# Link"'],
  ['a missing heading', sections(guideHeadings.slice(1)), 'has the headings When to use'],
  ['headings in another order', sections(guideHeadings.toReversed()), 'has the headings When to use'],
  ['a paragraph', `${sections(guideHeadings)}\n\nMore.`, 'only list items in one line, not More.'],
])('a guide with %s is refused', (_, text, message) => {
  expect(() => readGuide(text, 'Link')).toThrow(message);
});
