import { systemClock } from '@selfservice/api/core/clock';
import * as fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { tableById } from './area-rows.ts';
import type { Database } from './database.ts';
import { createDatabase, issueTokens, ownGrant } from './database.ts';
import { nextId } from './next-id.ts';
import type { RowStore } from './row-store.ts';
import { openRowStore } from './row-store.ts';
import { defaultScenario } from './scenario.ts';
import { replaceRows, shareRows } from './share-rows.ts';
import { takeTurns } from './take-turns.ts';

const row = v.object({ id: v.number(), text: v.string() });
const created = { id: 1, text: 'created' };
const notes = tableById('notes', row, () => new Map([[1, created]]));
/** Always has the same rows as `notes`. */
const copies = tableById('copies', row, () => new Map([[1, created]]));

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

interface Tab {
  database: Database;
  /** Adds a note with a new id. Returns the id. */
  add(text: string): Promise<number>;
  /** Returns the texts of all notes. */
  read(): Promise<string[]>;
  reset(): Promise<void>;
  onLost: () => void;
}

function aTab(store: RowStore): Tab {
  const database = createDatabase(defaultScenario, systemClock);
  const onLost = vi.fn<() => void>();
  const { reset } = shareRows(database, store, { inTurn: takeTurns('notes', null), onLost });
  const tables = () => [database.areaRows.of(notes), database.areaRows.of(copies)] as const;
  return {
    database,
    add: (text) =>
      database.transact(async () => {
        const id = nextId(tables()[0], 1);
        for (const table of tables()) table.set(id, { id, text });
        return Promise.resolve(id);
      }),
    read: () =>
      database.transact(() => {
        const [own, other] = tables();
        expect(own).toEqual(other);
        return Promise.resolve([...own.values()].map(({ text }) => text));
      }),
    reset,
    onLost,
  };
}

const openStore = () => openRowStore('rows', 'origin');

test('a change in one tab is seen by the next call in another', async () => {
  const [one, two] = [aTab(await openStore()), aTab(await openStore())];
  expect(await two.read()).toEqual(['created']);
  await one.add('by one');
  expect(await two.read()).toEqual(['created', 'by one']);
  await two.add('by two');
  expect(await one.read()).toEqual(['created', 'by one', 'by two']);
});

test('a reload keeps the rows', async () => {
  await aTab(await openStore()).add('kept');
  expect(await aTab(await openStore()).read()).toEqual(['created', 'kept']);
});

test('another scenario has rows of its own, and a reset removes all', async () => {
  const [one, other] = [aTab(await openStore()), aTab(await openRowStore('rows', 'other'))];
  await one.add('one');
  await other.add('other');
  expect(await one.read()).toEqual(['created', 'one']);
  await one.reset();
  expect(await one.read()).toEqual(['created']);
  expect(await other.read()).toEqual(['created']);
});

test('a tab without a call during a reset sees the rows after it', async () => {
  const [one, two] = [aTab(await openStore()), aTab(await openStore())];
  await one.add('before');
  expect(await two.read()).toEqual(['created', 'before']);
  await one.reset();
  await one.add('after');
  expect(await two.read()).toEqual(['created', 'after']);
});

test('a call that fails halfway changes nothing', async () => {
  const tab = aTab(await openStore());
  await tab.add('before');
  const failing = tab.database.transact(() => {
    tab.database.areaRows.of(notes).clear();
    return Promise.reject(new Error('halfway'));
  });
  await expect(failing).rejects.toThrow('halfway');
  expect(await tab.read()).toEqual(['created', 'before']);
});

test.each(['load', 'save'] as const)(
  'a store that fails to %s is reported once, and the tab works on in memory',
  async (access) => {
    const store = await openStore();
    const tab = aTab(store);
    await tab.add('stored');
    vi.spyOn(store, access).mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    await tab.add('in memory');
    await tab.add('too');
    await expect(tab.database.transact(() => Promise.reject(new Error('halfway')))).rejects.toThrow();
    expect(await tab.read()).toEqual(['created', 'stored', 'in memory', 'too']);
    expect(tab.onLost).toHaveBeenCalledTimes(1);
    expect(await aTab(await openStore()).read()).toEqual(['created', 'stored']);
  },
);

test('a full store can be reset', async () => {
  const store = await openStore();
  const tab = aTab(store);
  await tab.add('stored');
  vi.spyOn(store, 'save').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  await tab.add('in memory');
  await tab.reset();
  expect(await aTab(await openStore()).read()).toEqual(['created']);
});

/** Something that a tab does. `die` is a death before or after the access to the store with that number. */
type Act = 'add' | 'read' | 'reset';
interface TabPlan {
  acts: Act[];
  death: { access: number; isAfter: boolean } | null;
}

