import type { MassDecision } from '@selfservice/api/approvals/approvals';
import type { DecisionOutcome } from '@selfservice/api/approvals/decision-outcomes';
import { outcomesOf } from '@selfservice/api/approvals/decision-outcomes';
import type { DecisionQueueOptions, QueuedDecision } from '@selfservice/api/approvals/decision-queue';
import { idsOf } from '@selfservice/api/approvals/decision-queue';
import { HttpError, SessionEndedError, toError } from '@selfservice/api/core/errors';
import type { RequestDecision, WorkflowRequest } from '@selfservice/api/requests/requests';
import { refusalWords } from '../../patterns/ErrorPanel/errorWords.ts';

/** The calls that decisions are made with. */
export interface DecisionCalls {
  decideOne: (decision: RequestDecision) => Promise<unknown>;
  decideMany: (decision: MassDecision) => Promise<unknown>;
  /** The same, begun before they return, for a page or a session that may be about to end. */
  beforeEnd: Pick<DecisionCalls, 'decideOne' | 'decideMany'>;
  /** Reads everything that the person may decide about, whatever the filters. */
  readAll: () => Promise<readonly WorkflowRequest[]>;
  /** The notes of these requests are sent. */
  onSent: (ids: readonly number[]) => void;
  /** A mass decision about these requests was sent, and what has become of each is known. */
  onMassSent: (ids: readonly number[]) => void;
  /** The screen has been left, and a decision could not be sent. */
  onLateFailure: (entry: QueuedDecision, error: Error) => void;
  /** The screen has been left, and some requests have not been given the state. */
  onLateOutcomes: (outcomes: readonly DecisionOutcome[]) => void;
}

/** The status with which the server says that somebody else has decided already. */
const conflict = 409;

/** Hears what has become of a decision. */
export interface DecisionReport {
  outcomes: (entry: QueuedDecision, outcomes: readonly DecisionOutcome[]) => void;
  failure: (entry: QueuedDecision, error: Error) => void;
  /** Somebody is still there to hear. */
  isHeard: () => boolean;
}

/** Sends decisions, and finds out what has become of each request in them. */
export function decisionSenders(
  calls: DecisionCalls,
  report: DecisionReport,
): Pick<DecisionQueueOptions, 'send' | 'sendBeforeEnd'> {
  /** A session that has ended has somebody else's screens, or none. */
  function tellFailure(entry: QueuedDecision, error: unknown): void {
    if (!(error instanceof SessionEndedError)) report.failure(entry, toError(error));
  }

  return {
    async send(entry) {
      try {
        return await openAfter(calls, report, entry, call(calls, entry));
      } catch (error) {
        tellFailure(entry, error);
        throw error;
      }
    },
    async sendBeforeEnd(entry) {
      const answer = call(calls.beforeEnd, entry);
      try {
        await answer.catch(() => {});
        // A page that was only out of sight goes on.
        if (report.isHeard()) return await openAfter(calls, report, entry, answer);
        // The next person's list says nothing of it: what the call answers is all that is known.
        await answer;
        return [];
      } catch (error) {
        tellFailure(entry, error);
        throw error;
      }
    },
  };
}

function call(calls: DecisionCalls['beforeEnd'], entry: QueuedDecision): Promise<unknown> {
  const { requests, state, note, isMass } = entry;
  const [only] = requests;
  return isMass || !only
    ? calls.decideMany({ ids: idsOf(entry), state, note })
    : calls.decideOne({ id: only.id, state, note });
}

/** The ids that a decision has left undone, by what its call answers and, where that says too little, by the list. */
async function openAfter(
  calls: DecisionCalls,
  report: DecisionReport,
  entry: QueuedDecision,
  answer: Promise<unknown>,
): Promise<number[]> {
  const follow = entry.isMass ? followMany : followOne;
  const open = await follow(calls, report, entry, answer);
  calls.onSent(idsOf(entry).filter((id) => !open.includes(id)));
  return open;
}

type Follow = typeof openAfter;

const followOne: Follow = async (calls, report, entry, answer) => {
  try {
    await answer;
    return [];
  } catch (error) {
    if (!(error instanceof HttpError && error.status === conflict)) throw error;
    const outcomes = await readOutcomes(calls, entry);
    report.outcomes(
      entry,
      outcomes.map((one) => ({
        ...one,
        kind: one.kind === 'done' ? ('changed' as const) : one.kind,
        reason: refusalWords(error),
      })),
    );
    calls.onSent(idsOf(entry));
    return idsOf(entry);
  }
};

/** What the call answers says nothing of each request: the list does. */
const followMany: Follow = async (calls, report, entry, answer) => {
  await answer;
  const outcomes = await readOutcomes(calls, entry);
  calls.onMassSent(idsOf(entry));
  report.outcomes(entry, outcomes);
  return outcomes.filter(({ kind }) => kind !== 'done').map(({ request }) => request.id);
};

async function readOutcomes(calls: DecisionCalls, entry: QueuedDecision): Promise<DecisionOutcome[]> {
  return outcomesOf(entry, await calls.readAll().catch(unlessEnded));
}

/** A list that cannot be read says nothing; one that is nobody's any more ends everything. */
function unlessEnded(error: unknown): null {
  if (error instanceof SessionEndedError) throw error;
  return null;
}
