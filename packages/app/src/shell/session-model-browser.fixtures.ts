import { createPassingStore } from '@selfservice/api/core/outbox/entry-store';
import { createDecisionQueue } from '@selfservice/api/core/decisions/decision-queue';
import { endpoint } from '@selfservice/api/core/endpoint';
import { localDateTime } from '@selfservice/api/core/local-date';
import type { StoredValue } from '@selfservice/api/core/stored-value';
import { createSession } from '@selfservice/api/session/create-session';
import type {
  KeptSignIn,
  SessionBrowser,
  SignInEnd,
  SignOut,
  TabClaim,
} from '@selfservice/api/session/session';
import type { SessionScope } from '@selfservice/api/session/session-scope';
import type { SignedInState } from '@selfservice/api/session/session-state';
import type { ManualClock } from '@selfservice/mock-server/core/manual-clock';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import * as v from 'valibot';
import { vi } from 'vitest';
import { queryClientOf } from './query-client-of.ts';
import { createModelBackend } from './session-model.fixtures.ts';

const tagged = { query: v.object({ tag: v.string() }), answer: v.string(), auth: 'bearer' } as const;
const read = endpoint({ method: 'GET', path: '/read', ...tagged });
const write = endpoint({ method: 'POST', path: '/write', ...tagged });

