import type { Outcomes } from '@selfservice/api/approvals/decision-outcomes';
import { outcomesAfterDeciding, outcomesAfterSending } from '@selfservice/api/approvals/decision-outcomes';
import type { Decision } from '@selfservice/api/approvals/decision-queue';
import { createDecisionQueue } from '@selfservice/api/approvals/decision-queue';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useClock, useConfiguration, useOnBeforeEnd } from '../../environment/Environment.tsx';
import { decisionSenders } from './decisionSenders.ts';
import type { DecisionCalls, DecisionReport } from './decisionSenders.ts';

/**
 * The decisions of the screen, from the moment they are made until it is known what they have come to. They are held
 * back for as long as they can be taken back, and sent at once when the screen is left.
 *
 * @param calls those of the first render are used throughout
 */
export function useDecisions(calls: DecisionCalls) {
  const clock = useClock();
  const undoMs = useConfiguration().undoSeconds * 1000;
  const onBeforeEnd = useOnBeforeEnd();
  const [outcomes, setOutcomes] = useState<Outcomes>([]);
  const [isLedgerOpen, setIsLedgerOpen] = useState(false);
  const [presence] = useState(createPresence);
  const report: DecisionReport = {
    outcomes(entry, known) {
      setOutcomes((before) => outcomesAfterSending(before, entry, known));
      if (known.every(({ kind }) => kind === 'done')) return;
      if (presence.isLeft()) calls.onLateOutcomes(known);
      else if (entry.isMass && !isTyping()) setIsLedgerOpen(true);
    },
    failure(entry, error) {
      if (presence.isLeft()) calls.onLateFailure(entry, error);
    },
    isHeard: () => !presence.isLeft(),
  };
  const [queue] = useState(() => createDecisionQueue({ clock, undoMs, ...decisionSenders(calls, report) }));
  const entries = useSyncExternalStore(queue.subscribe, queue.entries);
  useEffect(() => {
    presence.setLeft(false);
    const unsubscribe = onBeforeEnd(queue.flushBeforeEnd);
    return () => {
      unsubscribe();
      presence.setLeft(true);
      queue.flush();
    };
  }, [onBeforeEnd, queue, presence]);
  return {
    queue,
    entries,
    /** Takes a decision in; what was known of its requests before counts no longer. */
    decide(decision: Decision) {
      setOutcomes((before) => outcomesAfterDeciding(before, decision));
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
