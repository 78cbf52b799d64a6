import type { MockServer } from '@selfservice/mock-server/node';
import { startMockServer } from '@selfservice/mock-server/node';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import type { Mock } from 'vitest';
import { expect, vi } from 'vitest';
import type { NotTheBackendError } from '../core/errors.ts';
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

/** A stored text in memory. */
export function aStoredText(text: string | null = null): StoredValue<string> {
  return aStored(text);
}

/** A stored value in memory. */
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

/** What a test does to the browser of a session, and sees of it. */
interface BrowserTest {
  /** Addresses that the session has left for. */
  left: string[];
  /** The cookie against endless redirection, and whether the browser refuses it. */
  guard: { isSet: boolean; isRefused: boolean };
  /** The person does something in any tab. */
  act(): void;
  /** The person did something in another tab at a moment, of which this one hears now. */
  actElsewhere(at: number): void;
  /** The computer resumes or the network returns. */
  resume(): void;
  /** The page comes back from the browser's history. */
  restore(): void;
  /** Whether the page is being left. */
  leaving: { isTrue: boolean };
  /** What the session has told the other tabs. */
  announced: SignInEnd[];
  /** Another tab tells that a sign-in has ended. */
  endElsewhere(end: SignInEnd): void;
  /** What the browser says of this tab: whether another one holds its claim, and the ticket that it gives. */
  tab: { isCopy: boolean; ticket: string | null; begun: number };
  /** Asks this tab for a ticket, as a copy of it does. */
  askHere(): Promise<string | null>;
}

/** What a test sees of the calls of a session. */
interface CallsTest {
  /** Calls that the backend has received, as `METHOD path`. */
  calls: string[];
  /** Waits until every call that was received has ended, and whoever waited for it has heard so. */
  settled(): Promise<void>;
}

/** A session over a mock backend, with everything that a test moves or looks at. */
export interface SessionTest extends BrowserTest, CallsTest, Disposable {
  clock: ManualClock;
  mock: MockServer;
  session: Session;
  stored: SessionOptions['stored'];
  onEnded: Mock<(end: SessionEnd) => void>;
  onPersonRefused: Mock<(problem: SignInProblem) => void>;
  onError: Mock<(error: Error) => void>;
  onCallFailed: Mock<(error: Error) => void>;
  onConfigurationIgnored: Mock<(error: NotTheBackendError) => void>;
  /** What belongs to the sign-in in use. */
  scope(): SessionScope;
  /** Waits for a phase and answers its state. */
  reach<P extends SessionState['phase']>(phase: P): Promise<Extract<SessionState, { phase: P }>>;
}

const appUrl = 'http://app.test/';

/** More turns of the event loop than the way from an answer to whoever waits for it takes. */
const idleTurns = 10;

/** What is stored before the session begins. */
type Kept = Partial<Record<Exclude<keyof SessionOptions['stored'], 'signIn' | 'signOuts'>, string>>;

/** Puts a session before a mock backend. It does not begin by itself. */
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
    signOuts: aStored<readonly SignOut[]>(),
    customerCode: aStoredText(kept.customerCode),
    userName: aStoredText(kept.userName),
  };
  const { browser, ...browserTest } = aBrowser(clock);
  const onEnded = vi.fn<(end: SessionEnd) => void>();
  const onPersonRefused = vi.fn<(problem: SignInProblem) => void>();
  const onError = vi.fn<(error: Error) => void>();
  const onCallFailed = vi.fn<(error: Error) => void>();
  const onConfigurationIgnored = vi.fn<(error: NotTheBackendError) => void>();
  const session = createSession({
    clock,
    stored,
    language: () => 'en',
    onEnded,
    onPersonRefused,
    onError,
    onCallFailed,
    onConfigurationIgnored,
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
    onConfigurationIgnored,
    scope() {
      const state = session.get();
      if (!('scope' in state)) throw new Error(`Nobody is signed in: ${state.phase}.`);
      return state.scope;
    },
    reach: (phase) =>
      vi.waitFor(() => {
        const state = session.get();
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
    announced,
    endElsewhere: ends.next,
    browser: {
      pageUrl: () => `${appUrl}my-requests?x=1`,
      appUrl: () => appUrl,
      leaveFor: (url) => left.push(url),
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
        onTicketWanted(give) {
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
      // An answer may be followed by the next call: only quiet turns of the loop in a row are the end.
      while (turns < idleTurns) {
        await new Promise((resolve) => setImmediate(resolve));
        turns = underWay.size > 0 ? 0 : turns + 1;
      }
    },
  };
}

/** Something that calls back whoever has subscribed. */
function aSubject<T>() {
  const listeners = new Set<(value: T) => void>();
  return {
    next: (value: T) => [...listeners].forEach((listener) => listener(value)),
    subscribe(listener: (value: T) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Signs in as a shared person and waits until it is done. */
export async function signInAs(test: SessionTest, userName: string): Promise<void> {
  test.session.start();
  await test.reach('signedOut');
  test.session.signIn({ userName, password: 'demo', isRemembered: false });
  await test.reach('signedIn');
}
