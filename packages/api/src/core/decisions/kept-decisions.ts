import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import { attemptMs } from '../outbox/attempt.ts';
import type { TextStore } from '../outbox/outbox.ts';
import type { Decidable, Decision, QueuedDecision } from './decision.ts';

/** An attempt to send a decision. */
interface Attempt {
  /** The number of the page that makes it. */
  page: number;
  /** When it began, in milliseconds since 1970. */
  at: number;
}

type KeptDecision<Item extends Decidable> = Decision<Item> &
  Pick<QueuedDecision<Item>, 'key'> & {
    /** When it was first stored, in milliseconds since 1970. */
    keptAt: number;
    /** The running attempt, as marked by its page; null for none. */
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

/** How long a decision is kept: 31 days in milliseconds. */
const keptMs = 31 * 24 * 60 * 60_000;

/** The options of kept decisions. */
export interface KeptDecisionsOptions {
  clock: Pick<Clock, 'epochMs'>;
  store: TextStore;
  /** The number of this page, different in each. */
  page: number;
}

/** Stores decisions from the moment before they are sent until they are settled. */
export interface KeptDecisions<Item extends Decidable> {
  /** Returns the stored decisions of all pages. Discards text that does not parse. */
  read(): readonly KeptDecision<Item>[];
  /** Whether another page has started to send one of these items in the last 60 s and has not stored the result. */
  isSentElsewhere(decision: Pick<Decision<Item>, 'items'>): boolean;
  /**
   * Stores the entries of this page and removes settled ones. The decisions of other pages stay.
   */
  keep(entries: readonly QueuedDecision<Item>[]): void;
}

/** Creates a store of decisions as text. All pages of a person share the text, and each marks its own attempts. */
export function createKeptDecisions<Item extends Decidable>(
  options: KeptDecisionsOptions,
): KeptDecisions<Item> {
  const { clock, store, page } = options;
  /** The keys of the decisions that this page has stored or read. */
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
    // A check keeps the mark of another page.
    const others = before && isOfOther(before) ? before.attempt : null;
    const open = entry.attempt && !entry.attempt.isOver ? { page, at: entry.attempt.atMs } : null;
    const attempt = isSending ? { page, at: now } : (others ?? open);
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
        // A decision that another page has settled is stored again only if the user resends it here.
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

/** Whether a decision is stored: its call has started, and the backend has neither done nor refused it. */
function isKept({ phase, step }: QueuedDecision<Decidable>): boolean {
  return phase !== 'settled' && (phase === 'sending' || step !== 'send');
}

function parse<Item extends Decidable>(text: string): readonly KeptDecision<Item>[] {
  try {
    const kept: unknown = JSON.parse(text);
    // The items are trusted, as `keep` has written them.
    return [kept].flat().filter((one): one is KeptDecision<Item> => v.is(keptSchema, one));
  } catch {
    return [];
  }
}
