import { dateOf } from '@selfservice/api/core/local-date';
import { useClock } from '@selfservice/ui/environment/Environment';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStoredValues } from '../shell/HostContext.ts';
import type { PlanViewState } from './plan-address.ts';
import { readPlanPlace, rememberPlanPlace, writePlanPlace } from './plan-address.ts';

/** What of the department plan is shown; the address and the device follow it. */
export function usePlanViewState(): [
  place: PlanViewState,
  change: (changes: Partial<PlanViewState>) => void,
] {
  const [search, setSearch] = useSearchParams();
  const { departmentPlan: remembered } = useStoredValues();
  const clock = useClock();
  const [place, setPlace] = useState(() => readPlanPlace(search, remembered, dateOf(clock.localNow())));
  function change(changes: Partial<PlanViewState>): void {
    const next = { ...place, ...changes };
    setPlace(next);
    rememberPlanPlace(remembered, next);
    // Paging leaves no trail: the way back leads out of the plan.
    setSearch((current) => writePlanPlace(current, next), { replace: true });
  }
  return [place, change];
}
