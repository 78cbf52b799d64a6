import type { Clock } from '@selfservice/api/core/clock';
import type { SessionState } from '@selfservice/api/session/session-state';
import { scopeIn } from './scope-in.ts';
import type { StoredValues } from './stored-values.ts';

type Mark = StoredValues['offlinePlan'];

/** Deletes the plan kept on the device if the configuration forbids it, or another user has signed in. */
export function guardOfflinePlan(mark: Mark, state: SessionState): void {
  const owner = mark.read()?.owner;
  if (!owner) return;
  const isForbidden = 'configuration' in state && !state.configuration.allowsOfflinePlan;
  const user = scopeIn(state)?.identity;
  const isOfOther = user && (user.tenant !== owner.tenant || user.userRef !== owner.userRef);
  if (isForbidden || isOfOther) removeOfflinePlan(mark);
}

/**
 * Deletes the plan kept on the device. From now on no page shows it; its data is deleted when the code for that has loaded, at
 * the latest after the next start.
 */
export function removeOfflinePlan(mark: Mark): void {
  if (!mark.read()) return;
  mark.write({ owner: null });
  import('../my-plan/offline-plan-here.ts').then(({ deleteHere }) => deleteHere(mark)).catch(() => {});
}

/** How long after the start an old plan is deleted, in milliseconds. */
const tidyAfterMs = 10_000;

/** Finishes a deletion of an earlier page, and deletes a plan that is too old, after the first screen has loaded. */
export function tidyOfflinePlan(mark: Mark, clock: Clock): void {
  if (!mark.read()) return;
  clock.after(tidyAfterMs, () => {
    import('../my-plan/offline-plan-here.ts').then(({ tidyHere }) => tidyHere(mark, clock)).catch(() => {});
  });
}
