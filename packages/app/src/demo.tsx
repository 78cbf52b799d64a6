import '@selfservice/mock-server/local-storage';
import { openTabStorage, startPageBackend } from '@selfservice/mock-server/browser';
import { originOf } from '@selfservice/mock-server/core/lasting-rows';
import { createScenarioClock } from '@selfservice/mock-server/core/mock-clock';
import type { PersonKey } from '@selfservice/mock-server/core/people';
import { demoPassword, findPerson, people } from '@selfservice/mock-server/core/people';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { hasWholeScenario, writeScenario } from '@selfservice/mock-server/core/scenario-query';
import { readScenarioText, writeScenarioText } from '@selfservice/mock-server/core/scenario-text';
import type { TourId } from '@selfservice/ui/testing/DemoTour';
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { changedFields, isOnlyNetwork } from './demo/changed-fields.ts';
import { DemoControls } from './demo/DemoControls.tsx';
import { toDemoLink } from './demo/demo-link.ts';
import { forgetVisitor } from './demo/forget-visitor.ts';
import { keepInAddress } from './demo/keep-in-address.ts';
import { doneParameter, readDemoAddress } from './demo/notes.ts';
import { signInVisitor } from './demo/sign-in-visitor.ts';
import type { StartMark } from './demo/start-mark.ts';
import { startMarkIn, withStartMark } from './demo/start-mark.ts';
import { createTour } from './demo/tour/create-tour.ts';
import { allowOwnScripts } from './shell/allow-own-scripts.ts';
import { appPathname } from './shell/app-pathname.ts';
import { shellHrefs, toDocumentHref } from './shell/hrefs.ts';
import { createSafeStorage } from './shell/safe-storage.ts';
import { ownName } from './shell/own-name.ts';
import { appPath, appUrl } from './shell/session-browser.ts';
import { showApp } from './shell/show-app.tsx';
import { startSession } from './shell/start-session.ts';
import { createStoredValues } from './shell/stored-values.ts';
import { openTabChannel } from './shell/tab-channel.ts';

allowOwnScripts(appUrl());

const folder = appPath();
const name = ownName('demo', folder);
const stored = createStoredValues(undefined, folder);
const mark = startMarkIn(window.location.hash);
// Now, because the page before it may have stored a draft when it was left.
if (mark === 'reset') forgetVisitor(stored);

const isHome = ['/', shellHrefs.home].includes(appPathname());
const { scenario: first, doneCalls, notes } = readDemoAddress(window.location.search, isHome);
const isWhole = hasWholeScenario(new URLSearchParams(window.location.search));
let scenario = first;
keepInAddress(() => writeScenario(scenario, isWhole));
if (scenario.theme) stored.theme.write(scenario.theme);

const tab = createSafeStorage(openTabStorage);
const hiddenKey = ownName('demo.hidden', folder);
const tour = createTour(tab, ownName('demo.tour', folder));
const place = document.createElement('div');
document.body.prepend(place);
const controls = createRoot(place);
let signedInAs: string | null = null;
let link: ComponentProps<typeof DemoControls>['link'] = null;
let isShown = false;

function showControls(): void {
  isShown = true;
  controls.render(
    <DemoControls
      scenario={scenario}
      signedInAs={signedInAs}
      notes={[...notes]}
      link={link}
      isHidden={tab.get(hiddenKey) !== null}
      onHiddenChange={(isHidden) => {
        if (isHidden) tab.set(hiddenKey, 'true');
        else tab.remove(hiddenKey);
        showControls();
      }}
      onPersonChange={become}
      onChange={(changes) => {
        const changed = changedFields(scenario, changes);
        tabs.send(writeScenarioText(changed));
        apply(changed);
      }}
      onLinkWanted={() => void showLink()}
      onReset={() => void resetAllTabs()}
      tour={tour}
      clock={clock}
      onTourStart={startTour}
      onTourRestart={(id) => void restartTour(id)}
    />,
  );
}

async function showLink(): Promise<void> {
  const calls = await backend.doneCalls();
  const person = signedInPerson() ?? scenario.person;
  link = toDemoLink({
    href: window.location.href,
    scenario: { ...scenario, person },
    calls,
    isSignedIn: signedInAs !== null,
  });
  showControls();
}

