import * as v from 'valibot';
import type { Decidable } from './decision.ts';
import type { KeptDecision } from './kept-decision.ts';
import { keyOf } from './kept-decision.ts';

const earlierSchema = v.object({
  key: v.number(),
  items: v.pipe(v.array(v.looseObject({ id: v.number() })), v.minLength(1)),
  state: v.picklist(['approved', 'rejected']),
  note: v.string(),
  isMass: v.boolean(),
  keptAt: v.number(),
  attempt: v.nullable(v.object({ page: v.number(), at: v.number() })),
});

/**
 * Returns the decisions of a text that versions up to 2.43 have stored. Those that do not parse are left out.
 *
 * @param owner the identity of the sign-in
 * @param queue the name of the queue
 */
export function toKeptDecisions(owner: string, queue: string, text: string): KeptDecision<Decidable>[] {
  try {
    return v.parse(v.array(v.unknown()), JSON.parse(text)).flatMap((one) => {
      const { success, output } = v.safeParse(earlierSchema, one);
      return success ? [toKept(owner, queue, output)] : [];
    });
  } catch {
    return [];
  }
}

function toKept(
  owner: string,
  queue: string,
  { key, keptAt, attempt, ...decision }: v.InferOutput<typeof earlierSchema>,
): KeptDecision<Decidable> {
  const mark = { page: String(attempt?.page ?? ''), atMs: attempt?.at ?? 0, isRunning: true, isOver: false };
  const own = { owner, queue, number: key, pressedMs: keptAt, refusal: null };
  return { key: keyOf(key, { owner, queue }), ...decision, ...own, attempt: mark };
}
