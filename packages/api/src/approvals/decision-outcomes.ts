import type { WorkflowRequest } from '../requests/requests.ts';
import type { Decision } from './decision-queue.ts';

/** What a decision has come to for one request. */
export interface DecisionOutcome {
  /** As it stands now; as it was decided about where the list has it no longer. */
  request: WorkflowRequest;
  /** The state that it was to get. */
  asked: Decision['state'];
  /** The note that went with it. */
  note: string;
  /**
   * `done`: it has that state; `changed`: somebody else gave it another one meanwhile; `refused`: it is still pending;
   * `gone`: the list has it no longer; `unknown`: how it stands could not be read.
   */
  kind: 'done' | 'changed' | 'refused' | 'gone' | 'unknown';
}

/**
 * Compares a decision with how its requests stand after it was sent.
 *
 * @param fresh everything that the person may decide about, read after the decision; null: it could not be read
 */
export function outcomesOf(
  { requests, state, note }: Decision,
  fresh: readonly WorkflowRequest[] | null,
): DecisionOutcome[] {
  const byId = new Map(fresh?.map((request) => [request.id, request]));
  return requests.map((before) => {
    const request = byId.get(before.id) ?? before;
    const kind = fresh ? kindOf(byId.get(before.id), state) : 'unknown';
    return { request, asked: state, note, kind };
  });
}

function kindOf(now: WorkflowRequest | undefined, asked: Decision['state']): DecisionOutcome['kind'] {
  if (!now) return 'gone';
  if (now.state === asked) return 'done';
  return now.state === 'pending' ? 'refused' : 'changed';
}
