import { transportOf } from '../core/create-query-client.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Agenda, WorkflowRequest } from '../requests/requests.ts';
import { decideRequest, decideRequestMutation, invalidatedByDecision } from '../requests/requests.ts';
import { approvalsQuery, decideMany, decideManyMutation } from './approvals.ts';
import type { DecisionOutcome } from '../core/decisions/decision-outcomes.ts';
import type { DecisionQueue, DecisionSender } from '../core/decisions/decision-queue.ts';
import type { DecisionResult } from '../core/decisions/queue-state.ts';
import { readAgain } from '../core/outbox/read-again.ts';
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
  /** The cache with the lists that a decision invalidates. */
  client: QueryClient;
  /** The kind of requests. */
  agenda: Agenda;
  /** Aborted when the session ends: nothing can be read after that. */
  ended: AbortSignal;
}

/**
 * Creates a sender of decisions about requests. Its calls outlive page and session. The outcome of each request comes
 * from the response where that is enough, otherwise from reading the list again.
 *
 * @requirement approvals-26, approvals-31
 */
export function createApprovalSender(options: ApprovalSenderOptions): DecisionSender<WorkflowRequest> {
  const { client, agenda, ended } = options;
  // All requests of the user, without any filter.
  const everything = { agenda, isPendingOnly: false, search: '', applicantRef: '' };
  return (decision, write) =>
    settleDecision({
      ...write,
      decision,
      send: (part) => call(options, part),
      client,
      read: () => readAgain(client, approvalsQuery(everything)),
      invalidates: invalidatedByDecision,
      ended,
    });
}

/** Begins the call before it returns. The client invalidates the lists and reports failures. */
function call(options: ApprovalSenderOptions, decision: Decision<WorkflowRequest>): Promise<void> {
  const { client } = options;
  const { items, state, note, isMass } = decision;
  const [only] = items;
  const cache = client.getMutationCache();
  if (isMass || !only) {
    const many = { ids: idsOf(decision), state, note };
    const response = decideMany(transportOf(client), many);
    return cache.build(client, { ...decideManyMutation(), mutationFn: () => response }).execute(many);
  }
  const single = { id: only.id, state, note };
  const response = decideRequest(transportOf(client), single);
  return cache.build(client, { ...decideRequestMutation(), mutationFn: () => response }).execute(single);
}
