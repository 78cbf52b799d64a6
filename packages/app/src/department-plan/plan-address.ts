import { localDate } from '@selfservice/api/core/local-date';
import type { LocalDate } from '@selfservice/api/core/local-date';
import type { PlanPlace } from '@selfservice/api/department-plan/prefetch-department-plan';
import { centreParameters, readCentre, rememberCentre } from '../shell/centre-address.ts';
import type { StoredValues } from '../shell/stored-values.ts';
import type { AddressParameters } from '../shell/useAddressParameters.ts';

const modes: readonly PlanPlace['mode'][] = [1, 3, 7];

/**
 * Returns the place to show: from the address, else as remembered on the device, else today, the default mode and the user's
 * own centre with its sub-centres. Invalid values count as missing.
 *
 * @requirement department-plan-3, department-plan-9, department-plan-10
 */
export function readPlanPlace(
  search: URLSearchParams,
  remembered: StoredValues['departmentPlan'],
  today: LocalDate,
  defaultMode: PlanPlace['mode'],
): PlanPlace {
  return {
    day: dayOf(search.get('day')) ?? remembered.day.read() ?? today,
    mode: modes.find((mode) => String(mode) === search.get('mode')) ?? remembered.mode.read() ?? defaultMode,
    choice: readCentre(search, remembered),
  };
}

/** Returns the address parameters of a place. */
export function planParameters({ day, mode, choice }: PlanPlace): AddressParameters {
  return { day, mode: String(mode), ...centreParameters(choice) };
}

/**
 * Remembers what the user has changed, without the category. A default stays a default: a phone that is turned shows a
 * day or a week until the user chooses one of them.
 *
 * @requirement department-plan-10
 */
export function rememberPlanPlace(
  remembered: StoredValues['departmentPlan'],
  { day, mode, choice }: Partial<PlanPlace>,
): void {
  if (day !== undefined) remembered.day.write(day);
  if (mode !== undefined) remembered.mode.write(mode);
  if (choice !== undefined) rememberCentre(remembered, choice);
}

function dayOf(text: string | null): LocalDate | null {
  try {
    return text === null ? null : localDate(text);
  } catch {
    return null;
  }
}
