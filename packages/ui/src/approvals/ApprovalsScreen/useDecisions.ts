import type { MassDecision } from '@selfservice/api/approvals/approvals';
import type { DecisionOutcome } from '@selfservice/api/approvals/decision-outcomes';
import { outcomesOf } from '@selfservice/api/approvals/decision-outcomes';
import type {
  Decision,
  DecisionQueueOptions,
  QueuedDecision,
} from '@selfservice/api/approvals/decision-queue';
import { createDecisionQueue, idsOf } from '@selfservice/api/approvals/decision-queue';
import { HttpError } from '@selfservice/api/core/errors';
import type { RequestDecision, WorkflowRequest } from '@selfservice/api/requests/requests';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useClock, useConfiguration, useOnParting } from '../../environment/Environment.tsx';

/** The calls that decisions are made with. Those of the first render are used throughout. */
export interface DecisionCalls {
  decideOne: (decision: RequestDecision) => Promise<unknown>;
  decideMany: (decision: MassDecision) => Promise<unknown>;
  /** The same, made before they return, for a page that is about to go. */
  parting: Pick<DecisionCalls, 'decideOne' | 'decideMany'>;
  /** Reads everything that the person may decide about, whatever the filters. */
  readAll: () => Promise<readonly WorkflowRequest[]>;
  /** The notes of these requests are sent. */
  onSent: (ids: readonly number[]) => void;
  /** A mass decision was sent and is known in each of its requests. */
  onMassSent: () => void;
  /** The screen has been left, and a decision could not be sent. */
  onLateFailure: (entry: QueuedDecision) => void;
  /** The screen has been left, and some requests have not been given the state. */
  onLateOutcomes: (outcomes: readonly DecisionOutcome[]) => void;
}

/** The status with which the server says that somebody else has decided already. */
const conflict = 409;

/**
 * The decisions of the screen, from the moment they are made until it is known what they have come to. They are held
 * back for as long as they can be taken back, and sent at once when the screen is left.
 */
export function useDecisions(calls: DecisionCalls) {
  const clock = useClock();
  const undoMs = useConfiguration().undoSeconds * 1000;
  const onParting = useOnParting();
  const [outcomes, setOutcomes] = useState<Outcomes>([]);
  const [isLedgerOpen, setIsLedgerOpen] = useState(false);
  const [presence] = useState(createPresence);
  const report: Report = {
    outcomes(entry, known) {
      setOutcomes((before) => (entry.isMass ? known : [...without(before, entry), ...known]));
      if (known.every(({ kind }) => kind === 'done')) return;
      if (presence.isLeft()) calls.onLateOutcomes(known);
      else if (entry.isMass && !isTyping()) setIsLedgerOpen(true);
    },
    failure(entry) {
      if (presence.isLeft()) calls.onLateFailure(entry);
    },
  };
  const [queue] = useState(() => createDecisionQueue({ clock, undoMs, ...sendersOf(calls, report) }));
  const entries = useSyncExternalStore(queue.subscribe, queue.entries);
  useEffect(() => {
    presence.setLeft(false);
    const end = onParting(queue.part);
    return () => {
      end();
      presence.setLeft(true);
      queue.flush();
    };
  }, [onParting, queue, presence]);
  return {
    queue,
    entries,
    /** Takes a decision in; what was known of its requests before counts no longer. */
    decide(decision: Decision) {
      setOutcomes((before) => without(before, decision));
      return queue.add(decision);
    },
    /** What has not simply been done, and the last mass decision with all its requests. */
    outcomes,
    clearOutcomes: () => setOutcomes([]),
    /** What has become of each of them is shown. */
    isLedgerOpen,
    setIsLedgerOpen,
  };
}

type Outcomes = readonly DecisionOutcome[];

/** Hears what has become of a decision. */
interface Report {
  outcomes: (entry: QueuedDecision, outcomes: Outcomes) => void;
  failure: (entry: QueuedDecision) => void;
}

/** Remembers whether the screen has been left, for answers that come later. */
function createPresence() {
  let isLeft = false;
  return {
    isLeft: () => isLeft,
    setLeft(next: boolean) {
      isLeft = next;
    },
  };
}

/** A window that opens by itself must not take the letters that are being typed. */
function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, [role="dialog"] *') ?? false;
}

function sendersOf(calls: DecisionCalls, report: Report): Pick<DecisionQueueOptions, 'send' | 'sendParting'> {
  return {
    async send(entry) {
      try {
        const send = entry.isMass ? sendMany : sendOne;
        const open = await send(calls, report, entry);
        calls.onSent(idsOf(entry).filter((id) => !open.includes(id)));
        return open;
      } catch (error) {
        report.failure(entry);
        throw error;
      }
    },
    async sendParting(entry) {
      await call(calls.parting, entry);
      return [];
    },
  };
}

function call(calls: DecisionCalls['parting'], entry: QueuedDecision): Promise<unknown> {
  const { requests, state, note, isMass } = entry;
  const [only] = requests;
  return isMass || !only
    ? calls.decideMany({ ids: idsOf(entry), state, note })
    : calls.decideOne({ id: only.id, state, note });
}

async function sendOne(calls: DecisionCalls, report: Report, entry: QueuedDecision): Promise<number[]> {
  try {
    await call(calls, entry);
    return [];
  } catch (error) {
    if (!(error instanceof HttpError && error.status === conflict)) throw error;
    const outcomes = await readOutcomes(calls, entry);
    report.outcomes(
      entry,
      outcomes.map((one) => (one.kind === 'done' ? { ...one, kind: 'changed' as const } : one)),
    );
    calls.onSent(idsOf(entry));
    return idsOf(entry);
  }
}

/** What the call answers says nothing of each request: the list does. */
async function sendMany(calls: DecisionCalls, report: Report, entry: QueuedDecision): Promise<number[]> {
  await call(calls, entry);
  const outcomes = await readOutcomes(calls, entry);
  calls.onMassSent();
  report.outcomes(entry, outcomes);
  return outcomes.filter(({ kind }) => kind !== 'done').map(({ request }) => request.id);
}

async function readOutcomes(calls: DecisionCalls, entry: QueuedDecision): Promise<DecisionOutcome[]> {
  return outcomesOf(entry, await calls.readAll().catch(() => null));
}

function without(outcomes: Outcomes, entry: Decision): Outcomes {
  const ids = new Set(idsOf(entry));
  return outcomes.filter(({ request }) => !ids.has(request.id));
}
