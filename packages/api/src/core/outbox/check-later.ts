import type { Clock } from '../clock.ts';
import { SessionEndedError } from '../errors.ts';
import { unknownOutcomeOf } from './save-parts.ts';
import { HiddenResultError } from './settle-write.ts';

/**
 * Calls back when reading again can show the outcome of a write that failed with an error. Returns a function that cancels it; null
 * if the outcome is known, or nothing can show it before the next sign-in.
 */
export function checkLater(clock: Clock, error: unknown, check: () => void): (() => void) | null {
  const unknown = unknownOutcomeOf(error);
  if (!unknown || unknown.checkAtMs === null || isHidden(unknown)) return null;
  return clock.after(Math.max(unknown.checkAtMs - clock.epochMs(), 0), check);
}

/** Whether nothing that the user may read shows the outcome. */
export function isHidden({ cause }: { cause: Error }): boolean {
  return cause instanceof SessionEndedError || cause instanceof HiddenResultError;
}
