import type { MockServer } from '@selfservice/mock-server/node';
import { startMockServer } from '@selfservice/mock-server/node';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import type { Mock } from 'vitest';
import { expect, vi } from 'vitest';
import { localDateTime } from '../core/local-date.ts';
import type { ManualClock } from '@selfservice/mock-server/core/manual-clock';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import type { StoredValue } from '../core/stored-value.ts';
import { createSession } from './create-session.ts';
import type { SessionScope } from './session-scope.ts';
import type {
  KeptSignIn,
  Session,
  SessionBrowser,
  SessionEnd,
  SessionOptions,
  SignInEnd,
  SignOut,
} from './session.ts';
import type { SessionState, SignInProblem } from './session-state.ts';

/** Creates a stored text in memory. */
export function aStoredText(text: string | null = null): StoredValue<string> {
  return aStored(text);
}

/** Creates a stored value in memory. */
export function aStored<T>(value: T | null = null): StoredValue<T> {
  let kept = value;
  return {
    read: () => kept,
    write: (next) => {
      kept = next;
    },
    remove: () => {
      kept = null;
    },
  };
}

/** The browser of a session under test. */
interface BrowserTest {
  /** The addresses that the session has left for. */
  left: string[];
  /** The cookie against endless redirection, and whether the browser refuses it. */
  guard: { isSet: boolean; isRefused: boolean };
  /** Simulates activity of the user. */
  act(): void;
  /** Simulates activity in another tab at a time, which arrives in this tab now. */
  actElsewhere(at: number): void;
  /** Simulates that the computer resumes or the network returns. */
  resume(): void;
  /** Simulates that the page returns from the browser's history. */
  restore(): void;
  /** How often the page was loaded again. */
  reloads: { count: number };
  /** Whether the page is being left. */
  leaving: { isTrue: boolean };
  /** The ends that the session has announced to the other tabs. */
  announced: SignInEnd[];
  /** Simulates that another tab announces the end of a sign-in. */
  endElsewhere(end: SignInEnd): void;
  /** The claim of this tab: whether another tab holds it, the ticket that tab gives, and how many claims have begun. */
  tab: { isCopy: boolean; ticket: string | null; begun: number };
  /** Requests a ticket from this tab, as a copy of it does. */
  askHere(): Promise<string | null>;
}

/** The calls of a session under test. */
interface CallsTest {
  /** The calls that the backend has received, as `METHOD path`. */
  calls: string[];
  /** Waits until every received call has ended and its caller has handled the response. */
  settled(): Promise<void>;
}

/** A session with a mock backend, for tests. */
export interface SessionTest extends BrowserTest, CallsTest, Disposable {
  clock: ManualClock;
  mock: MockServer;
  session: Session;
  stored: SessionOptions['stored'];
  onEnded: Mock<(end: SessionEnd) => void>;
  onPersonRefused: Mock<(problem: SignInProblem) => void>;
  onError: Mock<(error: Error) => void>;
  onCallFailed: Mock<(error: Error) => void>;
  /** Returns the scope in use. */
  scope(): SessionScope;
  /** Waits for a phase and returns its state. */
  reach<P extends SessionState['phase']>(phase: P): Promise<Extract<SessionState, { phase: P }>>;
}

const appUrl = 'http://app.test/';
/** The tenant of a sign-in without a customer code. */
export const aTenant = 'http://app.test';

/** More turns of the event loop than a response needs to reach its caller. */
const idleTurns = 10;

/** The values stored before the session begins. */
type Kept = Partial<Record<Exclude<keyof SessionOptions['stored'], 'signIn' | 'signOuts'>, string>>;