const act = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Act>('add') },
  { weight: 2, arbitrary: fc.constant<Act>('read') },
  { weight: 1, arbitrary: fc.constant<Act>('reset') },
);
const tabPlan: fc.Arbitrary<TabPlan> = fc.record({
  acts: fc.array(act, { minLength: 1, maxLength: 6 }),
  death: fc.option(fc.record({ access: fc.nat(12), isAfter: fc.boolean() })),
});

/** Lets the accesses of a tab happen in the order of the scheduler, and none after its death. */
function scheduled(store: RowStore, scheduler: fc.Scheduler, death: TabPlan['death']): RowStore {
  let accesses = 0;
  const never = new Promise<never>(() => {});
  const ordered = <A extends unknown[], T>(access: (...args: A) => Promise<T>) =>
    scheduler.scheduleFunction(async (...args: A): Promise<() => Promise<T>> => {
      accesses += 1;
      const isDead = death !== null && accesses > death.access;
      if (isDead && !(death.isAfter && accesses === death.access + 1)) return () => never;
      const result = await access(...args);
      return () => (isDead ? never : Promise.resolve(result));
    });
  const [load, save, clear] = [ordered(store.load), ordered(store.save), ordered(store.clear)];
  return {
    load: async (known) => (await load(known))(),
    save: async (revision, changes) => (await save(revision, changes))(),
    clear: async () => (await clear())(),
  };
}

/** The time of a call: counters of its begin and end; no end if its tab died. */
interface Done {
  begin: number;
  end: number | null;
}

test('in any order of calls, deaths and resets of two tabs no confirmed change is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(tabPlan, tabPlan), fc.scheduler(), async (plans, scheduler) => {
      vi.stubGlobal('indexedDB', new IDBFactory());
      const adds = new Map<string, Done>();
      const resets: Done[] = [];
      const failures: unknown[] = [];
      let time = 0;
      const mayBeGone = ({ begin }: Done) => resets.some(({ end }) => end === null || end > begin);
      const mustBeGone = ({ end }: Done) =>
        end !== null && resets.some((reset) => reset.end !== null && reset.begin > end);

      /** Returns the confirmed notes that a tab must see now but does not. */
      const missingIn = (seen: string[], confirmed: [string, Done][]) =>
        confirmed.filter(([text, add]) => !mayBeGone(add) && !seen.includes(text));
      const confirmedNow = () => [...adds].filter(([, { end }]) => end !== null);

      async function perform(tab: Tab, kind: Act, text: string): Promise<void> {
        const done: Done = { begin: ++time, end: null };
        const confirmed = confirmedNow();
        if (kind === 'read') failures.push(...missingIn(await tab.read(), confirmed));
        if (kind === 'add') adds.set(text, done);
        if (kind === 'reset') resets.push(done);
        if (kind === 'add') await tab.add(text);
        if (kind === 'reset') await tab.reset();
        done.end = ++time;
      }

      const calls: Promise<void>[] = [];
      for (const [number, { acts, death }] of plans.entries()) {
        const tab = aTab(scheduled(await openStore(), scheduler, death));
        const performed = acts.map((kind, index) => perform(tab, kind, `${kind} ${number}.${index}`));
        // The calls of a tab that dies may never end.
        if (death) for (const call of performed) call.catch((error: unknown) => failures.push(error));
        else calls.push(...performed);
      }
      await scheduler.waitFor(Promise.all(calls));
      await scheduler.waitIdle();
      expect(failures).toEqual([]);

      const last = await aTab(await openStore()).read();
      expect(last[0]).toBe('created');
      expect(missingIn(last, confirmedNow())).toEqual([]);
      expect([...adds].filter(([text, add]) => mustBeGone(add) && last.includes(text))).toEqual([]);
      expect(new Set(last).size).toBe(last.length);
    }),
    { numRuns: 100 },
  );
});

test('the rows of another backend replace the stored ones, and sign-ins stay', async () => {
  const store = await openRowStore('rows', 'one');
  const tab = aTab(store);
  await tab.add('before');
  const token = await tab.database.transact(() =>
    Promise.resolve(issueTokens(tab.database, ownGrant('employee')).access),
  );
  const other = createDatabase(defaultScenario, systemClock);
  other.areaRows.of(notes).set(2, { id: 2, text: 'replayed' });
  other.areaRows.of(copies).set(2, { id: 2, text: 'replayed' });
  await replaceRows(store, other);
  expect(await tab.read()).toEqual(['created', 'replayed']);
  expect([...tab.database.accessTokens.keys()]).toEqual([token]);
});
