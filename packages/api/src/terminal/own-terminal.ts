import type { CachedPart } from '../core/create-query-client.ts';
import { invalidate, transportOf } from '../core/create-query-client.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Clock } from '../core/clock.ts';
import type { EntryStore } from '../core/outbox/entry-store.ts';
import { createPassingStore } from '../core/outbox/entry-store.ts';
import { newPageId } from '../core/outbox/page-id.ts';
import type { BackendLanguage } from '../core/language.ts';
import { createTerminal } from './create-terminal.ts';
import type { EndedPass } from './ended-pass.ts';
import { toEndedPass } from './ended-pass.ts';
import { isRecorded } from './is-recorded.ts';
import type { PassOwner } from './kept-pass.ts';
import { readLastPasses } from './last-passes.ts';
import { passTypesQuery } from './pass-types.ts';
import type { Pass } from './pass.ts';
import { sendPass } from './pass.ts';
import type { PositionReading } from './position.ts';
import type { Terminal, TerminalResult } from './terminal.ts';

/** The device and the sign-in, as the terminal needs them. */
export interface TerminalHost extends PassOwner {
  /** Reads the position of the device. */
  readPosition: () => Promise<PositionReading>;
  /** Whether the page has a secure connection. Otherwise no passes are kept. */
  isSecure: boolean;
  /** The kept passes of all users of the device. */
  keptPasses: EntryStore;
  /**
   * Calls the callback when the page becomes visible again, or the network returns. Returns a function that
   * unsubscribes.
   */
  onResume: (callback: () => void) => () => void;
  /** Called with the result of a pass whose session is over, so that the login and the next sign-in show it. */
  onEndedPass: (ended: EndedPass) => void;
}

/** The options of a signed-in person's terminal. */
export interface OwnTerminalOptions {
  host: TerminalHost;
  client: QueryClient;
  clock: Clock;
  /** Returns the language of the backend's responses. */
  language: () => BackendLanguage;
  /** Whether the configuration wants passes that could not be sent to be kept (`terminalQueue`). */
  hasQueue: boolean;
  /** Registers a callback for the moment before the session or the page ends. */
  onBeforeEnd: (send: () => void) => void;
  /** Aborted when the session ends. */
  ended: AbortSignal;
  onResult: (news: TerminalResult) => void;
}

/**
 * Creates the terminal of a signed-in person. It ends with the session.
 * @requirement terminal-15, terminal-16, terminal-19, terminal-25
 */
export function createOwnTerminal(options: OwnTerminalOptions): Terminal {
  const { host, client, language, hasQueue, ended, onResult } = options;
  const { isSecure, keptPasses, onResume, onEndedPass, ...rest } = host;
  const isKeeping = hasQueue && isSecure;
  const store = isKeeping ? keptPasses : createPassingStore();
  const terminal = createTerminal({
    ...rest,
    page: newPageId(),
    clock: options.clock,
    store,
    isKeeping,
    send: ({ pass, gps }) => reported(client, sendPass(transportOf(client), pass, gps ?? ''), staleAfterPass),
    async isDone({ pass }) {
      const isFound = await isAmongLastPasses(pass);
      // The response to its call was lost; data fetched since then may not contain it.
      if (isFound) invalidate(client, staleAfterPass);
      return isFound;
    },
    onResult(news) {
      const endedPass = toEndedPass(news);
      if (endedPass && (ended.aborted || news.kind === 'sessionEnded')) onEndedPass(endedPass);
      else onResult(news);
    },
  });

  async function isAmongLastPasses(pass: Pass): Promise<boolean> {
    const recorded = await reported(client, readLastPasses(transportOf(client)));
    if (isRecorded(pass, recorded, null)) return true;
    const types = await client.query(passTypesQuery(language()));
    const current = types.find(({ id }) => id === pass.typeId)?.name ?? null;
    return isRecorded(pass, recorded, current);
  }

  const unsubscribes = [store.subscribe(terminal.refresh), onResume(() => void terminal.deliver())];
  options.onBeforeEnd(terminal.flush);
  ended.addEventListener('abort', () => {
    terminal.stop();
    for (const unsubscribe of unsubscribes) unsubscribe();
  });
  return terminal;
}

/** Wraps a call that has begun in a mutation, so that its failure is reported like all others. */
function reported<T>(
  client: QueryClient,
  answer: Promise<T>,
  invalidates: readonly CachedPart[] = [],
): Promise<T> {
  // The mutation handles the rejection a moment later.
  answer.catch(() => {});
  return client
    .getMutationCache()
    .build(client, { mutationFn: () => answer, meta: { invalidates } })
    .execute(undefined);
}

/** The queries of screens that show passes. @requirement terminal-25 */
const staleAfterPass: readonly CachedPart[] = [
  ['terminal', 'lastPasses'],
  'dashboard',
  'personal-card',
  'presence',
  'worksheet',
];
