import { transportOf } from '../core/create-query-client.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { DecisionOutcome } from '../core/decisions/decision-outcomes.ts';
import type { DecisionQueue, DecisionSender } from '../core/decisions/decision-queue.ts';
import type { DecisionResult } from '../core/decisions/queue-state.ts';
import { readAgain } from '../core/outbox/read-again.ts';
import { settleDecision } from '../core/decisions/settle-decision.ts';
import type { Decision, QueuedDecision } from '../core/decisions/decision.ts';
import type { Overtime } from './overtime.ts';
import { decideOvertime, decideOvertimeMutation, overtimeQuery, invalidatedByOvertime } from './overtime.ts';

/** A decision about overtime in the queue; `rejected` denies it. */
export type QueuedOvertime = QueuedDecision<Overtime>;
/** The outcome of a decision for a single overtime. */
export type OvertimeOutcome = DecisionOutcome<Overtime>;
/** The result of a decision about overtime. */
export type OvertimeResult = DecisionResult<Overtime>;
/** Delays decisions about overtime, then sends them. */
export type OvertimeQueue = DecisionQueue<Overtime>;

/** The options of a sender of decisions about overtime. */
export interface OvertimeSenderOptions {
  /** The client with the list that a decision invalidates. */
  client: QueryClient;
  /** Aborted when the session ends; nothing can be read after that. */
  ended: AbortSignal;
}

/** Returns a decision about a single overtime, without a note. */
export function overtimeDecision(overtime: Overtime, state: Decision<Overtime>['state']): Decision<Overtime> {
  return { items: [overtime], state, note: '', isMass: false };
}

/**
 * Returns a sender of decisions about overtime. The call survives page and session. The list is read again after
 * an unknown outcome and after a conflict. Denied overtime is not in the list.
 * @requirement overtime-8, overtime-20, overtime-21
 */
export function createOvertimeSender(options: OvertimeSenderOptions): DecisionSender<Overtime> {
  const { client, ended } = options;
  return (decision, write) =>
    settleDecision({
      ...write,
      decision,
      send: (part) => call(options, part),
      client,
      read: () => readAgain(client, overtimeQuery()),
      invalidates: invalidatedByOvertime,
      ended,
      isRejectedGone: true,
    });
}

/** Begins the call before it returns; the client invalidates the list and reports a failure. */
async function call(
  { client }: OvertimeSenderOptions,
  { items: [only], state }: Decision<Overtime>,
): Promise<void> {
  if (!only) return;
  const decision = { id: only.id, isApproved: state === 'approved' };
  const answer = decideOvertime(transportOf(client), decision);
  const options = { ...decideOvertimeMutation(), mutationFn: () => answer };
  await client.getMutationCache().build(client, options).execute(decision);
}