function signedInPerson(): PersonKey | undefined {
  return signedInAs === null ? undefined : findPerson(signedInAs);
}

/** Starts the demo again with the present scenario. */
function startAgain(next: StartMark | null, href = window.location.href): void {
  window.history.replaceState(null, '', withStartMark(href, next));
  window.location.reload();
}

function become(person: PersonKey, href?: string): void {
  scenario = { ...scenario, person };
  startAgain('sign-in', href);
}

function hrefOf(path: string): string {
  return new URL(toDocumentHref(path), window.location.href).href;
}

/** Starts a tour at its first address, as its person. */
function startTour(id: TourId): void {
  tour.start(id);
  const started = tour.state.value;
  if (started) become(started.tour.person, hrefOf(started.tour.path));
}

async function restartTour(id: TourId): Promise<void> {
  await backend.reset();
  tabs.send(resetMessage);
  startTour(id);
}

/** Applies other settings: the network from the next call on, everything else by a new start. */
function apply(changed: Partial<Scenario>): void {
  const before = scenario;
  scenario = { ...scenario, ...changed };
  if (isOnlyNetwork(changed)) {
    backend.setNetwork(scenario);
    window.history.replaceState(window.history.state, '', window.location.href);
    showControls();
    if (link) void showLink();
    return;
  }
  if (changed.theme === '') stored.theme.remove();
  const person = signedInPerson();
  // Sign-ins belong to the rows.
  if (!person || originOf({ scenario }) === originOf({ scenario: before })) return startAgain(null);
  become(person);
}

const tabs = openTabChannel(name);
const resetMessage = 'reset';

async function resetAllTabs(): Promise<void> {
  await backend.reset();
  tabs.send(resetMessage);
  reset();
}

/** Starts the demo again at its sign-in page, with the same scenario. */
function reset(): void {
  tour.end();
  startAgain('reset', hrefOf(shellHrefs.home));
}

tabs.subscribe((message) => {
  if (message === resetMessage) return reset();
  const changed = changedFields(scenario, readScenarioText(String(message)).scenario);
  if (Object.keys(changed).length > 0) apply(changed);
});

const clock = createScenarioClock(scenario);
const backend = await startPageBackend({
  name,
  scenario,
  clock,
  replayedCalls: doneCalls,
  workerUrl: new URL('mockServiceWorker.js', appUrl()).href,
  onStorageLost() {
    notes.push({ kind: 'notKept' });
    if (isShown) showControls();
  },
  onBypass() {
    notes.push({ kind: 'inPage' });
    if (isShown) showControls();
  },
});
if (backend.isInPage) notes.push({ kind: 'inPage' });
for (const { call, grant } of backend.refusedCalls)
  notes.push({ kind: 'refusedChange', call, user: people[grant.person].userName });
let isSigningIn = mark === 'sign-in';
if (isSigningIn) signInVisitor(stored, scenario.person, await backend.signIn(scenario.person), scenario);
removeStart();
const started = startSession({ clock, languages: [scenario.language, ...navigator.languages] });
await showApp(started, {
  // The first call comes when the texts can be loaded.
  onSessionChange(state) {
    signedInAs = 'identity' in state ? state.identity.userName : null;
    showControls();
    if (!isSigningIn || (signedInAs === null && state.phase !== 'signedOut')) return;
    isSigningIn = false;
    // The person may not sign in. The login says why after an attempt with the password.
    if (signedInAs === null) queueMicrotask(() => signInByPassword(scenario.person));
  },
});

function signInByPassword(person: PersonKey): void {
  const { userName } = people[person];
  started.session.signIn({ userName, password: demoPassword, isRemembered: false });
}

/** Removes from the address what must happen only once: the changes that are in the rows now, and the mark of the start. */
function removeStart(): void {
  if (mark === null && doneCalls === null) return;
  const url = new URL(window.location.href);
  url.searchParams.delete(doneParameter);
  window.history.replaceState(window.history.state, '', withStartMark(url.href, null));
}
