import { NetworkError } from '@selfservice/api/core/errors';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { showLanguage } from './show-language.ts';

test('a language is shown only if its texts can be fetched', async () => {
  let isAway = true;
  const i18n = createInstance();
  i18n.use({
    type: 'backend' as const,
    init() {},
    read(language: string, _: string, done: (error: Error | null, texts: object | null) => void) {
      if (isAway && language === 'sk') done(new Error('away'), null);
      else done(null, { close: language });
    },
  });
  await i18n.init({ lng: 'en', fallbackLng: false, ns: ['settings'], defaultNS: 'settings' });

  await expect(showLanguage(i18n, 'sk')).rejects.toBeInstanceOf(NetworkError);
  expect(i18n.t('close')).toBe('en');
  await showLanguage(i18n, 'cs');
  expect(i18n.t('close')).toBe('cs');
  isAway = false;
  await showLanguage(i18n, 'sk');
  expect(i18n.t('close')).toBe('sk');
});
