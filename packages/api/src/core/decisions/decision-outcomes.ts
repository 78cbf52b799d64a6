import { idsOf } from './decision.ts';
import type { Decidable, Decision } from './decision.ts';

/** The outcome of a decision for one item. */
export interface DecisionOutcome<Item extends Decidable> {
  /** The item as it is now; if the list does not have it any more, as it was at the time of the decision. */
  item: Item;
  /** The requested state. */
  asked: Decision<Item>['state'];
  /** The note that was sent with it. */
  note: string;
  /**
   * `done`: it has the requested state; `changed`: another user gave it another state; `refused`: it is still pending;
   * `gone`: it is missing from the list.
   */
  kind: 'done' | 'changed' | 'refused' | 'gone';
  /** The server's reason for a refusal; empty for none. */
  reason: string;
}

/**
 * Compares a decision with the states of its items after it was sent.
 *
 * @param fresh everything that the user may decide about, read after the decision
 */
export function outcomesOf<Item extends Decidable & { state: string }>(
  { items, state, note }: Decision<Item>,
  fresh: readonly Item[],
): DecisionOutcome<Item>[] {
  const byId = new Map(fresh.map((item) => [item.id, item]));
  return items.map((before) => {
    const item = byId.get(before.id) ?? before;
    return { item, asked: state, note, kind: kindOf(byId.get(before.id)?.state, state), reason: '' };
  });
}

/** The outcomes that are shown: of decisions that were not done, and of the last mass decision. */
export type Outcomes<Item extends Decidable> = readonly DecisionOutcome<Item>[];

/** Returns the outcomes after a new decision: without its items, and for a mass decision without those that are done. */
export function outcomesAfterDeciding<Item extends Decidable>(
  before: Outcomes<Item>,
  decision: Decision<Item>,
): Outcomes<Item> {
  const left = withoutThose(before, decision);
  return decision.isMass ? left.filter(({ kind }) => kind !== 'done') : left;
}

/** Returns the outcomes after a sent decision: the earlier ones, and those of its items. */
export function outcomesAfterSending<Item extends Decidable>(
  before: Outcomes<Item>,
  decision: Decision<Item>,
  known: Outcomes<Item>,
): Outcomes<Item> {
  return [...withoutThose(before, decision), ...known];
}

/** Whether the decision can be repeated, because the item is still pending. */
export function isRepeatable({ kind }: Pick<DecisionOutcome<Decidable>, 'kind'>): boolean {
  return kind === 'refused';
}

/** Returns the decisions to repeat: each item with its requested state and note, in as few calls as possible. */
export function decisionsToRepeat<Item extends Decidable>(outcomes: Outcomes<Item>): Decision<Item>[] {
  const groups = Map.groupBy(outcomes.filter(isRepeatable), ({ asked, note }) =>
    JSON.stringify([asked, note]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const items = group.map(({ item }) => item);
    return { items, state: first.asked, note: first.note, isMass: group.length > 1 };
  });
}

function withoutThose<Item extends Decidable>(
  outcomes: Outcomes<Item>,
  decision: Decision<Item>,
): Outcomes<Item> {
  const ids = new Set(idsOf(decision));
  return outcomes.filter(({ item }) => !ids.has(item.id));
}

function kindOf(now: string | undefined, asked: string): DecisionOutcome<Decidable>['kind'] {
  if (!now) return 'gone';
  if (now === asked) return 'done';
  return now === 'pending' ? 'refused' : 'changed';
}
