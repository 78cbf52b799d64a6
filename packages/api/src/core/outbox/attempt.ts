import * as v from 'valibot';

/** The schema of a stored attempt. */
export const attemptSchema = v.object({
  /** When its call began, in milliseconds since 1970 in UTC. */
  atMs: v.number(),
  /** Whether its call has no effect any more: the next attempt reads, and sends if the result is missing. */
  isOver: v.boolean(),
});

/** The last attempt of a write whose result was not found. Plain data, which is stored before the call. */
export type Attempt = v.InferOutput<typeof attemptSchema>;

/**
 * The longest time in which a call may still have an effect, in milliseconds, even if the page that made it is gone. Until then a
 * missing result means nothing, and the write is not sent again.
 */
export const attemptMs = 60_000;

/** Whether the call of an attempt may still have an effect. A start in the future counts, because the clock was set back. */
export function isRecent({ atMs }: Pick<Attempt, 'atMs'>, nowMs: number): boolean {
  return nowMs - atMs < attemptMs;
}
