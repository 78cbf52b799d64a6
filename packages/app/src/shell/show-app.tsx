import { appPath } from './session-browser.ts';
import { createDeviceOutbox } from './device-outbox.ts';
import { defaultLanguage, toLanguage } from '@selfservice/api/core/language';
import type { SessionState } from '@selfservice/api/session/session-state';
import type { Notify } from '@selfservice/ui/environment/Environment';
import { createI18n } from '@selfservice/ui/i18n/createI18n';
import { firstNamespaces } from '@selfservice/ui/i18n/localeLoaders';
import { createNotificationQueue } from '@selfservice/ui/patterns/notificationQueue';
import { problemTitle } from '@selfservice/ui/session/problemTitle';
import { createRoot } from 'react-dom/client';
import { createEndedPasses } from '../terminal/ended-passes.ts';
import { App } from './App.tsx';
import type { AppProps } from './App.tsx';
import { notifyWhile } from './notify-while.ts';
import { tidyOfflinePlan } from './offline-plan-guard.ts';
import { createPageEnd } from './page-end.ts';
import { createSavedLanguage } from './saved-language.ts';
import { scopeIn } from './scope-in.ts';
import type { StartedSession } from './start-session.ts';
import '@selfservice/ui/tokens/global.css';
import './first-paint.css';

/** Options of `showApp`. */
export interface ShowOptions {
  /** Called after each change of the session. */
  onSessionChange?: (state: SessionState) => void;
  /** Whether the build has a service worker. Default false: the demo has one of its own. */
  hasWorker?: boolean;
}

/** Shows the application of a started session in `#root`. */
export async function showApp(
  started: StartedSession,
  { onSessionChange, hasWorker = false }: ShowOptions = {},
): Promise<void> {
  const { clock, session, stored, serverDates, reportError } = started;
  const { openPath, hasSignedInBefore } = started;
  const notifications = createNotificationQueue(clock);
  const pageEnd = createPageEnd(window);
  const i18n = await createI18n({ language: started.language });
  const outbox = createDeviceOutbox(stored, appPath(), () =>
    notifications.refusal(i18n.t('notKept', { ns: 'session' })),
  );
  const savedLanguage = createSavedLanguage({ clock, i18n, reportError, outbox });
  /** One sign-in until its logout, whichever person is selected meanwhile. */
  let signIn = { isOver: false };
  let isModeKnown = false;
  let isWorkerRemoved = false;

  function createNotify(): Notify {
    const own = signIn;
    return notifyWhile(() => !own.isOver, notifications);
  }

  function follow(state: SessionState): void {
    const scope = scopeIn(state);
    if (!scope) {
      signIn.isOver = true;
      signIn = { isOver: false };
    }
    savedLanguage.follow(scope, state.phase);
    if ('configuration' in state && !isModeKnown && (state.configuration.isDebug || !isStarting(state))) {
      isModeKnown = true;
      passToDebugLists(started, state.configuration.isDebug);
    }
    if (hasWorker && !isWorkerRemoved && 'configuration' in state && !state.configuration.isInstallable) {
      isWorkerRemoved = true;
      import('./service-worker-registration.ts').then(({ removeWorker }) => removeWorker()).catch(() => {});
    }
    onSessionChange?.(state);
  }

  started.handTo({
    language: () => toLanguage(i18n.language) ?? defaultLanguage,
    onPersonRefused: (problem) =>
      notifications.refusal(problemTitle(problem, i18n.getFixedT(null, 'session'))),
    onError: notifications.error,
  });
  // The list of people has the names of centres in the language of its call.
  i18n.on('languageChanged', () => session.refreshPeople());
  session.state.subscribe(follow);
  tidyOfflinePlan(stored.offlinePlan, clock);
  await i18n.loadNamespaces([...firstNamespaces]);
  show({
    openPath,
    session,
    clock,
    hasSignedInBefore,
    languageReady: savedLanguage.ready,
    host: {
      notifications,
      createNotify,
      onPageEnd: pageEnd.subscribe,
      onCallFailed: reportError,
      stored,
      outbox,
      endedPasses: createEndedPasses(stored.terminal.endedPasses),
      serverDates,
      hasWorker,
    },
  });
}

/** Returns whether start-up may still load another configuration. */
function isStarting({ phase }: SessionState): boolean {
  return phase === 'checkingServer' || phase === 'serverCheckFailed';
}

/**
 * Passes errors and responses to the debug lists. Outside of debug mode, or if their code cannot be fetched, they are dropped.
 */
function passToDebugLists({ errors, answers, clock }: StartedSession, isDebug: boolean): void {
  const drop = () => {
    errors.handTo(() => {});
    answers.handTo(() => {});
  };
  if (isDebug)
    import('../errors/show-error-list.tsx').then(
      ({ showErrorList }) => showErrorList(errors, answers, clock),
      drop,
    );
  else drop();
}

function show(props: AppProps): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no element with the id "root".');
  // Caught errors are logged in the console and reported like uncaught ones.
  const root = createRoot(element, { onCaughtError: (error) => window.reportError(error) });
  root.render(<App {...props} />);
}
