import { expect, test } from 'vitest';
import { applyTheme } from './theme.ts';

test('a chosen theme stands on the root element', () => {
  const root = { dataset: {} };
  applyTheme('dark', root);
  expect(root.dataset).toEqual({ theme: 'dark' });
});

test('following the system leaves nothing there', () => {
  const root = { dataset: { theme: 'contrast' } };
  applyTheme('system', root);
  expect(root.dataset).toEqual({});
});
