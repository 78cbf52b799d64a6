import { createDecisionQueue } from '@selfservice/api/core/decisions/decision-queue';
import { endpoint } from '@selfservice/api/core/endpoint';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { localDateTime } from '@selfservice/api/core/local-date';
import { createSession } from '@selfservice/api/session/create-session';
import type { SessionScope } from '@selfservice/api/session/session-scope';
import type { SignedInState } from '@selfservice/api/session/session-state';
import type { StoredValue } from '@selfservice/api/core/stored-value';
import type { SignInEnd } from '@selfservice/api/session/session';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClientOf } from './query-client-of.ts';
import type { AnswerKind } from './session-model.fixtures.ts';
import { createModelBackend } from './session-model.fixtures.ts';

const tagged = { query: v.object({ tag: v.string() }), answer: v.string(), auth: 'bearer' } as const;
const read = endpoint({ method: 'GET', path: '/read', ...tagged });
const write = endpoint({ method: 'POST', path: '/write', ...tagged });

afterEach(() => void vi.unstubAllGlobals());

/** Lets everything that follows from an answer happen. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
}

function aStoredText(): StoredValue<string> {
  let kept: string | null = null;
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

function aSubject<T>() {
  const listeners = new Set<(value: T) => void>();
  return {
    next: (value: T, except?: (value: T) => void) => {
      for (const listener of listeners) if (listener !== except) listener(value);
    },
    subscribe(listener: (value: T) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Two tabs of one browser before one backend. Nothing is answered unless the test does it. */
function aBrowser() {
  const backend = createModelBackend();
  vi.stubGlobal('fetch', backend.fetch);
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const shared = { customerCode: aStoredText(), userName: aStoredText() };
  const activity = aSubject<number>();
  const ends = aSubject<SignInEnd>();
  let lastAction = 0;

  function aTab() {
    const resumes = aSubject<void>();
    const clientOf = (scope: SessionScope) => queryClientOf(scope, clock, () => {});
    /** Screens of earlier scopes that are still about, as those of slow machines are. */
    const seen: SignedInState[] = [];
    const accepted = new Set<string>();
    let ownListener: ((end: SignInEnd) => void) | undefined;
    const session = createSession({
      clock,
      stored: {
        ...shared,
        refreshToken: aStoredText(),
        lastActivity: aStoredText(),
        signInCode: aStoredText(),
      },
      language: () => 'en',
      browser: {
        pageUrl: () => 'http://app.test/',
        appUrl: () => 'http://app.test/',
        leaveFor() {},
        isLeaving: () => false,
        loopGuard: { isSet: () => false, set() {}, remove() {} },
        activity: { announce: () => activity.next(clock.epochMs()), subscribe: activity.subscribe },
        signInEnds: {
          announce: (end) => ends.next(end, ownListener),
          subscribe(listener) {
            ownListener = listener;
            return ends.subscribe(listener);
          },
        },
        onResume: resumes.subscribe,
        onRestored: () => () => {},
      },
    });

    const signedIn = (): SignedInState | null => {
      const state = session.getState();
      return state.phase === 'signedIn' ? state : null;
    };
    const tagOf = ({ identity }: SignedInState) => `${identity.personRef}#${++lastAction}`;

    /** Reads into the cache of a scope. */
    function readFor(state: SignedInState): void {
      const { transport } = state.scope;
      const tag = tagOf(state);
      void clientOf(state.scope)
        .fetchQuery({
          queryKey: ['read'],
          retry: false,
          queryFn: ({ signal }) => transport.call(read, { query: { tag } }, { signal }),
        })
        .catch(() => {});
    }

    /** As the screens have it: made for one scope, flushed before that one ends. */
    const queueOf = ({ scope }: SignedInState) =>
      scope.own('decisions', () => {
        const queue = createDecisionQueue<{ id: number; tag: string }>({
          clock,
          undoMs: 6000,
          async send({ items: [item] }) {
            const query = { tag: item?.tag ?? '' };
            await scope.transport.call(write, { query }, { keepalive: true });
            return [];
          },
        });
        scope.onBeforeEnd(queue.flush);
        return queue;
      });

    return {
      session,
      signedIn,
      resume: resumes.next,
      accepted,
      read() {
        const state = signedIn();
        if (!state) return;
        seen.push(state);
        readFor(state);
      },
      readLate() {
        const [state] = seen;
        if (state) readFor(state);
      },
      decide() {
        const state = signedIn();
        if (!state || state.isChangingPerson) return;
        const tag = tagOf(state);
        const items = [{ id: lastAction, tag }];
        const key = queueOf(state).add({ items, state: 'approved', note: '', isMass: false });
        if (key !== null) accepted.add(tag);
      },
      undo() {
        const state = signedIn();
        if (!state) return;
        const queue = queueOf(state);
        const last = queue.getState().entries.at(-1);
        if (last && queue.undo(last.key)) accepted.delete(last.items[0]?.tag ?? '');
      },
      /** What lies in the cache in use although somebody else has read it; null for nothing. */
      foreign() {
        const state = signedIn();
        const data = state && (clientOf(state.scope).getQueryData<string>(['read']) ?? null);
        return data === state?.identity.personRef ? null : data;
      },
    };
  }

  return { backend, clock, tabs: [aTab(), aTab()] as const };
}

