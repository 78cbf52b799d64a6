import type { MockServer } from '@selfservice/mock-server/node';
import { startMockServer } from '@selfservice/mock-server/node';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import type { Mock } from 'vitest';
import { expect, vi } from 'vitest';
import { localDateTime } from '../core/local-date.ts';
import type { ManualClock } from '../core/manual-clock.ts';
import { createManualClock } from '../core/manual-clock.ts';
import { createSession } from './create-session.ts';
import type { SessionState } from './session-state.ts';
import type { Session, SessionOptions, Slot } from './session.ts';

/** A slot in memory. */
export function aSlot(text: string | null = null): Slot {
  let kept = text;
  return {
    read: () => kept,
    write: (value) => {
      kept = value;
    },
    remove: () => {
      kept = null;
    },
  };
}

/** A session over a mock backend, with everything that a test moves or looks at. */
export interface SessionTest extends Disposable {
  clock: ManualClock;
  mock: MockServer;
  session: Session;
  stores: SessionOptions['stores'];
  /** Addresses that the session has left for. */
  left: string[];
  /** The cookie against endless redirection. */
  guard: { isSet: boolean };
  onParting: Mock<() => void>;
  onPersonChanged: Mock<() => void>;
  onError: Mock<(error: Error) => void>;
  /** The person does something in any tab. */
  act(): void;
  /** The computer wakes up or the network returns. */
  wake(): void;
  /** Waits for a phase and answers its state. */
  reach<P extends SessionState['phase']>(phase: P): Promise<Extract<SessionState, { phase: P }>>;
  /** Calls that the backend has received, as `METHOD path`. */
  calls: string[];
}

const appUrl = 'http://app.test/';

/** Puts a session before a mock backend. It does not begin by itself. */
export function aSession(
  scenario: Partial<Scenario> = {},
  kept: { refreshToken?: string; customerCode?: string; userName?: string } = {},
): SessionTest {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const mock = startMockServer(
    { ...scenario, configuration: { endpoint: appUrl, ...scenario.configuration } },
    clock,
  );
  const calls: string[] = [];
  mock.server.events.on('request:start', ({ request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
  });
  const stores = {
    refreshToken: aSlot(kept.refreshToken ?? null),
    customerCode: aSlot(kept.customerCode ?? null),
    userName: aSlot(kept.userName ?? null),
  };
  const left: string[] = [];
  const guard = { isSet: false };
  const listeners = { activity: new Set<() => void>(), wake: new Set<() => void>() };
  const listenIn = (set: Set<() => void>) => (listener: () => void) => {
    set.add(listener);
    return () => set.delete(listener);
  };
  const tell = (set: Set<() => void>) => () => [...set].forEach((listener) => listener());
  const onParting = vi.fn<() => void>();
  const onPersonChanged = vi.fn<() => void>();
  const onError = vi.fn<(error: Error) => void>();
  const session = createSession({
    clock,
    stores,
    language: () => 'en',
    onParting,
    onPersonChanged,
    onError,
    browser: {
      pageUrl: () => `${appUrl}my-requests?x=1`,
      appUrl: () => appUrl,
      leaveFor: (url) => left.push(url),
      loopGuard: {
        isSet: () => guard.isSet,
        set: () => {
          guard.isSet = true;
        },
        remove: () => {
          guard.isSet = false;
        },
      },
      activity: { announce: tell(listeners.activity), listen: listenIn(listeners.activity) },
      onWake: listenIn(listeners.wake),
    },
  });
  return {
    clock,
    mock,
    session,
    stores,
    left,
    guard,
    onParting,
    onPersonChanged,
    onError,
    calls,
    act: tell(listeners.activity),
    wake: tell(listeners.wake),
    reach: (phase) =>
      vi.waitFor(() => {
        const state = session.getState();
        expect(state.phase).toBe(phase);
        return state as Extract<SessionState, { phase: typeof phase }>;
      }),
    [Symbol.dispose]() {
      session.dispose();
      mock[Symbol.dispose]();
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
