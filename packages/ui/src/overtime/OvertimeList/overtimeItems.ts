import type { Overtime } from '@selfservice/api/overtime/overtime';
import type { QueuedOvertime } from '@selfservice/api/overtime/overtime-decisions';
import { isChecking, isUnknown } from '@selfservice/api/core/decisions/decision';
import { decisionsById } from '@selfservice/api/core/decisions/queued-decisions';

/**
 * The progress of a decision: the requested state, which applies only once the server confirms it, or that the
 * outcome is unknown or being checked.
 */
export type OvertimeProgress = QueuedOvertime['state'] | 'checking' | 'unknown';

/** An overtime with the decision about it. */
export interface OvertimeItem {
  overtime: Overtime;
  /** Null without a decision in progress. */
  asked: OvertimeProgress | null;
  /** Key of the decision that can still be undone; null for none. */
  undoKey: number | null;
}

/**
 * Returns the overtime with the progress of decisions. Settled decisions apply before the list is loaded again:
 * approved overtime is shown as approved, denied overtime is left out.
 */
export function overtimeItems(
  list: readonly Overtime[],
  entries: readonly QueuedOvertime[],
): readonly OvertimeItem[] {
  const decisions = decisionsById(entries);
  return list.flatMap((overtime): OvertimeItem[] => {
    const decision = overtime.state === 'pending' ? decisions.get(overtime.id) : undefined;
    if (!decision) return [{ overtime, asked: null, undoKey: null }];
    const { state, phase, key } = decision;
    if (isUnknown(decision)) return [{ overtime, asked: 'unknown', undoKey: null }];
    if (isChecking(decision)) return [{ overtime, asked: 'checking', undoKey: null }];
    if (phase !== 'settled') return [{ overtime, asked: state, undoKey: phase === 'waiting' ? key : null }];
    if (state === 'rejected') return [];
    return [{ overtime: { ...overtime, state }, asked: null, undoKey: null }];
  });
}
