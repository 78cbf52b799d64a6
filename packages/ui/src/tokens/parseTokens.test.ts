import { expect, test } from 'vitest';
import { colorIn, parseTokens, tokensOf } from './parseTokens.ts';

const css = `
:root {
  --color-text: light-dark(#111111, #eeeeee);
  --color-scrim: light-dark(rgb(0 0 0 / 40%), rgb(0 0 0 / 60%));
  --elevation-1: 0 1px 2px light-dark(rgb(1 1 1 / 12%), rgb(2 2 2 / 40%));
  --space-1: 4px;
}

:root[data-theme='contrast'] {
  --color-text: light-dark(#000000, #ffffff);
}
`;

test('each theme has its own side of a pair', () => {
  const themes = parseTokens(css);
  expect(Object.entries(themes).map(([name, tokens]) => [name, colorIn(tokens, 'text')])).toEqual([
    ['light', '#111111'],
    ['dark', '#eeeeee'],
    ['light high-contrast', '#000000'],
    ['dark high-contrast', '#ffffff'],
  ]);
});

test('pairs are found inside a longer value, and other values stay', () => {
  const { dark } = parseTokens(css);
  expect(dark.get('elevation-1')).toBe('0 1px 2px rgb(2 2 2 / 40%)');
  expect(dark.get('color-scrim')).toBe('rgb(0 0 0 / 60%)');
  expect(dark.get('space-1')).toBe('4px');
});

test('a rule is read as it is written', () => {
  expect([...tokensOf(css, ":root[data-theme='contrast']")]).toEqual([
    ['color-text', 'light-dark(#000000, #ffffff)'],
  ]);
});

test('says which colour lacks a value', () => {
  expect(() => colorIn(parseTokens(css).light, 'accent')).toThrow(
    'Give --color-accent a light and a dark value.',
  );
});
