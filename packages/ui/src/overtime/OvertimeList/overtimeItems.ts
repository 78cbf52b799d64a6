import type { Overtime } from '@selfservice/api/overtime/overtime';
import type { QueuedOvertime } from '@selfservice/api/overtime/overtime-decisions';
import { decisionsById } from '../../patterns/decisions/queuedDecisions.ts';

/** An overtime as it is shown, with what is being done with it. */
export interface OvertimeItem {
  overtime: Overtime;
  /** The state that it is to get; null: nothing is under way. It has not got it before the server has said so. */
  asked: QueuedOvertime['state'] | null;
  /** Key of the decision that can still be taken back; null for none. */
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
    if (phase !== 'settled') return [{ overtime, asked: state, undoKey: phase === 'waiting' ? key : null }];
    if (state === 'rejected') return [];
    return [{ overtime: { ...overtime, state }, asked: null, undoKey: null }];
  });
}
