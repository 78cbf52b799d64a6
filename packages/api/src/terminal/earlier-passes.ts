import * as v from 'valibot';
import type { KeptPass } from './kept-pass.ts';
import { keptPassSchema } from './kept-pass.ts';

const markSchema = v.optional(v.nullable(v.object({ atMs: v.number() })), null);
const { tenant: _tenant, attempt: _attempt, ...same } = keptPassSchema.entries;

/** A pass as versions up to 2.43 have kept it, in one text with all others. */
const earlierSchema = v.object({
  ...same,
  tenant: v.optional(v.nullable(v.string()), null),
  attempt: markSchema,
  /** The page that was sending or checking it. */
  claim: markSchema,
  /** Whether it was sent, in versions without `attempt`. */
  isAttempted: v.optional(v.boolean(), false),
});

/** Returns the kept passes of a text of an earlier version. Those that do not parse are left out. */
export function toKeptPasses(text: string): KeptPass[] {
  try {
    return v.parse(v.array(v.unknown()), JSON.parse(text)).flatMap((one) => {
      const { success, output } = v.safeParse(earlierSchema, one);
      return success ? [toKeptPass(output)] : [];
    });
  } catch {
    return [];
  }
}

function toKeptPass({ claim, isAttempted, attempt, ...kept }: v.InferOutput<typeof earlierSchema>): KeptPass {
  const sent = attempt ?? claim ?? (isAttempted ? { atMs: kept.pressedMs } : null);
  return { ...kept, attempt: sent && { page: '', atMs: sent.atMs, isRunning: true, isOver: false } };
}
