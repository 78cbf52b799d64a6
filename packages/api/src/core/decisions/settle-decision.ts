import type { QueryClient } from '@tanstack/react-query';
import type { CachedPart } from '../create-query-client.ts';
import { invalidate } from '../create-query-client.ts';
import { HttpError, OutcomeUnknownError, SessionEndedError, toError } from '../errors.ts';
import { settleWrite } from '../outbox/settle-write.ts';
import type { KeptAttempt } from '../outbox/kept-writes.ts';
import type { DecisionOutcome } from './decision-outcomes.ts';
import { outcomesOf } from './decision-outcomes.ts';
import type { Decidable, Decision } from './decision.ts';

/** The status for an item that another user has decided before. */
const conflict = 409;

/** A decision, the call that makes it, and the way to find out its outcome. */
export interface SettledDecision<Item extends Decidable> extends KeptAttempt {
  decision: Decision<Item>;
  /** Makes the call, which starts before this returns. */
  send(decision: Decision<Item>): Promise<void>;
  client: QueryClient;
  /** Reads again all items that the user may decide about. Rejects if they cannot be read. */
  read(): Promise<readonly Item[]>;
  /** The cached responses that the decision may have changed. The mutation of a call invalidates them itself. */
  invalidates: readonly CachedPart[];
  /** Aborted when the session ends. Nothing can be read after that. */
  ended: AbortSignal;
  /** Whether a rejected item is missing from the list, like a denied overtime. Default false. */
  isRejectedGone?: boolean;
}

/**
 * Makes a decision about one or many items and finds out its outcome. After an unknown outcome and after a conflict the items
 * are read again and compared by state. Items that are still pending are never reported as done.
 *
 * @returns the outcome of each item of a mass decision; of a single item only if it was not done
 * @throws OutcomeUnknownError it is not known whether the decision was done
 * @throws Error the decision was not done: the error of the call, or a `NotDoneError` after a check
 */
export async function settleDecision<Item extends Decidable & { state: string }>(
  write: SettledDecision<Item>,
): Promise<readonly DecisionOutcome<Item>[]> {
  const { decision, clock, attempt, isCheck, ifOwn, send, ended } = write;
  let seen: readonly DecisionOutcome<Item>[] = [];

  async function lookUp(): Promise<number> {
    seen = await readOutcomes(write);
    return seen.some(isPending) ? 0 : seen.length;
  }

  try {
    const done = await settleWrite({
      clock,
      attempt,
      isCheck,
      // A conflict is compared below.
      looksUpRefusals: false,
      send() {
        const open = seen.filter(isPending).map(({ item }) => item);
        // The states that were read before the call are not its outcome.
        seen = seen.filter((one) => !isPending(one));
        const part = seen.length > 0 ? { ...decision, items: open } : decision;
        return ifOwn(() => send(part));
      },
      lookUp,
    });
    // A mass call does not report single items. After the end of the session they cannot be read.
    if (!done.isFound && decision.isMass && !ended.aborted) await lookUpAnswered(lookUp);
  } catch (thrown) {
    const error = toError(thrown);
    if (error instanceof OutcomeUnknownError) throw error;
    seen = await outcomesAfterError(write, error, seen);
  }
  return decision.isMass ? seen : seen.filter(({ kind }) => kind !== 'done');
}

/**
 * Returns the outcomes after a decision was not done, if some of its items are not pending: the error would hide them.
 *
 * @param seen the outcomes that were read last
 */
async function outcomesAfterError<Item extends Decidable & { state: string }>(
  write: SettledDecision<Item>,
  error: Error,
  seen: readonly DecisionOutcome<Item>[],
): Promise<readonly DecisionOutcome<Item>[]> {
  if (error instanceof HttpError && error.status === conflict) return outcomesAfterConflict(write, error);
  if (seen.every(isPending)) throw error;
  const reason = error instanceof HttpError ? error.detail : '';
  const known = new Map(seen.map((one) => [one.item.id, one]));
  const { items, state, note } = write.decision;
  return items.map(
    (item) => known.get(item.id) ?? { item, asked: state, note, kind: 'refused' as const, reason },
  );
}

async function readOutcomes<Item extends Decidable & { state: string }>({
  client,
  attempt,
  decision,
  read,
  invalidates,
  ended,
  isRejectedGone = false,
}: SettledDecision<Item>): Promise<readonly DecisionOutcome<Item>[]> {
  if (ended.aborted) throw new SessionEndedError();
  const outcomes = outcomesOf(decision, await read());
  if (attempt) invalidate(client, invalidates);
  if (!isRejectedGone || decision.state !== 'rejected') return outcomes;
  return outcomes.map((one) => (one.kind === 'gone' ? { ...one, kind: 'done' } : one));
}

/** Reads the outcomes after the response of a mass call. */
async function lookUpAnswered(lookUp: () => Promise<number>): Promise<void> {
  try {
    await lookUp();
  } catch (error) {
    throw new OutcomeUnknownError(toError(error));
  }
}

/** Reads the outcomes after a conflict. */
async function outcomesAfterConflict<Item extends Decidable & { state: string }>(
  write: SettledDecision<Item>,
  error: HttpError,
): Promise<readonly DecisionOutcome<Item>[]> {
  // After a repetition the state may come from an earlier call of this decision that arrived late.
  const isFirst = write.attempt === null;
  const outcomes = await readOutcomes(isFirst ? { ...write, isRejectedGone: false } : write).catch(() => {
    throw new OutcomeUnknownError(error);
  });
  if (outcomes.every(isPending)) throw error;
  return outcomes.map((one) => ({
    ...one,
    kind: isFirst && one.kind === 'done' ? 'changed' : one.kind,
    reason: error.detail,
  }));
}

function isPending({ kind }: Pick<DecisionOutcome<Decidable>, 'kind'>): boolean {
  return kind === 'refused';
}
