import '@selfservice/mock-server/local-storage';
import { startPageBackend } from '@selfservice/mock-server/browser';
import { createRunningClock } from '@selfservice/mock-server/core/mock-clock';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { writeScenario } from '@selfservice/mock-server/core/scenario';
import { createRoot } from 'react-dom/client';
import { DemoPanel } from './demo/DemoPanel.tsx';
import { keepInAddress } from './demo/keep-in-address.ts';
import { readDemoAddress, refusalNotes } from './demo/notes.ts';
import { withScenario } from './demo/with-scenario.ts';
import { appPathname } from './shell/app-pathname.ts';
import { shellHrefs } from './shell/hrefs.ts';
import { appUrl } from './shell/session-browser.ts';
import { showApp } from './shell/show-app.tsx';
import { startSession } from './shell/start-session.ts';
import { createStoredValues } from './shell/stored-values.ts';

const isHome = ['/', shellHrefs.home].includes(appPathname());
const { scenario, notes } = readDemoAddress(window.location.search, isHome);
keepInAddress(writeScenario(scenario));

const place = document.createElement('div');
document.body.prepend(place);
const panel = createRoot(place);

function showPanel(signedInAs: string | null): void {
  panel.render(
    <DemoPanel scenario={scenario} signedInAs={signedInAs} notes={notes} onChange={restartWith} />,
  );
}

function restartWith(next: Scenario): void {
  // Without this the current user would be signed in again.
  if (next.person !== scenario.person) createStoredValues().refreshToken.remove();
  window.location.search = withScenario(window.location.search, next);
}

const clock = createRunningClock(scenario.at);
const backend = await startPageBackend(scenario, clock, new URL('mockServiceWorker.js', appUrl()).href);
notes.push(...refusalNotes(backend));
showPanel(null);
const started = startSession({ clock, languages: [scenario.language, ...navigator.languages] });
await showApp(started, {
  onSessionChange: (state) => showPanel('identity' in state ? state.identity.userName : null),
});
