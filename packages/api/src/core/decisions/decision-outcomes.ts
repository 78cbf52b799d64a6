import { idsOf } from './decision.ts';
import type { Decidable, Decision } from './decision.ts';

/** The outcome of a decision for one item. */
export interface DecisionOutcome<Item extends Decidable> {
  /** Its state now; where the list does not have it any more, its state at the time of the decision. */
  item: Item;
  /** The requested state. */
  asked: Decision<Item>['state'];
  /** The note that was sent with it. */
  note: string;
  /**
   * `done`: it has the requested state; `changed`: another user gave it another state; `refused`: it is still pending;
   * `gone`: the list does not have it any more.
   */
  kind: 'done' | 'changed' | 'refused' | 'gone';
  /** Why it was not done, in the server's words; empty where it gave none. */
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

/** What is known of items whose decision has not simply been done, and of the mass decision made last. */
export type Outcomes<Item extends Decidable> = readonly DecisionOutcome<Item>[];

/** What stays known when something is decided about: of its items nothing, and with many nothing that is done. */
export function outcomesAfterDeciding<Item extends Decidable>(
  before: Outcomes<Item>,
  decision: Decision<Item>,
): Outcomes<Item> {
  const left = withoutThose(before, decision);
  return decision.isMass ? left.filter(({ kind }) => kind !== 'done') : left;
}

/** What is known when a decision has come to its outcomes. */
export function outcomesAfterSending<Item extends Decidable>(
  before: Outcomes<Item>,
  decision: Decision<Item>,
  known: Outcomes<Item>,
): Outcomes<Item> {
  return [...withoutThose(before, decision), ...known];
}

/** Whether an item can still get the requested state: it is pending. */
export function isRepeatable({ kind }: Pick<DecisionOutcome<Decidable>, 'kind'>): boolean {
  return kind === 'refused';
}

/** The same decisions once more about what may be repeated: each item as it was asked for, in as few calls as possible. */
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
