import { dateOf } from '@selfservice/api/core/local-date';
import { useClock } from '@selfservice/ui/environment/Environment';
import { useState } from 'react';
import { useStoredValues } from '../shell/SignedInContext.ts';
import { useAddressParameters } from '../shell/useAddressParameters.ts';
import type { PlanPlace } from '@selfservice/api/department-plan/prefetch-department-plan';
import { defaultPlanMode } from './default-plan-mode.ts';
import { planParameters, readPlanPlace, rememberPlanPlace } from './plan-address.ts';

/** Returns the shown place of the department plan. Changes are written to the address and the device. */
export function usePlanPlace(): [
  place: PlanPlace & { isRemembered: boolean },
  change: (changes: Partial<PlanPlace>) => void,
] {
  const [search, changeAddress] = useAddressParameters();
  const { departmentPlan: remembered } = useStoredValues();
  const clock = useClock();
  const [place, setPlace] = useState(() =>
    readPlanPlace(search, remembered, dateOf(clock.localNow()), defaultPlanMode()),
  );
  // Until the user chooses a day.
  const [isRemembered, setRemembered] = useState(() => !search.has('day') && remembered.day.read() !== null);
  function change(changes: Partial<PlanPlace>): void {
    const next = { ...place, ...changes };
    setPlace(next);
    if (changes.day !== undefined) setRemembered(false);
    rememberPlanPlace(remembered, changes);
    changeAddress(planParameters(next));
  }
  return [{ ...place, isRemembered }, change];
}
