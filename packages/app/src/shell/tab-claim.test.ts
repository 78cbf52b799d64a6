import { localDateTime } from '@selfservice/api/core/local-date';
import type { StoredValue } from '@selfservice/api/core/stored-value';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { beforeEach, expect, test, vi } from 'vitest';
import { openTabChannel } from './tab-channel.ts';
import { createTabClaim } from './tab-claim.ts';

let clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
let locks = aLockManager();

beforeEach(() => {
  clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  locks = aLockManager();
});

type Grant = () => Promise<unknown>;

/** Creates exclusive locks like those of the browser. */
function aLockManager(): Pick<LockManager, 'request'> {
  const queues = new Map<string, Promise<unknown>>();
  const request = async (name: string, { signal }: LockOptions, work: Grant): Promise<unknown> => {
    const before = queues.get(name);
    const own = Promise.withResolvers<void>();
    queues.set(name, Promise.all([before, own.promise]));
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
    aborted.catch(() => {});
    try {
      if (before) await Promise.race([before, aborted]);
      return await work();
    } finally {
      own.resolve();
    }
  };
  return { request: request as unknown as LockManager['request'] };
}

function aStoredId(id: string | null = null): StoredValue<string> {
  let kept = id;
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

/** Creates a page of a tab with an id in its session storage. */
function aPage(id: string | null = null, options: { locks?: Pick<LockManager, 'request'> | null } = {}) {
  const stored = aStoredId(id);
  const page = new EventTarget();
  const claim = createTabClaim({
    clock,
    id: stored,
    locks,
    lockName: 'selfservice.tab',
    channel: openTabChannel('selfservice.tab'),
    page: page as Window,
    ...options,
  });
  return { ...claim, id: () => stored.read(), hide: () => page.dispatchEvent(new Event('pagehide')) };
}

/** Claims while the clock advances, because a claim in use is only recognised after a time. */
async function claimLater({ claim }: ReturnType<typeof aPage>): Promise<boolean> {
  const claimed = claim();
  await vi.waitFor(() => expect(clock.advance(1000)).toBeUndefined());
  return claimed;
}

test(
  'distinguishes a copy of the storage of an open tab from a separate tab',
  { tags: ['session-40'] },
  async () => {
    const original = aPage();
    original.begin();
    const id = original.id();
    expect(id).not.toBeNull();
    expect(await claimLater(aPage(id))).toBe(false);
    expect(await original.claim()).toBe(true);
    expect(await aPage().claim()).toBe(true);
  },
);

test('a reloaded or restored tab claims its stored sign-in', async () => {
  const before = aPage();
  before.begin();
  before.hide();
  const after = aPage(before.id());
  expect(await after.claim()).toBe(true);
  expect(after.id()).toBe(before.id());
});

test('a page cannot claim its sign-in if a copy has claimed it meanwhile', async () => {
  const original = aPage();
  original.begin();
  original.hide();
  expect(await aPage(original.id()).claim()).toBe(true);
  expect(await claimLater(original)).toBe(false);
});

test('a dropped claim is free for other tabs', async () => {
  const page = aPage();
  page.begin();
  const id = page.id();
  page.drop();
  expect(page.id()).toBeNull();
  expect(await aPage(id).claim()).toBe(true);
});

test.each([
  ['missing', null],
  ['refused', { request: () => Promise.reject(new DOMException('No', 'SecurityError')) }],
])('a claim succeeds if locks are %s', async (_how, given) => {
  const page = aPage('kept', { locks: given as Pick<LockManager, 'request'> | null });
  expect(await page.claim()).toBe(true);
});

test('only the original gives a ticket to a copy', { tags: ['session-40'] }, async () => {
  const original = aPage();
  original.begin();
  const other = aPage();
  other.begin();
  original.onTicketRequest(() => Promise.resolve('ticket-1'));
  other.onTicketRequest(() => Promise.resolve('ticket-2'));
  const copy = aPage(original.id());
  copy.onTicketRequest(() => Promise.resolve('ticket-3'));
  await expect(copy.askForTicket()).resolves.toBe('ticket-1');
});

test('a copy waits five seconds for the ticket of a frozen original', async () => {
  const copy = aPage('kept');
  const ticket = copy.askForTicket();
  clock.advance(5000);
  await expect(ticket).resolves.toBeNull();
});
