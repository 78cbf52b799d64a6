import 'fake-indexeddb/auto';
import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import type { OfflinePlan } from '@selfservice/api/my-plan/offline-plan';
import { openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { createOfflinePlanStore } from './offline-plan-store.ts';

const aPlanOf = (fetchedAtMs: number): OfflinePlan => ({
  fetchedAt: localDateTime('2026-11-20T07:58:00'),
  fetchedAtMs,
  first: localDate('2026-11-20'),
  last: localDate('2026-12-03'),
  entries: [],
  holidays: [{ day: localDate('2026-11-21'), name: 'A day of its own name' }],
  isPartlyUnpublished: false,
});

interface Stored {
  id: string;
  key: CryptoKey;
  sealed: { iv: Uint8Array; data: ArrayBuffer; fetchedAtMs: number } | null;
}

async function edit(change: (record: Stored) => Stored | undefined): Promise<void> {
  const database = await openDB('plan of a test');
  const edited = change((await database.get('records', 'plan')) as Stored);
  if (edited) await database.put('records', edited, 'plan');
  database.close();
}

const store = createOfflinePlanStore('plan of a test');
let id = '';

beforeEach(async () => {
  id = (await store.begin(() => true)) ?? '';
  await store.save(id, aPlanOf(1000), 1000);
});

test('returns the plan that was saved', async () => {
  await expect(store.read(id)).resolves.toEqual(aPlanOf(1000));
  await expect(store.read('another id')).resolves.toBeNull();
});

test('stores no readable text and a key that cannot be exported', async () => {
  await edit((record) => {
    expect(new TextDecoder('latin1').decode(record.sealed?.data)).not.toContain('A day of its own');
    expect(record.key.extractable).toBe(false);
    return undefined;
  });
});

test('encrypts each plan with another initialization vector', async () => {
  const vectors: string[] = [];
  const note = (record: Stored) => {
    vectors.push(String(record.sealed?.iv));
    return undefined;
  };
  await edit(note);
  await store.save(id, aPlanOf(1000), 1000);
  await edit(note);
  expect(new Set(vectors).size).toBe(2);
});

test('keeps a newer plan, unless it is from the future', async () => {
  expect(await store.save(id, aPlanOf(500), 2000)).toBe(true);
  await expect(store.read(id)).resolves.toMatchObject({ fetchedAtMs: 1000 });
  const yesterday = 1000 - 86_400_000;
  expect(await store.save(id, aPlanOf(yesterday), yesterday)).toBe(true);
  await expect(store.read(id)).resolves.toMatchObject({ fetchedAtMs: yesterday });
});

test('does not save into a record that was replaced or deleted', async () => {
  const next = await store.begin(() => true);
  expect(await store.save(id, aPlanOf(2000), 2000)).toBe(false);
  await store.clear(
    () => false,
    () => {},
  );
  expect(await store.save(next ?? '', aPlanOf(2000), 2000)).toBe(false);
});

test('leaves the record as it was if the mark is refused', async () => {
  await expect(store.begin(() => false)).resolves.toBeNull();
  await expect(store.read(id)).resolves.toEqual(aPlanOf(1000));
});

test('deletes nothing that is wanted again', async () => {
  let isDeleted = false;
  const onDeleted = () => {
    isDeleted = true;
  };
  await store.clear(() => true, onDeleted);
  await expect(store.read(id)).resolves.not.toBeNull();
  expect(isDeleted).toBe(false);
  await store.clear(() => false, onDeleted);
  await expect(store.read(id)).resolves.toBeNull();
  expect(isDeleted).toBe(true);
});

test('deletes an old plan only if no other has replaced it', async () => {
  await store.empty(id, aPlanOf(999));
  await expect(store.read(id)).resolves.not.toBeNull();
  await store.empty(id, aPlanOf(1000));
  await expect(store.read(id)).resolves.toBeNull();
  expect(await store.save(id, aPlanOf(1000), 1000)).toBe(true);
});

test.each([
  [
    'another time',
    (record: Stored) => ({ ...record, sealed: record.sealed && { ...record.sealed, fetchedAtMs: 5000 } }),
  ],
  [
    'another text',
    (record: Stored) => ({
      ...record,
      sealed: record.sealed && { ...record.sealed, data: new ArrayBuffer(64) },
    }),
  ],
  ['no key', (record: Stored) => ({ ...record, key: null as never })],
])('returns nothing for a record with %s', async (_, change) => {
  await edit(change);
  await expect(store.read(id)).resolves.toBeNull();
});

test('says that a record without its key cannot be used', async () => {
  await edit((record) => ({ ...record, key: null as never }));
  expect(await store.save(id, aPlanOf(2000), 2000)).toBe(false);
});
