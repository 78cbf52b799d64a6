import type { QueryClient } from '@tanstack/react-query';
import { outcomesAfterConflict } from '../core/decisions/outcomes-after-conflict.ts';
import type { DecisionOutcome } from '../core/decisions/decision-outcomes.ts';
import type { DecisionQueue, DecisionQueueOptions } from '../core/decisions/decision-queue.ts';
import type { DecisionResult } from '../core/decisions/queue-state.ts';
import type { Decision, QueuedDecision } from '../core/decisions/decision.ts';
import type { Transport } from '../core/transport.ts';
import type { Overtime } from './overtime.ts';
import { decideOvertime, decideOvertimeMutation, overtimeQuery } from './overtime.ts';

/** A decision about overtime in the queue; `rejected` denies it. */
export type QueuedOvertime = QueuedDecision<Overtime>;
/** What a decision has come to for one overtime. */
export type OvertimeOutcome = DecisionOutcome<Overtime>;
/** A decision about overtime has been answered. */
export type OvertimeResult = DecisionResult<Overtime>;
/** Holds decisions about overtime back, then sends them. */
export type OvertimeQueue = DecisionQueue<Overtime>;

/** What decisions about overtime are sent with. */
export interface OvertimeSenderOptions {
  transport: Transport;
  /** Holds the list that a decision makes stale. */
  client: QueryClient;
  /** Aborted when the session ends: nothing can be read any more then. */
  ended: AbortSignal;
}

/** A decision as it is made: about one overtime, without a note. */
export function overtimeDecision(overtime: Overtime, state: Decision<Overtime>['state']): Decision<Overtime> {
  return { items: [overtime], state, note: '', isMass: false };
}

/**
 * Sends a decision about one overtime by a call that outlives page and session; the list is read again after it. One that
 * was decided about meanwhile is told with how it stands now: a denied one is `gone`.
 */
export function createOvertimeSender(options: OvertimeSenderOptions): DecisionQueueOptions<Overtime>['send'] {
  const readWhileSignedIn = async () => (options.ended.aborted ? null : readAgain(options));
  return (decision) => outcomesAfterConflict(decision, call(options, decision), readWhileSignedIn);
}

/** The call is begun before it returns; that lists are stale, and what fails, is for the client to hear. */
async function call(
  { transport, client }: OvertimeSenderOptions,
  { items: [only], state }: Decision<Overtime>,
): Promise<void> {
  if (!only) return;
  const decision = { id: only.id, isApproved: state === 'approved' };
  const answer = decideOvertime(transport, decision);
  const options = { ...decideOvertimeMutation(transport), mutationFn: () => answer };
  await client.getMutationCache().build(client, options).execute(decision);
}

/** The person's overtime; null where it cannot be read. */
function readAgain({ transport, client }: OvertimeSenderOptions): Promise<Overtime[] | null> {
  return client.fetchQuery({ ...overtimeQuery(transport), staleTime: 0, retry: false }).catch(() => null);
}
