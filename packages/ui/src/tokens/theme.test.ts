import { expect, test } from 'vitest';
import { applyTheme } from './theme.ts';

test('sets the chosen theme on the root element', () => {
  const root = { dataset: {} };
  applyTheme('dark', root);
  expect(root.dataset).toEqual({ theme: 'dark' });
});

test('removes the theme from the root element for the system theme', () => {
  const root = { dataset: { theme: 'contrast' } };
  applyTheme('system', root);
  expect(root.dataset).toEqual({});
});
