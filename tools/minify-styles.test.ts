import { expect, test } from 'vitest';
import { minifyStyle } from './minify-styles.ts';

test.each([
  ['lines and comments', '\n  /* Why. */\n  display: grid;\n\n  gap: 4px;\n', ' display: grid;gap: 4px;'],
  ['a rule in a rule', '&:hover > a {\n    color: red;\n  }\n', '&:hover > a{color: red;}'],
  ['a selector over two lines', 'a,\n  b c {\n  top: 0;\n}', 'a,b c{top: 0;}'],
  [
    'a query',
    '@media (width >= 640px) {\n  top: calc(1px + 2px);\n}',
    '@media (width >= 640px){top: calc(1px + 2px);}',
  ],
])('minifyStyle shortens %s', (_, css, smaller) => {
  expect(minifyStyle(css)).toBe(smaller);
});

test.each([`content: ', {  } /* no comment */';`, `clip-path: path("M0 1.9H8V0L12  2.75");`])(
  'minifyStyle keeps quoted text in %s',
  (css) => {
    expect(minifyStyle(css)).toBe(css);
  },
);

test('minifyStyle keeps the space before a placeholder', () => {
  expect(minifyStyle('margin: 0 ')).toBe('margin: 0 ');
  expect(minifyStyle(' > li {\n')).toBe(' > li{');
});
