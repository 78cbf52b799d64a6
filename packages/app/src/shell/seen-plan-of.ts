import type { StoredValue } from '@selfservice/api/core/stored-value';
import type { SeenPlan } from '@selfservice/api/my-plan/seen-plan';
import { seenPlanSchema } from '@selfservice/api/my-plan/seen-plan';
import { scopeKey } from '@selfservice/api/session/scope-identity';
import type { SessionScope } from '@selfservice/api/session/session-scope';
import * as v from 'valibot';

/**
 * Returns what one identity has seen of the own plan on this device. Fingerprints of another version are dropped. Nothing is
 * stored after the user has logged out.
 *
 * @requirement my-plan-56
 */
export function seenPlanOf(
  stored: StoredValue<Record<string, unknown>>,
  { identity, hasLoggedOut }: Pick<SessionScope, 'identity' | 'hasLoggedOut'>,
): StoredValue<SeenPlan> {
  const key = scopeKey(identity);
  const all = () => stored.read() ?? {};
  return {
    read() {
      const seen = v.safeParse(seenPlanSchema, all()[key]);
      return seen.success ? seen.output : null;
    },
    write(seen) {
      if (!hasLoggedOut()) stored.write({ ...all(), [key]: seen });
    },
    remove() {
      const { [key]: _own, ...others } = all();
      stored.write(others);
    },
  };
}
