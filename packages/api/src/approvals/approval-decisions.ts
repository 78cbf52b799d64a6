import { transportOf } from '../core/create-query-client.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Agenda, WorkflowRequest } from '../requests/requests.ts';
import { decideRequest, decideRequestMutation, staleAfterDecision } from '../requests/requests.ts';
import { approvalsQuery, decideMany, decideManyMutation } from './approvals.ts';
import type { DecisionOutcome } from '../core/decisions/decision-outcomes.ts';
import type { DecisionQueue, DecisionSender } from '../core/decisions/decision-queue.ts';
import type { DecisionResult } from '../core/decisions/queue-state.ts';
import { readAfterDecision } from '../core/decisions/read-after-decision.ts';
import { settleDecision } from '../core/decisions/settle-decision.ts';
import { idsOf } from '../core/decisions/decision.ts';
import type { Decision, QueuedDecision } from '../core/decisions/decision.ts';

/** A decision about requests in the queue. */
export type QueuedApproval = QueuedDecision<WorkflowRequest>;
/** The outcome of a decision for one request. */
export type ApprovalOutcome = DecisionOutcome<WorkflowRequest>;
/** The result of a decision about requests. */
export type ApprovalResult = DecisionResult<WorkflowRequest>;
/** Delays decisions about requests, then sends them. */
export type ApprovalQueue = DecisionQueue<WorkflowRequest>;

/** The options of a sender of decisions about requests. */
export interface ApprovalSenderOptions {
  /** Holds the lists that a decision invalidates. */
  client: QueryClient;
  /** What is decided about. */
  agenda: Agenda;
  /** Aborted when the session ends: nothing can be read after that. */
  ended: AbortSignal;
}

/**
 * Sends decisions about requests by calls that outlive page and session, and finds out the outcome of each request: by
 * the response where it says enough, otherwise by the list, read again.
 */
export function createApprovalSender(options: ApprovalSenderOptions): DecisionSender<WorkflowRequest> {
  const { client, agenda, ended } = options;
  // Everything that the user may decide about, whatever the filters.
  const everything = { agenda, isPendingOnly: false, search: '', applicantRef: '' };
  return (decision, step = 'send') =>
    settleDecision({
      decision,
      step,
      send: (part) => call(options, part),
      readAgain: () =>
        readAfterDecision(client, approvalsQuery(everything), {
          ended,
          // A call of its own invalidates them as well.
          stale: step === 'send' ? [] : staleAfterDecision,
        }),
      ended,
    });
}

/** Begins the call before it returns; the client invalidates the lists and reports a failure. */
function call(options: ApprovalSenderOptions, decision: Decision<WorkflowRequest>): Promise<void> {
  const { client } = options;
  const { items, state, note, isMass } = decision;
  const [only] = items;
  const cache = client.getMutationCache();
  if (isMass || !only) {
    const many = { ids: idsOf(decision), state, note };
    const answer = decideMany(transportOf(client), many);
    return cache.build(client, { ...decideManyMutation(), mutationFn: () => answer }).execute(many);
  }
  const one = { id: only.id, state, note };
  const answer = decideRequest(transportOf(client), one);
  return cache.build(client, { ...decideRequestMutation(), mutationFn: () => answer }).execute(one);
}
