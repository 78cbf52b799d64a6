import type { Decidable } from '@selfservice/api/core/decisions/decision';
import type { KeptDecision } from '@selfservice/api/core/decisions/kept-decision';
import type { EntryStore } from '@selfservice/api/core/outbox/entry-store';
import { createPassingStore } from '@selfservice/api/core/outbox/entry-store';
import { systemClock } from '@selfservice/api/core/clock';
import { createQueryClient } from '@selfservice/api/core/create-query-client';
import { createTransport, fixedToken } from '@selfservice/api/core/create-transport';
import { SessionEndedError } from '@selfservice/api/core/errors';
import { toLanguage } from '@selfservice/api/core/language';
import { fromCommaList } from '@selfservice/api/core/wire';
import type { SessionValues } from '@selfservice/api/session/session-values';
import { createSessionValues } from '@selfservice/api/session/session-values';
import type { Permissions } from '@selfservice/api/session/permissions';
import { people } from '@selfservice/mock-server/core/people';
import type { ManualClock } from '@selfservice/mock-server/core/manual-clock';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { localDateTime } from '@selfservice/api/core/local-date';
import type { Transport } from '@selfservice/api/core/transport';
import type { Database } from '@selfservice/mock-server/core/database';
import { createDatabase } from '@selfservice/mock-server/core/database';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import { openSession } from '@selfservice/mock-server/core/story-session';
import type { Drafts } from '@selfservice/api/core/drafts';
import { createHandlers } from '@selfservice/mock-server/handlers';
import type { QueryClient } from '@tanstack/react-query';
import type { HttpHandler } from 'msw';
import type { PersonWatch } from './person/person-use.ts';
import { watchPerson, watchedPermissions } from './person/person-use.ts';
import { scenarioOf } from './toolbar.ts';

/** The mock backend of a story with everything that gives access to it. */
export interface StoryBackend {
  /** The toolbar values as text: when they change, the story starts again. */
  key: string;
  scenario: Scenario;
  handlers: HttpHandler[];
  /** The data of the backend, so that a `play` can simulate actions of other users. */
  database: Database;
  /** A transport that is signed in as the person of the scenario. */
  transport: Transport;
  /** The permissions of the person of the scenario. */
  permissions: Permissions;
  /** Stopped at the day and time of the scenario; timers of less than a second run in real time. */
  clock: ManualClock;
  /** The query client of the product, which retries without a delay, so that failures appear quickly. */
  queryClient: QueryClient;
  /** The values of the session of the person. */
  sessionValue: SessionValues;
  /**
   * Stored decisions whose outcome is not known yet. The parameter `keptDecisions` of a story sets its initial content.
   */
  kept: EntryStore;
  /** Records whether the story depends on the person of the scenario. */
  personWatch: PersonWatch;
}

/** Creates a store of texts by key, in memory. */
export function createDrafts(kept: Record<string, string> = {}): Drafts {
  const texts = new Map(Object.entries(kept));
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  };
}

/** Returns the backend of a story from the results of its loaders. A `play` gets the backend this way. */
export function backendOf(loaded: Record<string, unknown>): StoryBackend {
  return loaded['backend'] as StoryBackend;
}

function permissionsIn(scenario: Scenario): Permissions {
  const person = people[scenario.person];
  return {
    disabled: new Set([...fromCommaList(person.disabledActions ?? ''), ...scenario.disabledActions]),
    invisible: new Set([...fromCommaList(person.invisibleActions ?? ''), ...scenario.invisibleActions]),
  };
}

/** Shorter timers than this run in real time, for example the delay after typing, in milliseconds. */
const shortWaitMs = 1000;

function withShortWaits(clock: ManualClock): ManualClock {
  return { ...clock, after: (ms, callback) => (ms < shortWaitMs ? systemClock : clock).after(ms, callback) };
}

/** The seed of the late responses of a run with `--late`; null in every other run and in the workbench. */
const lateSeed = import.meta.env['STORYBOOK_LATE_SEED']
  ? Number(import.meta.env['STORYBOOK_LATE_SEED'])
  : null;

/** Creates the backend of a story from the default scenario, overridden by the story and then by the toolbar. */
export function createStoryBackend(
  parameters: Record<string, unknown>,
  globals: Record<string, unknown>,
): StoryBackend {
  const ofToolbar = scenarioOf(globals);
  const scenario: Scenario = {
    ...defaultScenario,
    ...(parameters['scenario'] as Partial<Scenario> | undefined),
    ...ofToolbar,
  };
  const clock = createManualClock(localDateTime(scenario.at));
  const database = { ...createDatabase(scenario, clock), lateSeed };
  const token = openSession(database, scenario.person);
  const personWatch = watchPerson();
  const transport = createTransport({
    baseUrl: () => '',
    language: () => toLanguage(document.documentElement.lang) ?? 'en',
    authorization: {
      ...fixedToken(token),
      // A story cannot sign in again: its session ends with the first refused call.
      renew: () => Promise.reject(new SessionEndedError()),
    },
  });
  return {
    key: JSON.stringify(ofToolbar),
    scenario,
    handlers: createHandlers(() => {
      personWatch.use();
      return database;
    }),
    database,
    clock: withShortWaits(clock),
    permissions: watchedPermissions(permissionsIn(scenario), personWatch),
    personWatch,
    sessionValue: createSessionValues(new AbortController().signal),
    kept: createPassingStore(
      ((parameters['keptDecisions'] as KeptDecision<Decidable>[] | undefined) ?? []).map((one) => [
        one.key,
        one,
      ]),
    ),
    queryClient: createQueryClient({ transport, clock, retryDelay: 0 }),
    transport,
  };
}
