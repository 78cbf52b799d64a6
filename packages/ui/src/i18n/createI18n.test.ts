import { expect, test } from 'vitest';
import { createI18n } from './createI18n.ts';
import type { Wording } from './createI18n.ts';

async function textsWith(wording: Wording) {
  const i18n = await createI18n({ language: 'en', wording });
  await i18n.loadNamespaces(['primitives', 'patterns']);
  return i18n;
}

test('own words replace the texts of their keys, at any depth, and keep the others', async () => {
  const i18n = await textsWith({
    en: { primitives: { close: 'Dismiss', search: { clear: 'Empty' } } },
    cs: { primitives: { close: 'Pryč' } },
  });
  expect(i18n.t('close', { ns: 'primitives' })).toBe('Dismiss');
  expect(i18n.t('search.clear', { ns: 'primitives' })).toBe('Empty');
  expect(i18n.t('menu.more', { ns: 'patterns' })).toBe('More');
  await i18n.changeLanguage('cs');
  expect(i18n.t('close', { ns: 'primitives' })).toBe('Pryč');
  expect(i18n.t('search.clear', { ns: 'primitives' })).toBe('Vymazat hledání');
});

test('own words of one application do not reach another one on the same page', async () => {
  await textsWith({ en: { primitives: { close: 'Dismiss' } } });
  const other = await textsWith({});
  expect(other.t('close', { ns: 'primitives' })).toBe('Close');
});
