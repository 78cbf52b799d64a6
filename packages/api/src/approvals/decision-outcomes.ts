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
  /** Why it was not done, in the server's words; empty where it gave none. */
  reason: string;
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
    return { request, asked: state, note, kind, reason: '' };
  });
}

/** What is known of requests whose decision has not simply been done, and of the mass decision made last. */
export type Outcomes = readonly DecisionOutcome[];

/** What stays known when something is decided about: of its requests nothing, and with many nothing that is done. */
export function outcomesAfterDeciding(before: Outcomes, decision: Decision): Outcomes {
  const left = withoutThose(before, decision);
  return decision.isMass ? left.filter(({ kind }) => kind !== 'done') : left;
}

/** What is known when a decision has come to its outcomes. */
export function outcomesAfterSending(before: Outcomes, decision: Decision, known: Outcomes): Outcomes {
  return [...withoutThose(before, decision), ...known];
}

/** Whether a request may still get what was asked for it: it is pending, or how it stands is not known. */
export function isRepeatable({ kind }: DecisionOutcome): boolean {
  return kind === 'refused' || kind === 'unknown';
}

/** The same decisions once more about what may be repeated: each request as it was asked for, in as few calls as possible. */
export function decisionsToRepeat(outcomes: Outcomes): Decision[] {
  const groups = Map.groupBy(outcomes.filter(isRepeatable), ({ asked, note }) =>
    JSON.stringify([asked, note]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const requests = group.map(({ request }) => request);
    return { requests, state: first.asked, note: first.note, isMass: group.length > 1 };
  });
}

function withoutThose(outcomes: Outcomes, { requests }: Decision): Outcomes {
  const ids = new Set(requests.map(({ id }) => id));
  return outcomes.filter(({ request }) => !ids.has(request.id));
}

function kindOf(now: WorkflowRequest | undefined, asked: Decision['state']): DecisionOutcome['kind'] {
  if (!now) return 'gone';
  if (now.state === asked) return 'done';
  return now.state === 'pending' ? 'refused' : 'changed';
}
