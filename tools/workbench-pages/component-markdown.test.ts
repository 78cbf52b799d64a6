import { expect, test } from 'vitest';
import { componentMarkdown } from './component-markdown.ts';
import { componentPages, componentSizes } from './component-pages.ts';
import type { ComponentPage } from './component-pages.ts';
import { propsOf } from './component-props.ts';

const page: ComponentPage = {
  folder: 'primitives',
  name: 'Link',
  id: 'primitives-link--docs',
  purpose: 'A text link.',
  guide: [
    { heading: 'When to use', lines: ['A change of the address.'] },
    {
      heading: 'When not to use',
      lines: [
        'An action: [Button](../Button/Button.guide.md), or a [PersonMenu](../../patterns/PersonMenu/PersonMenu.guide.md).',
      ],
    },
  ],
  props: [
    { name: 'kind', type: "'quiet' | 'loud'", isRequired: false, description: 'The look. Default `quiet`.' },
  ],
  otherProps: 'Other props are passed to the root element.',
  size: { alone: '11.3 kB', added: '0.8 kB' },
  stories: [{ id: 'primitives-link--default', file: 'Link', name: 'Default', hasPicture: false }],
  comparable: [],
};

test('a page is written as Markdown with purpose, guidance, props, size and stories', () => {
  expect(componentMarkdown(page)).toBe(`# Link

A text link.

\`import { Link } from '@selfservice/ui/primitives/Link';\`

[Page in the workbench](../?path=/docs/primitives-link--docs)

## When to use

- A change of the address.

## When not to use

- An action: [Button](./Button.md), or a [PersonMenu](./PersonMenu.md).

## Props

| Prop | Type | Required | Meaning |
| - | - | - | - |
| \`kind\` | \`'quiet' \\| 'loud'\` | no | The look. Default \`quiet\`. |

Other props are passed to the root element.

## Size

11.3 kB alone, 0.8 kB more on a screen with a Button and a TextField, after gzip.

## Stories

- [Link: Default](../?path=/story/primitives-link--default)`);
});

test('a page without props, size or a sentence about other props leaves them out', () => {
  const text = componentMarkdown({ ...page, props: [], otherProps: '', size: null });
  expect(text).not.toContain('| Prop |');
  expect(text).not.toContain('## Size');
  expect(text).toContain('## Props\n\n## Stories');
});

test(
  'every component has a page with a purpose, stories and a story for the themes',
  { tags: ['test-all'] },
  () => {
    const pages = componentPages();
    expect(pages.length).toBeGreaterThan(70);
    expect(pages.filter(({ purpose, comparable }) => !purpose || comparable.length === 0)).toEqual([]);
    expect(new Set(pages.map(({ name }) => name.toLowerCase())).size).toBe(pages.length);
    expect(
      pages.filter(({ props, otherProps }) => props.length === 0 && !otherProps).map(({ name }) => name),
    ).toEqual([]);
  },
);

test('every primitive has a size', { tags: ['test-all'] }, () => {
  const sizes = componentSizes();
  const primitives = componentPages().filter(({ folder }) => folder === 'primitives');
  expect(primitives.filter(({ size }) => !size).map(({ name }) => name)).toEqual([]);
  expect(sizes.get('Button')?.alone).toMatch(/^\d+\.\d kB$/);
});

test('a prop has the type of its source', () => {
  const rows = propsOf('primitives/Table/Table.tsx');
  expect(rows.find(({ name }) => name === 'columns')).toEqual({
    name: 'columns',
    type: 'readonly TableColumn[]',
    isRequired: true,
    description: 'The columns, in order. The first column names the row for assistive technology.',
  });
  expect(rows.find(({ name }) => name === 'selectionMode')?.type).toBe("'none' | 'single' | 'multiple'");
});
