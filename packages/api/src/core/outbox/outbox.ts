import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import { attemptSchema, isRecent } from './attempt.ts';
import type { DoneWrite, FoundResults, SettledWrite } from './settle-write.ts';
import { settleWrite } from './settle-write.ts';

/** Stores one text. */
export interface TextStore {
  /** The text; null for none. */
  read(): string | null;
  write(text: string): void;
  remove(): void;
}

/** The input of a write that can be checked. */
export interface Checkable {
  /** Whether it only finds out the outcome of the last attempt, and sends nothing. Default false. */
  isCheck?: boolean | undefined;
}

/** A write that is made through the outbox. */
export interface OutboxWrite<Answer>
  extends Omit<SettledWrite<Answer>, 'clock' | 'attempt' | 'onAttempt' | 'isCheck' | 'lookUp'>, Checkable {
  /** Identifies the write: the same change of the same thing has the same key. Plain data. */
  key: readonly unknown[];
  /** The ids of the entries that exist now, none of which is the result. Those of the first attempt count. Default none. */
  known?: readonly number[];
  /** As in `SettledWrite`, with the ids from before the first attempt. */
  lookUp: ((known: readonly number[]) => Promise<FoundResults>) | null;
}

/** The writes of a sign-in whose outcome is not known. It survives a reload. */
export interface Outbox {
  /**
   * Makes a write, or finds out the outcome of an earlier attempt with the same key. A write that is running is not made a second
   * time: both calls get its result. See `settleWrite` for the result and the errors.
   */
  settle<Answer>(write: OutboxWrite<Answer>): Promise<DoneWrite<Answer>>;
  /** Whether an earlier attempt with the key is not known to be done or refused. */
  has(key: OutboxWrite<unknown>['key']): boolean;
}

const entrySchema = v.object({ ...attemptSchema.entries, known: v.array(v.number()) });
const entriesSchema = v.record(v.string(), entrySchema);
type Entries = v.InferOutput<typeof entriesSchema>;

/**
 * Creates an outbox.
 *
 * @param store keeps the entries over a reload. It is read before each use: the outbox of an earlier scope of the page may still
 * be changing it
 */
export function createOutbox(clock: Pick<Clock, 'epochMs' | 'elapsedMs'>, store: TextStore): Outbox {
  const running = new Map<string, Promise<DoneWrite<unknown>>>();
  write(ofEarlierPage(read(store), clock.epochMs()));

  function write(entries: Entries): void {
    if (Object.keys(entries).length > 0) store.write(JSON.stringify(entries));
    else if (store.read() !== null) store.remove();
  }

  function keep(key: string, entry: Entries[string] | null): void {
    const { [key]: _before, ...others } = read(store);
    write(entry ? { ...others, [key]: entry } : others);
  }

  async function make<Answer>(
    key: string,
    options: Omit<OutboxWrite<Answer>, 'key'>,
  ): Promise<DoneWrite<Answer>> {
    const { known: now = [], isCheck = false, lookUp, ...rest } = options;
    const attempt = read(store)[key] ?? null;
    const known = attempt?.known ?? now;
    try {
      return await settleWrite({
        ...rest,
        isCheck,
        clock,
        attempt,
        onAttempt: (next) => keep(key, next && { ...next, known: [...known] }),
        lookUp: lookUp && (() => lookUp(known)),
      });
    } finally {
      running.delete(key);
    }
  }

  return {
    settle<Answer>({ key, ...options }: OutboxWrite<Answer>) {
      const text = JSON.stringify(key);
      const made = running.get(text) ?? make(text, options);
      running.set(text, made);
      return made as Promise<DoneWrite<Answer>>;
    },
    has: (key) => JSON.stringify(key) in read(store),
  };
}

/** Creates a store that keeps its text as long as the page. */
export function createMemoryStore(): TextStore {
  let text: string | null = null;
  return {
    read: () => text,
    write(next) {
      text = next;
    },
    remove() {
      text = null;
    },
  };
}

/** Reads the entries of a store. A text that does not parse has none. */
function read(store: TextStore): Entries {
  try {
    return v.parse(entriesSchema, JSON.parse(store.read() ?? '{}'));
  } catch {
    return {};
  }
}

/** Returns the entries that an earlier page has left. After a minute its calls have no effect any more. */
function ofEarlierPage(entries: Entries, nowMs: number): Entries {
  return Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => [
      key,
      { ...entry, isOver: entry.isOver || !isRecent(entry, nowMs) },
    ]),
  );
}
