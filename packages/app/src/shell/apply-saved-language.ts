import type { Clock } from '@selfservice/api/core/clock';
import type { Transport } from '@selfservice/api/core/transport';
import { savedLanguageQuery } from '@selfservice/api/settings/settings';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';

/** A slow answer does not keep the person from the screen; the language then changes when it comes. */
const patienceMs = 2000;

/** What applying the saved language is made of. */
export interface SavedLanguageOptions {
  clock: Clock;
  transport: Transport;
  queryClient: QueryClient;
  i18n: Pick<i18n, 'changeLanguage' | 'language'>;
}

/**
 * Shows the language that the person has saved. An unsupported one is only logged as a warning, a failed call
 * changes nothing. Never rejects. Specification 000 section 1.
 */
export async function applySavedLanguage(options: SavedLanguageOptions): Promise<void> {
  const { clock, transport, queryClient, i18n } = options;

  async function apply(): Promise<void> {
    const { code, language } = await queryClient.query({ ...savedLanguageQuery(transport), retry: false });
    if (language === null)
      console.warn(`The saved language "${code}" is not supported; "${i18n.language}" stays.`);
    else if (language !== i18n.language) await i18n.changeLanguage(language);
  }

  await new Promise<void>((resolve) => {
    const cancel = clock.after(patienceMs, resolve);
    // The query client has already told of a failure.
    void apply()
      .catch(() => {})
      .finally(() => {
        cancel();
        resolve();
      });
  });
}
