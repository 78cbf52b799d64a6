import type { Clock } from '@selfservice/api/core/clock';
import type { EntryStore } from '@selfservice/api/core/outbox/entry-store';
import type { SessionScope } from '@selfservice/api/session/session-scope';
import type { SessionState } from '@selfservice/api/session/session-state';
import type { i18n as I18n } from 'i18next';
import { loadAfterSignIn } from './load-screens.ts';
import type { ReportError } from './report-errors.ts';
import { showLanguage } from './show-language.ts';

/** Options of `createSavedLanguage`. */
export interface SavedLanguageEnvironment {
  clock: Clock;
  /** The texts of the interface. */
  i18n: I18n;
  /** Called with failures. */
  reportError: ReportError;
  /** See `CacheOptions`. */
  outbox: EntryStore;
}

/** Applies the language saved for the signed-in user. @requirement shell-30 */
export interface SavedLanguage {
  /** Called after each change of the session. Applies the saved language after a sign-in. */
  follow: (scope: SessionScope | null, phase: SessionState['phase']) => void;
  /** Settles when the saved language of the user is shown. */
  ready: () => Promise<void>;
}

/** Shows the saved language after each sign-in, and fetches all responses again after a change of the language. */
export function createSavedLanguage(environment: SavedLanguageEnvironment): SavedLanguage {
  const { clock, i18n, reportError, outbox } = environment;
  let scope: SessionScope | null = null;
  let phase: SessionState['phase'] | null = null;
  let ready = Promise.resolve();

  async function apply(own: SessionScope): Promise<void> {
    const { applySavedLanguage, prefetchHome } = await loadAfterSignIn();
    const cache = { clock, scope: own, onCallFailed: reportError, outbox };
    await applySavedLanguage({ ...cache, i18n, showLanguage: (language) => showLanguage(i18n, language) });
    if (scope === own && phase === 'signedIn') prefetchHome(cache);
  }

  async function fetchAgain(own: SessionScope): Promise<void> {
    const { invalidateWords } = await loadAfterSignIn();
    await invalidateWords({ clock, scope: own, onCallFailed: reportError, outbox });
  }

  i18n.on('languageChanged', () => {
    if (scope) fetchAgain(scope).catch((error: unknown) => reportError(error));
  });
  return {
    follow(nextScope, nextPhase) {
      scope = nextScope;
      if (scope && nextPhase !== phase) {
        // The screen also appears if this code cannot be fetched.
        ready = apply(scope).catch((error: unknown) => reportError(error));
      }
      phase = nextPhase;
    },
    ready: () => ready,
  };
}
