import type { DaySource } from '@selfservice/api/department-plan/create-department-plan';
import { useToday } from '@selfservice/ui/environment/useNow';
import { useState } from 'react';
import { useStoredValues } from '../shell/SignedInContext.ts';
import { useAddressParameters } from '../shell/useAddressParameters.ts';
import type { PlanPlace } from '@selfservice/api/department-plan/prefetch-department-plan';
import { defaultPlanMode } from './default-plan-mode.ts';
import { planParameters, readPlanPlace, rememberPlanPlace } from './plan-address.ts';

/** Returns the shown place of the department plan. Changes are written to the address and the device. */
export function usePlanPlace(): [
  place: PlanPlace & { dayFrom: DaySource },
  change: (changes: Partial<PlanPlace>) => void,
] {
  const [search, changeAddress] = useAddressParameters();
  const { departmentPlan: remembered } = useStoredValues();
  const today = useToday();
  const [first, setPlace] = useState(() => readPlanPlace(search, remembered, today, defaultPlanMode()));
  const [dayFrom, setDayFrom] = useState<DaySource>(() => {
    if (search.has('day')) return 'user';
    return remembered.day.read() === null ? 'today' : 'device';
  });
  const place = dayFrom === 'today' ? { ...first, day: today } : first;
  function change(changes: Partial<PlanPlace>): void {
    const next = { ...place, ...changes };
    setPlace(next);
    if (dayFrom === 'today' || changes.day !== undefined) setDayFrom('user');
    rememberPlanPlace(remembered, changes);
    changeAddress(planParameters(next));
  }
  return [{ ...place, dayFrom }, change];
}
