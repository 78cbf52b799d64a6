import type { OfflinePlanStore } from '@selfservice/api/my-plan/offline-plan-device';
import type { OfflinePlan } from '@selfservice/api/my-plan/offline-plan';
import { ageOf, offlinePlanSchema } from '@selfservice/api/my-plan/offline-plan';
import type { DBSchema, IDBPDatabase, IDBPObjectStore } from 'idb';
import { openDB } from 'idb';
import * as v from 'valibot';

/** The only key of the object store: there is at most one record. */
const at = 'plan';

/** The encrypted plan. */
interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
  /** In milliseconds since 1970. It is protected against changes, as additional data of the encryption. */
  fetchedAtMs: number;
}

/** The stored record. */
interface PlanRecord {
  id: string;
  /** Cannot be read by scripts, not even by this application: it can only be used. */
  key: CryptoKey;
  /** Null before the first plan, and after the plan was deleted because of its age. */
  sealed: Sealed | null;
}

interface PlanDatabase extends DBSchema {
  records: { key: typeof at; value: PlanRecord };
}

type Records = IDBPObjectStore<PlanDatabase, ['records'], 'records', 'readwrite'>;

/**
 * Creates the store of the offline plan in this browser: one record, encrypted with AES-GCM by a key that cannot be
 * exported. Only pages of a secure context have the functions for it.
 *
 * @param name the name of the database
 */
export function createOfflinePlanStore(name: string): OfflinePlanStore {
  async function inDatabase<T>(work: (database: IDBPDatabase<PlanDatabase>) => Promise<T>): Promise<T> {
    const database = await openDB<PlanDatabase>(name, 1, {
      upgrade: (created) => void created.createObjectStore('records'),
    });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  }

  /** Works in a transaction. Those of all tabs run one after the other. `work` may only wait for the transaction itself. */
  function change<T>(work: (records: Records) => Promise<T>): Promise<T> {
    return inDatabase(async (database) => {
      const transaction = database.transaction('records', 'readwrite');
      const [result] = await Promise.all([work(transaction.store), transaction.done]);
      return result;
    });
  }

  /** Returns the record of an id with a usable key. */
  async function find(id: string): Promise<PlanRecord | null> {
    const record = await inDatabase((database) => database.get('records', at));
    return record?.id === id && record.key instanceof CryptoKey ? record : null;
  }

  return {
    async begin(mark) {
      const id = crypto.randomUUID();
      const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
        'encrypt',
        'decrypt',
      ]);
      return change(async (records) => {
        const before = await records.get(at);
        await records.put({ id, key, sealed: null }, at);
        if (mark(id)) return id;
        if (before) await records.put(before, at);
        else await records.delete(at);
        return null;
      });
    },
    async save(id, plan, nowMs) {
      const record = await find(id);
      const sealed = record && (await seal(record, plan).catch(() => null));
      if (!sealed) return false;
      return change(async (records) => {
        const current = await records.get(at);
        if (current?.id !== id) return false;
        const isNewer =
          current.sealed !== null &&
          current.sealed.fetchedAtMs > plan.fetchedAtMs &&
          ageOf(current.sealed, nowMs) === 'current';
        if (!isNewer) await records.put({ ...current, sealed }, at);
        return true;
      });
    },
    async read(id) {
      const record = await find(id);
      return record && open(record).catch(() => null);
    },
    empty: (id, { fetchedAtMs }) =>
      change(async (records) => {
        const record = await records.get(at);
        if (record?.id === id && record.sealed?.fetchedAtMs === fetchedAtMs)
          await records.put({ ...record, sealed: null }, at);
      }),
    clear: (isWanted, onDeleted) =>
      change(async (records) => {
        // A request first, so that the transaction is running.
        await records.count();
        if (isWanted()) return;
        await records.clear();
        onDeleted();
      }),
  };
}

async function seal({ id, key }: PlanRecord, plan: OfflinePlan): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const { fetchedAtMs } = plan;
  const text = new TextEncoder().encode(JSON.stringify(plan));
  return {
    iv,
    data: await crypto.subtle.encrypt(algorithm(id, { iv, fetchedAtMs }), key, text),
    fetchedAtMs,
  };
}

async function open({ id, key, sealed }: PlanRecord): Promise<OfflinePlan | null> {
  if (!sealed) return null;
  const text = await crypto.subtle.decrypt(algorithm(id, sealed), key, sealed.data);
  return v.parse(offlinePlanSchema, JSON.parse(new TextDecoder().decode(text)));
}

function algorithm(id: string, { iv, fetchedAtMs }: Pick<Sealed, 'iv' | 'fetchedAtMs'>): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(`${id} ${fetchedAtMs}`) };
}
