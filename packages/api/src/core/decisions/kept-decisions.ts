import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import { SessionEndedError } from '../errors.ts';
import type { Decidable, Decision, QueuedDecision } from './decision.ts';

/** Keeps one text, for all pages of a person. */
export interface TextStore {
  /** The text; null for none. */
  read(): string | null;
  write(text: string): void;
  remove(): void;
}

/** An attempt to send a decision. */
interface Attempt {
  /** The number of the page that makes it. */
  page: number;
  /** When it began, in milliseconds since 1970. */
  at: number;
}

type KeptDecision<Item extends Decidable> = Decision<Item> &
  Pick<QueuedDecision<Item>, 'key'> & {
    /** When it was kept first, in milliseconds since 1970. */
    keptAt: number;
    /** The attempt that is under way, as far as its page has said; null for none. */
    attempt: Attempt | null;
  };

const keptSchema = v.object({
  key: v.number(),
  items: v.pipe(v.array(v.object({ id: v.number() })), v.minLength(1)),
  state: v.picklist(['approved', 'rejected']),
  note: v.string(),
  isMass: v.boolean(),
  keptAt: v.number(),
  attempt: v.nullable(v.object({ page: v.number(), at: v.number() })),
});

/** How long the attempt of another page is left alone, in milliseconds: it may still arrive. */
const attemptMs = 60_000;
/** How long a decision is kept, in milliseconds: 31 days. */
const keptMs = 31 * 24 * 60 * 60_000;

/** The options of kept decisions. */
export interface KeptDecisionsOptions {
  clock: Pick<Clock, 'epochMs'>;
  store: TextStore;
  /** The number of this page, another one in each. */
  page: number;
}

/** Keeps decisions from the moment before they are sent until they are settled. */
export interface KeptDecisions<Item extends Decidable> {
  /** All that are kept, whichever page has kept them. Drops what does not parse. */
  read(): readonly KeptDecision<Item>[];
  /** Whether another page has begun to send one of these items less than 60 s ago and has not said how it ended. */
  isSentElsewhere(decision: Pick<Decision<Item>, 'items'>): boolean;
  /**
   * Keeps what the entries of this page say, and removes those that are settled. The decisions of other pages stay.
   */
  keep(entries: readonly QueuedDecision<Item>[]): void;
}

/** Keeps decisions as text. All pages of a person share the text; each marks the attempts that it makes. */
export function createKeptDecisions<Item extends Decidable>(
  options: KeptDecisionsOptions,
): KeptDecisions<Item> {
  const { clock, store, page } = options;
  /** The keys of the decisions that this page has kept or read. */
  const own = new Set<number>();

  function read(): readonly KeptDecision<Item>[] {
    return parse<Item>(store.read() ?? '[]').filter(({ keptAt }) => clock.epochMs() - keptAt < keptMs);
  }

  function isOfOther({ attempt }: KeptDecision<Item>): boolean {
    return attempt !== null && attempt.page !== page && clock.epochMs() - attempt.at < attemptMs;
  }

  function toKept(entry: QueuedDecision<Item>, before: KeptDecision<Item> | undefined): KeptDecision<Item> {
    const { key, items, state, note, isMass } = entry;
    const now = clock.epochMs();
    const isSending = entry.phase === 'sending' && entry.step !== 'check';
    // A check leaves the mark of another page.
    const others = before && isOfOther(before) ? before.attempt : null;
    const attempt = isSending ? { page, at: now } : others;
    return { key, items, state, note, isMass, keptAt: before?.keptAt ?? now, attempt };
  }

  return {
    read() {
      const kept = read();
      if (kept.length === 0 && store.read() !== null) store.remove();
      for (const { key } of kept) own.add(key);
      return kept;
    },
    isSentElsewhere({ items }) {
      const ids = new Set(items.map(({ id }) => id));
      return read().some((one) => isOfOther(one) && one.items.some(({ id }) => ids.has(id)));
    },
    keep(entries) {
      const before = new Map(read().map((one) => [one.key, one]));
      const next = new Map([...before].filter(([key]) => !own.has(key)));
      for (const entry of entries.filter(isKept)) {
        // What another page has settled is not kept again, unless the user sends it again here.
        const isNew = !own.has(entry.key) || (entry.phase === 'sending' && entry.step !== 'check');
        if (before.has(entry.key) || isNew) {
          own.add(entry.key);
          next.set(entry.key, toKept(entry, before.get(entry.key)));
        }
      }
      if (next.size > 0) store.write(JSON.stringify([...next.values()]));
      else if (store.read() !== null) store.remove();
    },
  };
}

/** Whether a decision is kept: a call of it has begun, and the backend has neither done nor refused it. */
function isKept({ phase, step, error }: QueuedDecision<Decidable>): boolean {
  if (phase === 'settled') return false;
  return phase === 'sending' || step !== 'send' || error instanceof SessionEndedError;
}

function parse<Item extends Decidable>(text: string): readonly KeptDecision<Item>[] {
  try {
    const kept: unknown = JSON.parse(text);
    // The items are taken as `keep` has written them.
    return [kept].flat().filter((one): one is KeptDecision<Item> => v.is(keptSchema, one));
  } catch {
    return [];
  }
}
