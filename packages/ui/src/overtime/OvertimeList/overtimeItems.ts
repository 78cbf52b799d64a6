import type { Overtime } from '@selfservice/api/overtime/overtime';
import type { QueuedOvertime } from '@selfservice/api/overtime/overtime-decisions';
import { isChecking, isUnknown } from '@selfservice/api/core/decisions/decision';
import { decisionsById } from '@selfservice/api/core/decisions/queued-decisions';

/**
 * The progress of a decision about an overtime: the requested state, which it does not have before the server has said so,
 * or that its outcome is not known, or being read.
 */
export type OvertimeProgress = QueuedOvertime['state'] | 'checking' | 'unknown';

/** An overtime as it is shown, with the decision about it. */
export interface OvertimeItem {
  overtime: Overtime;
  /** Null: no decision is under way. */
  asked: OvertimeProgress | null;
  /** Key of the decision that can still be undone; null for none. */
  undoKey: number | null;
}

/**
 * The list by all that is known of it. What the server has settled holds, also while the list that says so is still on
 * its way: what is approved is shown so, and what is denied leaves the list.
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