function aStored<T>(value: T | null = null): StoredValue<T> {
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

/** The session storage of a tab. A duplicated or restored tab has a copy of it. */
export interface TabStorage {
  refreshToken: string | null;
  lastActivity: string | null;
  signIn: KeptSignIn | null;
  tabId: string | null;
}

const emptyStorage: TabStorage = { refreshToken: null, lastActivity: null, signIn: null, tabId: null };

/** Creates a queue of decisions about tags, with 6 s to undo. */
const aQueue = (clock: ManualClock, { transport }: SessionScope) =>
  createDecisionQueue<{ id: number; tag: string }>({
    clock,
    undoMs: 6000,
    async send({ items: [item] }) {
      await transport.call(write, { query: { tag: item?.tag ?? '' } }, { keepalive: true });
      return [];
    },
  });

/** Creates the state that the open tabs of a browser share. */
function createShared() {
  return {
    clock: createManualClock(localDateTime('2026-11-20T08:00:00')),
    device: {
      customerCode: aStored<string>(),
      userName: aStored<string>(),
      signOuts: aStored<readonly SignOut[]>(),
    },
    activity: aSubject<number>(),
    ends: aSubject<SignInEnd>(),
    /** The holder of each claim, with the function that gives its tickets. */
    claims: new Map<string, { holder: object; give: () => Promise<string | null> }>(),
    lastNumber: 0,
  };
}

type Shared = ReturnType<typeof createShared>;

/** Creates the claim of a page to the storage of its tab, like Web Locks. */
function aClaim(shared: Shared, tabId: StoredValue<string>): TabClaim & { letGo(): void } {
  const holder = {};
  let give: () => Promise<string | null> = () => Promise.resolve(null);
  function letGo(): void {
    for (const [id, claim] of shared.claims) if (claim.holder === holder) shared.claims.delete(id);
  }
  function hold(id: string): void {
    letGo();
    shared.claims.set(id, { holder, give: () => give() });
  }
  function begin(): void {
    const id = `tab-${++shared.lastNumber}`;
    tabId.write(id);
    hold(id);
  }
  return {
    letGo,
    begin,
    async claim() {
      const id = tabId.read();
      if (id === null) begin();
      else if (shared.claims.has(id)) return shared.claims.get(id)?.holder === holder;
      else hold(id);
      return true;
    },
    drop() {
      letGo();
      tabId.remove();
    },
    askForTicket: async () => (await shared.claims.get(tabId.read() ?? '')?.give()) ?? null,
    onTicketRequest(next) {
      give = next;
      return () => {};
    },
  };
}

/** Creates a page of the application in a tab. */
function aPage(shared: Shared, kept: TabStorage) {
  const { clock, device, activity, ends } = shared;
  const tab = {
    refreshToken: aStored(kept.refreshToken),
    lastActivity: aStored(kept.lastActivity),
    signIn: aStored(kept.signIn),
    signInCode: aStored<string>(),
    autoLoggedOut: aStored<boolean>(),
  };
  const tabId = aStored(kept.tabId);
  const claim = aClaim(shared, tabId);
  const resumes = aSubject<void>();
  let ownListener: ((end: SignInEnd) => void) | undefined;
  const browser: SessionBrowser = {
    pageUrl: () => 'http://app.test/',
    appUrl: () => 'http://app.test/',
    leaveFor() {},
    reload() {},
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
    tab: claim,
    onResume: resumes.subscribe,
    onRestored: () => () => {},
  };
  const session = createSession({ clock, stored: { ...device, ...tab }, language: () => 'en', browser });
  return {
    session,
    resume: resumes.next,
    storage: (): TabStorage => ({
      refreshToken: tab.refreshToken.read(),
      lastActivity: tab.lastActivity.read(),
      signIn: tab.signIn.read(),
      tabId: tabId.read(),
    }),
    /** Unloads the page. */
    close() {
      session.dispose();
      claim.letGo();
    },
  };
}

/** Creates the decisions of a tab. */
function aDecider(clock: ManualClock) {
  /** The tags of decisions that were not undone. */
  const accepted = new Set<string>();
  const queues: ReturnType<typeof aQueue>[] = [];

  /** Returns the queue of a scope, which is flushed before the scope ends, as the screens do. */
  const queueOf = (scope: SessionScope) =>
    scope.sessionValue('decisions', () => {
      const queue = aQueue(clock, scope);
      scope.onBeforeEnd(queue.flush);
      queues.push(queue);
      return queue;
    });

  return {
    accepted,
    /** Returns whether a decision was reported as not sent. */
    isReported: (tag: string) =>
      queues.some((queue) =>
        queue.state.value.entries.some(({ phase, items }) => phase === 'failed' && items[0]?.tag === tag),
      ),
    decide(scope: SessionScope, id: number, tag: string) {
      const decision = { items: [{ id, tag }], state: 'approved', note: '', isMass: false } as const;
      if (queueOf(scope).add(decision) !== null) accepted.add(tag);
    },
    undo(scope: SessionScope) {
      const queue = queueOf(scope);
      const last = queue.state.value.entries.at(-1);
      if (last && queue.undo(last.key)) accepted.delete(last.items[0]?.tag ?? '');
    },
    flush() {
      for (const queue of queues) queue.flush();
    },
  };
}

/** Creates a tab, whose page can be replaced by one with the storage of another tab. */
function aTab(shared: Shared) {
  const { clock } = shared;
  let page = aPage(shared, emptyStorage);
  const clientOf = (scope: SessionScope) =>
    queryClientOf({ scope, clock, onCallFailed() {}, outbox: createPassingStore() });
  /** States of earlier scopes, whose screens may still read on slow machines. */
  const seen: SignedInState[] = [];
  const decisions = aDecider(clock);

  const signedIn = (): SignedInState | null => {
    const state = page.session.state.value;
    return state.phase === 'signedIn' ? state : null;
  };
  const tagOf = ({ identity }: SignedInState) => `${identity.personRef}#${++shared.lastNumber}`;

  /** Fetches into the cache of a scope. */
  function readFor(state: SignedInState): void {
    const tag = tagOf(state);
    void clientOf(state.scope)
      .fetchQuery({
        queryKey: ['read'],
        retry: false,
        queryFn: ({ signal }) => state.scope.transport.call(read, { query: { tag } }, { signal }),
      })
      .catch(() => {});
  }

  return {
    get session() {
      return page.session;
    },
    signedIn,
    resume: () => page.resume(),
    storage: () => page.storage(),
    /** Replaces this page with another one. Pending decisions are sent before. */
    replace(storage: TabStorage = emptyStorage) {
      decisions.flush();
      page.close();
      page = aPage(shared, storage);
      page.session.start();
    },
    accepted: decisions.accepted,
    isReported: decisions.isReported,
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
      if (state && !state.isChangingPerson)
        decisions.decide(state.scope, shared.lastNumber + 1, tagOf(state));
    },
    undo() {
      const state = signedIn();
      if (state) decisions.undo(state.scope);
    },
    /** Returns a cached response that was fetched for another person; null for none. */
    foreign() {
      const state = signedIn();
      const data = state && (clientOf(state.scope).getQueryData<string>(['read']) ?? null);
      return data === state?.identity.personRef ? null : data;
    },
  };
}

/** A tab of the model. */
export type ModelTab = ReturnType<typeof aTab>;

/** Creates two tabs of one browser with one backend. The test gives every response. */
export function aBrowser() {
  const backend = createModelBackend();
  vi.stubGlobal('fetch', backend.fetch);
  const shared = createShared();
  return { backend, clock: shared.clock, tabs: [aTab(shared), aTab(shared)] as const };
}
