import { NetworkError } from '@selfservice/api/core/errors';
import type { Language } from '@selfservice/api/core/language';
import type { i18n as I18n } from 'i18next';

/**
 * Shows another language once its texts are there.
 *
 * @throws NetworkError they have not come; the language stays as it is
 */
export async function showLanguage(i18n: I18n, language: Language): Promise<void> {
  if (language === i18n.language) return;
  // The change of the language itself goes on without texts, and shows their keys.
  await new Promise<void>((resolve, reject) => {
    // What has failed before is asked for by a reload alone.
    void i18n.reloadResources([language], i18n.options.ns, (errors?: readonly unknown[]) =>
      errors ? reject(new NetworkError(`locales/${language}.json`, errors[0])) : resolve(),
    );
  });
  await i18n.changeLanguage(language);
}
