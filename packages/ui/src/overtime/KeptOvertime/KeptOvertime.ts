import { useOvertimeQueue } from '../OvertimeScreen/useOvertimeQueue.ts';

/** Checks the decisions about overtime that an earlier sign-in has left, and notifies the user of their outcomes. Renders nothing. */
export function KeptOvertime(): null {
  useOvertimeQueue();
  return null;
}
