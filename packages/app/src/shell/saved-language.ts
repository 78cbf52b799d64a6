import type { Clock } from '@selfservice/api/core/clock';
import type { SessionScope } from '@selfservice/api/session/session-scope';
import type { SessionState } from '@selfservice/api/session/session-state';
import type { i18n as I18n } from 'i18next';
import { loadAfterSignIn } from './load-screens.ts';
import type { ReportError } from './report-errors.ts';
import { showLanguage } from './show-language.ts';

/** What the saved language is applied with. */
export interface SavedLanguageEnvironment {
  clock: Clock;
  /** The texts of the interface. */
  i18n: I18n;
  /** Is told what fails. */
  reportError: ReportError;
}

/** The language that whoever is signed in has saved. */
export interface SavedLanguage {
  /** The session has changed: after a sign-in the saved language is applied. */
  follow: (scope: SessionScope | null, phase: SessionState['phase']) => void;
  /** Settles when the language saved for who is signed in is shown. */
  ready: () => Promise<void>;
}

/** Shows what each sign-in has saved, and asks the server for its own words anew where another language is chosen. */
export function createSavedLanguage({ clock, i18n, reportError }: SavedLanguageEnvironment): SavedLanguage {
  let scope: SessionScope | null = null;
  let phase: SessionState['phase'] | null = null;
  let ready = Promise.resolve();

  async function apply(own: SessionScope): Promise<void> {
    const { applySavedLanguage, askForHome } = await loadAfterSignIn();
    const cache = { clock, scope: own, onCallFailed: reportError };
    await applySavedLanguage({ ...cache, i18n, showLanguage: (language) => showLanguage(i18n, language) });
    if (scope === own && phase === 'signedIn') askForHome(cache);
  }

  async function askForWordsAnew(own: SessionScope): Promise<void> {
    const { invalidateWords } = await loadAfterSignIn();
    await invalidateWords({ clock, scope: own, onCallFailed: reportError });
  }

  i18n.on('languageChanged', () => {
    if (scope) askForWordsAnew(scope).catch((error: unknown) => reportError(error));
  });
  return {
    follow(nextScope, nextPhase) {
      scope = nextScope;
      if (scope && nextPhase !== phase) {
        // A language whose code does not come is no reason to show nothing.
        ready = apply(scope).catch((error: unknown) => reportError(error));
      }
      phase = nextPhase;
    },
    ready: () => ready,
  };
}
