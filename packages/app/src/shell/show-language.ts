import { NetworkError } from '@selfservice/api/core/errors';
import type { Language } from '@selfservice/api/core/language';
import type { i18n as I18n } from 'i18next';

/**
 * Shows another language once its texts are loaded.
 *
 * @throws NetworkError the texts cannot be fetched; the language does not change
 */
export async function showLanguage(i18n: I18n, language: Language): Promise<void> {
  if (language === i18n.language) return;
  // `changeLanguage` does not wait for the texts and would show their keys.
  await new Promise<void>((resolve, reject) => {
    // Only `reloadResources` fetches texts that failed before.
    void i18n.reloadResources([language], i18n.options.ns, (errors?: readonly unknown[]) =>
      errors ? reject(new NetworkError(`locales/${language}.json`, errors[0])) : resolve(),
    );
  });
  await i18n.changeLanguage(language);
}
