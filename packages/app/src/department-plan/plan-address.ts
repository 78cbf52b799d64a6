import { localDate } from '@selfservice/api/core/local-date';
import type { LocalDate } from '@selfservice/api/core/local-date';
import type { DepartmentPlanScreenProps } from '@selfservice/ui/department-plan/DepartmentPlanScreen/DepartmentPlanScreen';
import { centreParameters, readCentre, rememberCentre } from '../shell/centre-address.ts';
import type { StoredValues } from '../shell/stored-values.ts';
import type { AddressParameters } from '../shell/useAddressParameters.ts';

/** What of the department plan is shown. */
export type PlanViewState = Pick<DepartmentPlanScreenProps, 'day' | 'mode' | 'choice'>;

const modes: readonly PlanViewState['mode'][] = [1, 3, 7];

/**
 * Reads what is to be shown: from the address, else as it was left on this device, else today alone, for the user's own
 * centre with those below it. What does not parse counts as missing. Specification 001 sections 2 and 9.
 */
export function readPlanPlace(
  search: URLSearchParams,
  remembered: StoredValues['departmentPlan'],
  today: LocalDate,
): PlanViewState {
  return {
    day: dayOf(search.get('day')) ?? remembered.day.read() ?? today,
    mode: modes.find((mode) => String(mode) === search.get('mode')) ?? remembered.mode.read() ?? 1,
    choice: readCentre(search, remembered),
  };
}

/** What of the address says what is shown. */
export function planParameters({ day, mode, choice }: PlanViewState): AddressParameters {
  return { day, mode: String(mode), ...centreParameters(choice) };
}

/** Keeps on the device what is shown; a category is not kept. */
export function rememberPlanPlace(
  remembered: StoredValues['departmentPlan'],
  { day, mode, choice }: PlanViewState,
): void {
  remembered.day.write(day);
  remembered.mode.write(mode);
  rememberCentre(remembered, choice);
}

function dayOf(text: string | null): LocalDate | null {
  try {
    return text === null ? null : localDate(text);
  } catch {
    return null;
  }
}
