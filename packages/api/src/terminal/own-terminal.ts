import type { CachedPart } from '../core/create-query-client.ts';
import { invalidate, transportOf } from '../core/create-query-client.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Clock } from '../core/clock.ts';
import type { Language } from '../core/language.ts';
import { createTerminal } from './create-terminal.ts';
import type { EndedPass } from './ended-pass.ts';
import { toEndedPass } from './ended-pass.ts';
import { isRecorded } from './is-recorded.ts';
import { createKeptPassStore, createPassingStore } from './kept-pass-store.ts';
import type { KeptText } from './kept-pass-store.ts';
import { readLastPasses } from './last-passes.ts';
import { passTypesQuery } from './pass-types.ts';
import type { Pass } from './pass.ts';
import { sendPass } from './pass.ts';
import type { PositionReading } from './position.ts';
import type { Terminal, TerminalNews } from './terminal.ts';

/** What the device and the sign-in give to the terminal. */
export interface TerminalHost {
  /** The identity of the sign-in: customer, user and the person spoken for. Only the same identity sends a kept pass. */
  owner: string;
  /** The customer of the sign-in; empty where there is only one. */
  customerCode: string;
  /** The signed-in user. */
  userRef: string;
  /** The person whose passes are made. */
  personRef: string;
  /** The people whom the user can speak for now. */
  spokenFor: readonly string[];
  /** Reads the position of the device. */
  readPosition: () => Promise<PositionReading>;
  /** The text with the kept passes of all users of the device. */
  keptText: KeptText;
  /**
   * Does work while no other tab of the device does; returns null where another tab is at it. Without locks it does the
   * work at once. Rejects only where the work does.
   */
  exclusively: <T>(work: () => Promise<T>) => Promise<T | null>;
  /** Calls back when the page is looked at again, or gets its network back. Returns a function that unsubscribes. */
  onResume: (callback: () => void) => () => void;
  /** Called with the result of a pass whose session is over, so that the login and the next sign-in show it. */
  onEndedPass: (ended: EndedPass) => void;
}

/** What the terminal of a signed-in person works with. */
export interface OwnTerminalOptions {
  host: TerminalHost;
  client: QueryClient;
  clock: Clock;
  /** The language of the backend's answers. */
  language: () => Language;
  /** Whether passes that could not be sent are kept. Decisions on `terminalQueue`. */
  isKeeping: boolean;
  /** Calls back right before the session ends, and before the page goes away. */
  onBeforeEnd: (send: () => void) => void;
  /** Aborted when the session ends. */
  ended: AbortSignal;
  onNews: (news: TerminalNews) => void;
}

/** The terminal of a signed-in person: it sends what is kept from before at once, and ends with the session. */
export function createOwnTerminal(options: OwnTerminalOptions): Terminal {
  const { host, client, language, isKeeping, ended, onNews } = options;
  const { keptText, onResume, onEndedPass, exclusively, ...rest } = host;
  const store = isKeeping ? createKeptPassStore(keptText) : createPassingStore();
  const terminal = createTerminal({
    ...rest,
    page: newPageId(),
    clock: options.clock,
    store,
    isKeeping,
    // Nothing in memory is shared with other tabs.
    exclusively: isKeeping ? exclusively : (work) => work(),
    send: ({ pass, gps }) => reported(client, sendPass(transportOf(client), pass, gps ?? ''), staleAfterPass),
    async isRecorded({ pass }) {
      const isFound = await isAmongLastPasses(pass);
      // The answer to its call was lost; what was fetched since then may not contain it.
      if (isFound) invalidate(client, staleAfterPass);
      return isFound;
    },
    onNews(news) {
      const endedPass = toEndedPass(news);
      if (endedPass && (ended.aborted || news.kind === 'sessionEnded')) onEndedPass(endedPass);
      else onNews(news);
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
  void terminal.deliver();
  return terminal;
}

/** Tells a page from all others, also where the connection is not secure. */
function newPageId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** Runs a call as a mutation, so that a failure is reported like all others. The call has begun before. */
function reported<T>(
  client: QueryClient,
  answer: Promise<T>,
  invalidates: readonly CachedPart[] = [],
): Promise<T> {
  // The mutation takes it over a moment later.
  answer.catch(() => {});
  return client
    .getMutationCache()
    .build(client, { mutationFn: () => answer, meta: { invalidates } })
    .execute(undefined);
}

/** The screens that show a pass. */
const staleAfterPass: readonly CachedPart[] = [
  ['terminal', 'lastPasses'],
  'dashboard',
  'personal-card',
  'presence',
  'worksheet',
];
