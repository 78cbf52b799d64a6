import type { Clock } from '@selfservice/api/core/clock';
import type { Language } from '@selfservice/api/core/language';
import { dashboardQuery } from '@selfservice/api/dashboard/dashboard';
import type { SessionScope } from '@selfservice/api/session/session-scope';
import { savedLanguageQuery } from '@selfservice/api/session/saved-language';
import type { i18n } from 'i18next';
import { queryClientOf } from './query-client-of.ts';

/** A slow answer does not keep the person from the screen; the language then changes when it comes. */
const patienceMs = 2000;

/** Whose cache it is, and what it is made with when nobody has asked for it before; see `queryClientOf`. */
export interface CacheOptions {
  clock: Clock;
  scope: SessionScope;
  onCallFailed: (error: Error, scope: SessionScope) => void;
}

/** What applying the saved language is made of. */
export interface SavedLanguageOptions extends CacheOptions {
  i18n: Pick<i18n, 'language'>;
  /** Shows another language. Rejects where its texts do not come. */
  showLanguage: (language: Language) => Promise<void>;
}

/**
 * Shows the language that the person has saved. An unsupported one is only logged as a warning, a failed call
 * changes nothing. Never rejects. Specification 000 section 1.
 */
export async function applySavedLanguage(options: SavedLanguageOptions): Promise<void> {
  const { i18n, showLanguage, clock, scope, onCallFailed } = options;
  const queryClient = queryClientOf(scope, clock, onCallFailed);

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
    // The query client has already told of a failure; without its texts the language stays as it is.
    void apply()
      .catch(() => {})
      .finally(() => {
        cancel();
        resolve();
      });
  });
}

/** Asks for what stands on every screen, before there is one. */
export function askForHome({ clock, scope, onCallFailed }: CacheOptions): void {
  // Whoever shows it says what has failed.
  void queryClientOf(scope, clock, onCallFailed).prefetchQuery(dashboardQuery());
}

/** Asks anew for what the server words: it follows the language. The saved language itself does not. */
export async function invalidateWords({ clock, scope, onCallFailed }: CacheOptions): Promise<void> {
  const queryClient = queryClientOf(scope, clock, onCallFailed);
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
}
