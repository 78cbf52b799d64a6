import 'fake-indexeddb/auto';
import { openDB, unwrap } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { createEntryStore } from './entry-store.ts';
import type { TabChannel } from './tab-channel.ts';

/** The channel of two tabs. */
function aChannel() {
  const listeners = new Set<() => void>();
  const channel = (): TabChannel => {
    let own = () => {};
    return {
      send() {
        for (const listener of listeners) if (listener !== own) listener();
      },
      subscribe(listener) {
        own = () => listener(null);
        listeners.add(own);
        return () => listeners.delete(own);
      },
    };
  };
  return channel;
}

const name = 'outbox of a test';
const twoTabs = () => {
  const channel = aChannel();
  return [createEntryStore(name, channel()), createEntryStore(name, channel())] as const;
};

beforeEach(async () => {
  const store = createEntryStore(name, aChannel()());
  for (const entry of await store.all()) await store.change(String(entry), () => undefined);
});

test('an entry is in all tabs, which are notified', async () => {
  const [one, other] = twoTabs();
  const listener = vi.fn<() => void>();
  other.subscribe(listener);
  await one.change('a', () => 'a');
  expect(await other.all()).toEqual(['a']);
  expect(listener).toHaveBeenCalledOnce();
  expect(one.isLasting()).toBe(true);
  await other.change('a', () => undefined);
  expect(await one.all()).toEqual([]);
});

test('of two tabs that take an entry at the same moment only one gets it', async () => {
  const [one, other] = twoTabs();
  await one.change('a', () => 'free');
  const takers: string[] = [];
  const take = (by: string) => (before: unknown) => {
    if (before !== 'free') return before;
    takers.push(by);
    return by;
  };
  await Promise.all([one.change('a', take('one')), other.change('a', take('other'))]);
  expect(takers).toHaveLength(1);
  expect(await one.all()).toEqual(takers);
  await one.change('a', () => undefined);
});

test(
  'an entry that the browser does not store is kept as long as the page',
  { tags: ['terminal-16'] },
  async () => {
    const [one, other] = twoTabs();
    // A function cannot be stored.
    const refused = () => {};
    await one.change('b', () => refused);
    expect(one.isLasting()).toBe(false);
    expect(await one.all()).toEqual([refused]);
    await one.change('b', (before) => (before === refused ? undefined : before));
    expect(await one.all()).toEqual([]);
    expect(await other.all()).toEqual([]);
  },
);

test('a browser without a database keeps the entries as long as the page', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Refused.', 'SecurityError');
  });
  const [one] = twoTabs();
  await one.change('c', (before) => before ?? 'c');
  expect(await one.all()).toEqual(['c']);
  expect(one.isLasting()).toBe(false);
});

test('a database that does not answer holds nothing up, and is used when it opens', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const request = new EventTarget();
  const opened = vi.spyOn(indexedDB, 'open').mockReturnValue(request as IDBOpenDBRequest);
  const [one] = twoTabs();
  const changed = one.change('d', () => 'd');
  await vi.advanceTimersByTimeAsync(3000);
  await changed;
  expect(await one.all()).toEqual(['d']);
  expect(one.isLasting()).toBe(false);
  opened.mockRestore();
  const real = await openDB(name);
  Object.assign(request, { result: unwrap(real) });
  request.dispatchEvent(new Event('success'));
  await one.change('d', (before) => before);
  expect(one.isLasting()).toBe(true);
  real.close();
});

test('an entry that the browser could not change or remove is not read from it', async () => {
  const [one, other] = twoTabs();
  await one.change('e', () => 'stored');
  const refused = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  await one.change('e', () => 'changed');
  expect(await one.all()).toEqual(['changed']);
  refused.mockRestore();
  await one.change('e', (before) => `${String(before)} again`);
  expect(await other.all()).toEqual(['changed again']);
  expect(one.isLasting()).toBe(true);
});
