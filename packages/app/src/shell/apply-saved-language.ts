import type { Language } from '@selfservice/api/core/language';
import { dashboardQuery } from '@selfservice/api/dashboard/dashboard';
import { savedLanguageQuery } from '@selfservice/api/session/saved-language';
import type { i18n } from 'i18next';
import type { CacheOptions } from './query-client-of.ts';
import { queryClientOf } from './query-client-of.ts';

/** How long the first screen waits for the saved language, in milliseconds. A later response still changes the language. */
const patienceMs = 2000;

/** Options of `applySavedLanguage`. */
export interface SavedLanguageOptions extends CacheOptions {
  i18n: Pick<i18n, 'language'>;
  /** Shows another language. Rejects if its texts cannot be fetched. */
  showLanguage: (language: Language) => Promise<void>;
}

/**
 * Shows the language saved for the user. An unsupported one is only logged as a warning; a failed call changes nothing.
 * Never rejects.
 *
 * @requirement shell-30, shell-31
 */
export async function applySavedLanguage(options: SavedLanguageOptions): Promise<void> {
  const { i18n, showLanguage, clock } = options;
  const queryClient = queryClientOf(options);

  async function apply(): Promise<void> {
    const { code, language } = await queryClient.query({
      ...savedLanguageQuery(),
      retry: false,
    });
    if (language === null)
      console.warn(`The saved language "${code}" is not supported; "${i18n.language}" stays.`);
    else if (language !== i18n.language) await showLanguage(language);
  }

  await new Promise<void>((resolve) => {
    const cancel = clock.after(patienceMs, resolve);
    // The query client has already reported a failure. Without its texts the language does not change.
    void apply()
      .catch(() => {})
      .finally(() => {
        cancel();
        resolve();
      });
  });
}

/** Fetches the dashboard data, which every screen needs, before the first screen. */
export function prefetchHome(options: CacheOptions): void {
  // The screens that use it show a failure.
  void queryClientOf(options).prefetchQuery(dashboardQuery());
}

/** Invalidates all responses after a change of the language, because they contain texts; not the saved language itself. */
export async function invalidateWords(options: CacheOptions): Promise<void> {
  const queryClient = queryClientOf(options);
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
}