/** Creates a session with a mock backend. The test starts it. */
export function aSession(scenario: Partial<Scenario> = {}, kept: Kept = {}): SessionTest {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const mock = startMockServer(
    { ...scenario, configuration: { endpoint: appUrl, ...scenario.configuration } },
    clock,
  );
  const stored = {
    refreshToken: aStoredText(kept.refreshToken),
    lastActivity: aStoredText(kept.lastActivity),
    signInCode: aStoredText(kept.signInCode),
    signIn: aStored<KeptSignIn>(),
    autoLoggedOut: aStored<boolean>(),
    signOuts: aStored<readonly SignOut[]>(),
    customerCode: aStoredText(kept.customerCode),
    userName: aStoredText(kept.userName),
  };
  const { browser, ...browserTest } = aBrowser(clock);
  const onEnded = vi.fn<(end: SessionEnd) => void>();
  const onPersonRefused = vi.fn<(problem: SignInProblem) => void>();
  const onError = vi.fn<(error: Error) => void>();
  const onCallFailed = vi.fn<(error: Error) => void>();
  const session = createSession({
    clock,
    stored,
    language: () => 'en',
    onEnded,
    onPersonRefused,
    onError,
    onCallFailed,
    browser,
  });
  return {
    ...browserTest,
    ...callsOf(mock),
    clock,
    mock,
    session,
    stored,
    onEnded,
    onPersonRefused,
    onError,
    onCallFailed,
    scope() {
      const state = session.state.value;
      if (!('scope' in state)) throw new Error(`No one is signed in: ${state.phase}.`);
      return state.scope;
    },
    reach: (phase) =>
      vi.waitFor(() => {
        const state = session.state.value;
        expect(state.phase).toBe(phase);
        return state as Extract<SessionState, { phase: typeof phase }>;
      }),
    [Symbol.dispose]() {
      session.dispose();
      mock[Symbol.dispose]();
    },
  };
}

function aBrowser(clock: ManualClock): BrowserTest & { browser: SessionBrowser } {
  const left: string[] = [];
  const guard = { isSet: false, isRefused: false };
  const leaving = { isTrue: false };
  const reloads = { count: 0 };
  const announced: SignInEnd[] = [];
  const activity = aSubject<number>();
  const act = () => activity.next(clock.epochMs());
  const resumes = aSubject<void>();
  const restored = aSubject<void>();
  const ends = aSubject<SignInEnd>();
  const tab = { isCopy: false, ticket: null as string | null, begun: 0 };
  let giveTicket: () => Promise<string | null> = () => Promise.resolve(null);
  return {
    tab,
    askHere: () => giveTicket(),
    left,
    guard,
    act,
    actElsewhere: activity.next,
    resume: resumes.next,
    restore: restored.next,
    leaving,
    reloads,
    announced,
    endElsewhere: ends.next,
    browser: {
      pageUrl: () => `${appUrl}my-requests?x=1`,
      appUrl: () => appUrl,
      leaveFor: (url) => left.push(url),
      reload: () => void reloads.count++,
      isLeaving: () => leaving.isTrue,
      loopGuard: {
        isSet: () => guard.isSet,
        set: () => {
          guard.isSet = !guard.isRefused;
        },
        remove: () => {
          guard.isSet = false;
        },
      },
      activity: { announce: act, subscribe: activity.subscribe },
      tab: {
        claim: () => Promise.resolve(!tab.isCopy),
        begin() {
          tab.begun += 1;
          tab.isCopy = false;
        },
        drop() {},
        askForTicket: () => Promise.resolve(tab.ticket),
        onTicketRequest(give) {
          giveTicket = give;
          return () => {};
        },
      },
      signInEnds: { announce: (end) => announced.push(end), subscribe: ends.subscribe },
      onResume: resumes.subscribe,
      onRestored: restored.subscribe,
    },
  };
}

function callsOf({ server }: MockServer): CallsTest {
  const calls: string[] = [];
  const underWay = new Set<string>();
  server.events.on('request:start', ({ request, requestId }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    underWay.add(requestId);
  });
  server.events.on('request:end', ({ requestId }) => void underWay.delete(requestId));
  return {
    calls,
    async settled() {
      let turns = 0;
      // A response may be followed by the next call, so only several quiet turns in a row are the end.
      while (turns < idleTurns) {
        await new Promise((resolve) => setImmediate(resolve));
        turns = underWay.size > 0 ? 0 : turns + 1;
      }
    },
  };
}

/** Creates an event source with subscribers. */
function aSubject<T>() {
  const listeners = new Set<(value: T) => void>();
  return {
    /** Like an event of the browser, it does not reach listeners that an earlier one has removed. */
    next(value: T) {
      for (const listener of listeners) listener(value);
    },
    subscribe(listener: (value: T) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Signs in as a shared person and waits for the end of the sign-in. */
export async function signInAs(test: SessionTest, userName: string): Promise<void> {
  test.session.start();
  await test.reach('signedOut');
  test.session.signIn({ userName, password: 'demo', isRemembered: false });
  await test.reach('signedIn');
}