const tab = fc.constantFrom(0 as const, 1 as const);
const pageEvent = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('signIn' as const), tab, user: fc.constantFrom('ana', 'bob') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('select' as const), tab, ref: fc.constantFrom('a1', 'a2') }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('read' as const, 'readLate' as const, 'decide' as const),
      tab,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('undo' as const, 'resume' as const, 'logOut' as const), tab }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('advance' as const, 'sleep' as const), ms: fc.nat(700_000) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('expire' as const, 'revoke' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('answerAll' as const) }) },
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      which: fc.nat(6),
      kind: fc.constantFrom<AnswerKind>('ok', 'ok', 'ok', 'ok', '401', '500', 'network'),
    }),
  },
);

test('in whatever order things happen, nobody acts as somebody else and nobody reads what another one has read', async () => {
  const property = fc.asyncProperty(
    fc.array(pageEvent, { minLength: 20, maxLength: 80, size: 'max' }),
    async (steps) => {
      const { backend, clock, tabs } = aBrowser();

      async function answerAll(): Promise<void> {
        for (let round = 0; round < 200 && backend.pending.length > 0; round++) {
          backend.pending[0]?.answer('ok');
          await settle();
        }
      }

      function check(): void {
        for (const { path, tag, ref } of backend.log)
          expect([null, tag.split('#')[0]], `${path} for ${tag}`).toContain(ref);
        for (const { foreign } of tabs) expect(foreign()).toBeNull();
      }

      /** Returns who is still signed in by the sign-in that the tab has ended. */
      function logOut({ session, signedIn }: (typeof tabs)[number]): string[] {
        const name = signedIn()?.identity.userName;
        session.logOut();
        return tabs
          .flatMap((each) => each.signedIn()?.identity.userName ?? [])
          .filter((each) => each === name);
      }

      for (const { session } of tabs) session.start();
      await settle();
      await answerAll();
      for (const { session } of tabs) session.signIn({ userName: 'ana', password: 'x', isRemembered: false });
      await settle();
      await answerAll();
      expect(tabs.map(({ signedIn }) => signedIn()?.identity.personRef)).toEqual(['a1', 'a1']);
      for (const one of steps) {
        const own = 'tab' in one ? tabs[one.tab] : tabs[0];
        let left: string[] = [];
        if (one.do === 'signIn')
          own.session.signIn({ userName: one.user, password: 'x', isRemembered: false });
        else if (one.do === 'select') own.session.selectPerson(one.ref);
        else if (one.do === 'logOut') left = logOut(own);
        else if (one.do === 'advance' || one.do === 'sleep') clock[one.do](one.ms);
        else if (one.do === 'expire' || one.do === 'revoke') backend[one.do]();
        else if (one.do === 'answerAll') await answerAll();
        else if (one.do === 'answer') backend.pending[one.which % backend.pending.length]?.answer(one.kind);
        else own[one.do]();
        expect(left).toEqual([]);
        await settle();
        check();
      }
      clock.advance(6000);
      await answerAll();
      check();
      const sent = new Set(backend.log.map(({ tag }) => tag));
      for (const { accepted } of tabs) for (const tag of accepted) expect(sent).toContain(tag);
      const done = backend.log
        .filter(({ path, isDone }) => path === '/write' && isDone)
        .map(({ tag }) => tag);
      expect(new Set(done).size).toBe(done.length);
      for (const { session } of tabs) session.dispose();
    },
  );
  await fc.assert(property, { numRuns: 200 });
}, 60_000);
