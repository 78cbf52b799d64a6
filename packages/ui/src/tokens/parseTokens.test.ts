import { expect, test } from 'vitest';
import { colorIn, parseTokens, tokensOf } from './parseTokens.ts';

const css = `
:root {
  --if-contrast: ;
  --color-text: var(--if-normal, light-dark(#111111, #eeeeee)) var(--if-contrast, light-dark(#000000, #ffffff));
  --color-scrim: light-dark(rgb(0 0 0 / 40%), rgb(0 0 0 / 60%));
  --elevation-1: 0 1px 2px light-dark(rgb(1 1 1 / 12%), rgb(2 2 2 / 40%));
  --space-1: 4px;
}

:root[data-theme='contrast'] {
  --if-contrast: initial;
}
`;

test('gives each theme its own colour of each pair', () => {
  const themes = parseTokens(css);
  expect(Object.entries(themes).map(([name, tokens]) => [name, colorIn(tokens, 'text')])).toEqual([
    ['light', '#111111'],
    ['dark', '#eeeeee'],
    ['light high-contrast', '#000000'],
    ['dark high-contrast', '#ffffff'],
  ]);
});

test('replaces pairs inside a longer value, and keeps other values', () => {
  const { dark } = parseTokens(css);
  expect(dark.get('elevation-1')).toBe('0 1px 2px rgb(2 2 2 / 40%)');
  expect(dark.get('color-scrim')).toBe('rgb(0 0 0 / 60%)');
  expect(dark.get('space-1')).toBe('4px');
});

test('reads the declarations of a rule', () => {
  expect([...tokensOf(css, ":root[data-theme='contrast']")]).toEqual([['if-contrast', 'initial']]);
});

test('names the colour without a value', () => {
  expect(() => colorIn(parseTokens(css).light, 'accent')).toThrow(
    'Give --color-accent a light and a dark value.',
  );
});
