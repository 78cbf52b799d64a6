import { startMockWorker } from '@selfservice/mock-server/browser';
import { createRunningClock } from '@selfservice/mock-server/core/mock-clock';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { readScenario, writeScenario } from '@selfservice/mock-server/core/scenario';
import { createRoot } from 'react-dom/client';
import { DemoPanel } from './demo/DemoPanel.tsx';
import { keepInAddress } from './demo/keep-in-address.ts';
import { withScenario } from './demo/with-scenario.ts';
import { startApp } from './shell/start-app.tsx';

const scenario = readScenario(new URLSearchParams(window.location.search));
keepInAddress(writeScenario(scenario));

function showPanel(): void {
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(<DemoPanel scenario={scenario} onChange={restartWith} />);
}

function restartWith(next: Scenario): void {
  window.location.search = withScenario(window.location.search, next);
}

const clock = createRunningClock(scenario.at);
await startMockWorker(scenario, clock);
showPanel();
await startApp({ clock, languages: [scenario.language, ...navigator.languages] });
