import { systemClock } from '@selfservice/api/core/clock';
import { createQueryClient } from '@selfservice/api/core/create-query-client';
import { createTransport, fixedToken } from '@selfservice/api/core/create-transport';
import { SessionEndedError } from '@selfservice/api/core/errors';
import { toLanguage } from '@selfservice/api/core/language';
import { fromCommaList } from '@selfservice/api/core/wire';
import type { OwnedValues } from '@selfservice/api/session/owned-values';
import { createOwnedValues } from '@selfservice/api/session/owned-values';
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
import type { Drafts } from '@selfservice/ui/environment/Environment';
import { createHandlers } from '@selfservice/mock-server/handlers';
import type { QueryClient } from '@tanstack/react-query';
import type { HttpHandler } from 'msw';
import { scenarioOf } from './toolbar.ts';

/** The mock backend of one story, and the ways of the story to it. */
export interface StoryBackend {
  /** What the toolbar says of it: with other words of the toolbar a story begins anew. */
  key: string;
  scenario: Scenario;
  handlers: HttpHandler[];
  /** Its rows, so that a play can let somebody else act meanwhile. */
  database: Database;
  /** Signed in as the scenario's person. */
  transport: Transport;
  /** What the scenario's person may do. */
  permissions: Permissions;
  /** Stands still at the scenario's day and time; waits of less than a second pass by themselves. */
  clock: ManualClock;
  /** The product's cache; it repeats a read without a pause, so that what fails has failed soon. */
  queryClient: QueryClient;
  /** Holds what belongs to the scenario's person. */
  own: OwnedValues;
  /** The decisions of the scenario's person that are not settled; the story's parameter `keptDecisions` fills it. */
  keptDecisions: Drafts;
}

/** Texts in memory, by their keys. */
export function createDrafts(kept: Record<string, string> = {}): Drafts {
  const texts = new Map(Object.entries(kept));
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  };
}

/** The backend of a story, by what its loaders have loaded: the one way of a play to it. */
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

/** How long a wait may be to pass without the story's doing, as that for the end of typing does, in milliseconds. */
const shortWaitMs = 1000;

function withShortWaits(clock: ManualClock): ManualClock {
  return { ...clock, after: (ms, callback) => (ms < shortWaitMs ? systemClock : clock).after(ms, callback) };
}

/** A new backend for a story: the default scenario, what the story says, then what the toolbar says. */
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
  const database = createDatabase(scenario, clock);
  const token = openSession(database, scenario.person);
  const transport = createTransport({
    baseUrl: () => '',
    language: () => toLanguage(document.documentElement.lang) ?? 'en',
    authorization: {
      ...fixedToken(token),
      // A story has no sign-in to go back to: its session is over with the first refusal.
      renew: () => Promise.reject(new SessionEndedError()),
    },
  });
  return {
    key: JSON.stringify(ofToolbar),
    scenario,
    handlers: createHandlers(() => database),
    database,
    clock: withShortWaits(clock),
    permissions: permissionsIn(scenario),
    own: createOwnedValues(new AbortController().signal),
    keptDecisions: createDrafts(parameters['keptDecisions'] as Record<string, string> | undefined),
    queryClient: createQueryClient({ transport, clock, retryDelay: 0 }),
    transport,
  };
}
