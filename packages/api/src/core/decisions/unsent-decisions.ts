import * as v from 'valibot';
import type { Decidable, Decision, QueuedDecision } from './decision.ts';

/** Where one text is kept. */
export interface TextStore {
  /** The text; null for none. */
  read(): string | null;
  write(text: string): void;
  remove(): void;
}

type KeptDecision<Item extends Decidable> = Decision<Item> & Pick<QueuedDecision<Item>, 'key'>;

const keptSchema = v.array(
  v.object({
    key: v.number(),
    items: v.array(v.object({ id: v.number() })),
    state: v.picklist(['approved', 'rejected']),
    note: v.string(),
    isMass: v.boolean(),
  }),
);

/** Keeps decisions as text from the end of a session until they are answered, or until the person is back. */
export function createUnsentDecisions<Item extends Decidable>(store: TextStore) {
  const read = () => parse<Item>(store.read() ?? '[]');
  return {
    /** Keeps them. */
    keep(decisions: readonly KeptDecision<Item>[]): void {
      if (decisions.length > 0) store.write(JSON.stringify(decisions));
    },
    /** Forgets one that has been sent after all. What has been removed meanwhile is not kept again. */
    drop(key: number): void {
      const left = read().filter((one) => one.key !== key);
      if (left.length > 0) store.write(JSON.stringify(left));
      else if (store.read() !== null) store.remove();
    },
    /** Returns what is kept, and forgets it. What does not parse is dropped. */
    take(): Decision<Item>[] {
      const kept = read();
      store.remove();
      return kept;
    },
  };
}

function parse<Item extends Decidable>(text: string): KeptDecision<Item>[] {
  try {
    const kept: unknown = JSON.parse(text);
    // Of the items themselves, what `keep` has written is taken as it is.
    return v.safeParse(keptSchema, kept).success ? (kept as KeptDecision<Item>[]) : [];
  } catch {
    return [];
  }
}
