import { startMockWorker } from '@selfservice/mock-server/browser';
import { createRunningClock } from '@selfservice/mock-server/core/mock-clock';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { readScenario, writeScenario } from '@selfservice/mock-server/core/scenario';
import { createRoot } from 'react-dom/client';
import { DemoPanel } from './demo/DemoPanel.tsx';
import { keepInAddress } from './demo/keep-in-address.ts';
import { withScenario } from './demo/with-scenario.ts';
import { showApp } from './shell/show-app.tsx';
import { startSession } from './shell/start-session.ts';
import { createStoredValues } from './shell/stored-values.ts';

const scenario = readScenario(new URLSearchParams(window.location.search));
keepInAddress(writeScenario(scenario));

const place = document.createElement('div');
document.body.prepend(place);
const panel = createRoot(place);

function showPanel(signedInAs: string | null): void {
  panel.render(<DemoPanel scenario={scenario} signedInAs={signedInAs} onChange={restartWith} />);
}

function restartWith(next: Scenario): void {
  // Another person is to sign in: without it whoever is signed in now would be so again.
  if (next.person !== scenario.person) createStoredValues().refreshToken.remove();
  window.location.search = withScenario(window.location.search, next);
}

const clock = createRunningClock(scenario.at);
await startMockWorker(scenario, clock);
showPanel(null);
const started = startSession({ clock, languages: [scenario.language, ...navigator.languages] });
await showApp(started, {
  onSessionChange: (state) => showPanel('identity' in state ? state.identity.userName : null),
});
