import type { ApprovalOutcome, ApprovalQueue } from '@selfservice/api/approvals/approval-decisions';
import { useEffect, useEffectEvent } from 'react';

/** Calls back, while the screen is there, with what has become of each request that many were decided about at once. */
export function useMassResults(
  queue: ApprovalQueue,
  onOutcomes: (outcomes: readonly ApprovalOutcome[]) => void,
): void {
  const tell = useEffectEvent(onOutcomes);
  useEffect(
    () =>
      queue.subscribe((result) => {
        if (result?.decision.isMass && result.decision.phase === 'settled') tell(result.outcomes);
      }),
    [queue],
  );
}
