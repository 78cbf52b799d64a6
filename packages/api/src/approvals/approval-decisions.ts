import type { QueryClient } from '@tanstack/react-query';
import type { Transport } from '../core/transport.ts';
import type { Agenda, WorkflowRequest } from '../requests/requests.ts';
import { decideRequest, decideRequestMutation } from '../requests/requests.ts';
import { approvalsQuery, decideMany, decideManyMutation } from './approvals.ts';
import type { DecisionOutcome } from '../core/decisions/decision-outcomes.ts';
import { outcomesOf } from '../core/decisions/decision-outcomes.ts';
import { outcomesAfterConflict } from '../core/decisions/outcomes-after-conflict.ts';
import type { DecisionQueue, DecisionQueueOptions } from '../core/decisions/decision-queue.ts';
import type { DecisionResult } from '../core/decisions/queue-state.ts';
import { idsOf } from '../core/decisions/decision.ts';
import type { Decision, QueuedDecision } from '../core/decisions/decision.ts';

/** A decision about requests in the queue. */
export type QueuedApproval = QueuedDecision<WorkflowRequest>;
/** What a decision has come to for one request. */
export type ApprovalOutcome = DecisionOutcome<WorkflowRequest>;
/** A decision about requests has been answered. */
export type ApprovalResult = DecisionResult<WorkflowRequest>;
/** Holds decisions about requests back, then sends them. */
export type ApprovalQueue = DecisionQueue<WorkflowRequest>;

/** What decisions about requests are sent with. */
export interface ApprovalSenderOptions {
  transport: Transport;
  /** Holds the lists that a decision makes stale. */
  client: QueryClient;
  /** What is decided about. */
  agenda: Agenda;
  /** Aborted when the session ends: nothing can be read any more then. */
  ended: AbortSignal;
}

/**
 * Sends decisions about requests by calls that outlive page and session, and finds out what has become of each request:
 * by the answer where it says enough, otherwise by the list, read again.
 */
export function createApprovalSender(
  options: ApprovalSenderOptions,
): DecisionQueueOptions<WorkflowRequest>['send'] {
  const { ended } = options;

  const followOne = (decision: Decision<WorkflowRequest>, answer: Promise<void>) =>
    outcomesAfterConflict(decision, answer, () => readAll(options));

  async function followMany(decision: Decision<WorkflowRequest>, answer: Promise<void>) {
    await answer;
    // Where the session has ended, what the call answers is all that is known.
    return ended.aborted ? [] : outcomesOf(decision, await readAll(options));
  }

  return (decision) => (decision.isMass ? followMany : followOne)(decision, call(options, decision));
}

/** The call is begun before it returns; that lists are stale, and what fails, is for the client to hear. */
function call(options: ApprovalSenderOptions, decision: Decision<WorkflowRequest>): Promise<void> {
  const { transport, client } = options;
  const { items, state, note, isMass } = decision;
  const [only] = items;
  const cache = client.getMutationCache();
  if (isMass || !only) {
    const many = { ids: idsOf(decision), state, note };
    const answer = decideMany(transport, many);
    return cache.build(client, { ...decideManyMutation(transport), mutationFn: () => answer }).execute(many);
  }
  const one = { id: only.id, state, note };
  const answer = decideRequest(transport, one);
  return cache.build(client, { ...decideRequestMutation(transport), mutationFn: () => answer }).execute(one);
}

/** Everything that the person may decide about, whatever the filters; null where it cannot be read. */
function readAll({ transport, client, agenda }: ApprovalSenderOptions): Promise<WorkflowRequest[] | null> {
  const everything = { agenda, isPendingOnly: false, search: '', applicantRef: '' };
  const query = { ...approvalsQuery(transport, everything), staleTime: 0, retry: false };
  return client.fetchQuery(query).catch(() => null);
}
