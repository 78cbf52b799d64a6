import { localDateTime } from '@selfservice/api/core/local-date';
import type { StoredValue } from '@selfservice/api/core/stored-value';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTabClaim } from './tab-claim.ts';

const channels: BroadcastChannel[] = [];
let clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
let locks = aLockManager();

beforeEach(() => {
  clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  locks = aLockManager();
});

afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

type Grant = () => Promise<unknown>;

/** Exclusive locks, as the browser has them. */
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

/** A page of a tab with the id that its session storage has. */
function aPage(id: string | null = null, options: { locks?: Pick<LockManager, 'request'> | null } = {}) {
  const stored = aStoredId(id);
  const page = new EventTarget();
  const channel = new BroadcastChannel('selfservice.tab');
  channels.push(channel);
  const claim = createTabClaim({ clock, id: stored, locks, channel, page: page as Window, ...options });
  return { ...claim, id: () => stored.read(), hide: () => page.dispatchEvent(new Event('pagehide')) };
}

/** Claims while the clock goes on, since a taken claim is known after a time. */
async function claimLater({ claim }: ReturnType<typeof aPage>): Promise<boolean> {
  const claimed = claim();
  await vi.waitFor(() => expect(clock.advance(1000)).toBeUndefined());
  return claimed;
}

test('distinguishes a copy of the storage of an open tab from a separate tab', async () => {
  const original = aPage();
  original.begin();
  const id = original.id();
  expect(id).not.toBeNull();
  expect(await claimLater(aPage(id))).toBe(false);
  expect(await original.claim()).toBe(true);
  expect(await aPage().claim()).toBe(true);
});

test('a reloaded or restored tab claims what it has kept', async () => {
  const before = aPage();
  before.begin();
  before.hide();
  const after = aPage(before.id());
  expect(await after.claim()).toBe(true);
  expect(after.id()).toBe(before.id());
});

test('a page whose copy has claimed its sign-in meanwhile finds it taken', async () => {
  const original = aPage();
  original.begin();
  original.hide();
  expect(await aPage(original.id()).claim()).toBe(true);
  expect(await claimLater(original)).toBe(false);
});

test('the tab keeps no claim once it is dropped', async () => {
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
])('where locks are %s, the tab goes on as its own', async (_how, given) => {
  const page = aPage('kept', { locks: given as Pick<LockManager, 'request'> | null });
  expect(await page.claim()).toBe(true);
});

test('the original gives a copy a ticket, and no other tab does', async () => {
  const original = aPage();
  original.begin();
  const other = aPage();
  other.begin();
  original.onTicketWanted(() => Promise.resolve('ticket-1'));
  other.onTicketWanted(() => Promise.resolve('ticket-2'));
  const copy = aPage(original.id());
  copy.onTicketWanted(() => Promise.resolve('ticket-3'));
  await expect(copy.askForTicket()).resolves.toBe('ticket-1');
});

test('a frozen original gives no ticket: the copy waits for five seconds', async () => {
  const copy = aPage('kept');
  const ticket = copy.askForTicket();
  clock.advance(5000);
  await expect(ticket).resolves.toBeNull();
});
