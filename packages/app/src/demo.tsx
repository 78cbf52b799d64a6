import '@selfservice/mock-server/local-storage';
import { startPageBackend } from '@selfservice/mock-server/browser';
import { createScenarioClock } from '@selfservice/mock-server/core/mock-clock';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { hasWholeScenario, readableQuery, writeScenario } from '@selfservice/mock-server/core/scenario-query';
import { createRoot } from 'react-dom/client';
import { DemoPanel } from './demo/DemoPanel.tsx';
import { forgetVisitor } from './demo/forget-visitor.ts';
import { keepInAddress } from './demo/keep-in-address.ts';
import { readDemoAddress } from './demo/notes.ts';
import { withScenario } from './demo/with-scenario.ts';
import { allowOwnScripts } from './shell/allow-own-scripts.ts';
import { appPathname } from './shell/app-pathname.ts';
import { shellHrefs, toDocumentHref } from './shell/hrefs.ts';
import { appUrl } from './shell/session-browser.ts';
import { showApp } from './shell/show-app.tsx';
import { startSession } from './shell/start-session.ts';
import { createStoredValues } from './shell/stored-values.ts';
import { openTabChannel } from './shell/tab-channel.ts';

allowOwnScripts(appUrl());

/** Marks the address of a page that starts after a reset. */
const resetMark = '#reset';

if (window.location.hash === resetMark) {
  // Now, because the page before it may have stored a draft when it was left.
  forgetVisitor(createStoredValues());
  window.history.replaceState(null, '', window.location.pathname + window.location.search);
}

const isHome = ['/', shellHrefs.home].includes(appPathname());
const { scenario, notes } = readDemoAddress(window.location.search, isHome);
const inAddress = writeScenario(scenario, hasWholeScenario(new URLSearchParams(window.location.search)));
keepInAddress(inAddress);
if (scenario.theme) createStoredValues().theme.write(scenario.theme);

const place = document.createElement('div');
document.body.prepend(place);
const panel = createRoot(place);
let signedInAs: string | null = null;
let isShown = false;

function showPanel(): void {
  isShown = true;
  panel.render(
    <DemoPanel
      scenario={scenario}
      signedInAs={signedInAs}
      notes={[...notes]}
      onChange={restartWith}
      onReset={() => void resetAllTabs()}
    />,
  );
}

function restartWith(next: Scenario): void {
  // Without this the current user would be signed in again.
  if (next.person !== scenario.person) createStoredValues().refreshToken.remove();
  window.location.search = withScenario(window.location.search, next);
}

const tabs = openTabChannel('selfservice.demo');

async function resetAllTabs(): Promise<void> {
  await backend.reset();
  tabs.send('reset');
  startAgain();
}

/** Starts the demo again at its sign-in page, with the same scenario. */
function startAgain(): void {
  const query = readableQuery(inAddress);
  const home = toDocumentHref(shellHrefs.home) + (query && `?${query}`);
  window.history.replaceState(null, '', home + resetMark);
  window.location.reload();
}

tabs.subscribe(startAgain);

const clock = createScenarioClock(scenario);
const backend = await startPageBackend({
  scenario,
  clock,
  workerUrl: new URL('mockServiceWorker.js', appUrl()).href,
  onStorageLost() {
    notes.push({ kind: 'notKept' });
    if (isShown) showPanel();
  },
});
if (backend.isInPage) notes.push({ kind: 'inPage' });
const started = startSession({ clock, languages: [scenario.language, ...navigator.languages] });
await showApp(started, {
  // The first call comes when the texts can be loaded.
  onSessionChange(state) {
    signedInAs = 'identity' in state ? state.identity.userName : null;
    showPanel();
  },
});
