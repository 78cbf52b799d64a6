import { localDate } from '@selfservice/api/core/local-date';
import type { LocalDate } from '@selfservice/api/core/local-date';
import type { DepartmentPlanScreenProps } from '@selfservice/ui/department-plan/DepartmentPlanScreen/DepartmentPlanScreen';
import type { StoredValues } from '../shell/stored-values.ts';

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
  const centre = search.get('centre') ?? '';
  const subcentres = search.get('subcentres');
  return {
    day: dayOf(search.get('day')) ?? remembered.day.read() ?? today,
    mode: modes.find((mode) => String(mode) === search.get('mode')) ?? remembered.mode.read() ?? 1,
    choice: {
      centreId: /^\d+$/.test(centre) ? Number(centre) : remembered.center.read(),
      includesSubcentres:
        subcentres === null ? (remembered.includeSubcenters.read() ?? true) : subcentres !== 'false',
      categoryRef: search.get('category'),
    },
  };
}

/** Writes what is shown for the address; other parameters stay. */
export function writePlanPlace(
  search: URLSearchParams,
  { day, mode, choice }: PlanViewState,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const values = {
    day,
    mode: String(mode),
    centre: choice.centreId === null ? null : String(choice.centreId),
    subcentres: String(choice.includesSubcentres),
    category: choice.categoryRef,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Keeps on the device what is shown; a category is not kept. */
export function rememberPlanPlace(
  remembered: StoredValues['departmentPlan'],
  { day, mode, choice }: PlanViewState,
): void {
  remembered.day.write(day);
  remembered.mode.write(mode);
  if (choice.centreId === null) remembered.center.remove();
  else remembered.center.write(choice.centreId);
  remembered.includeSubcenters.write(choice.includesSubcentres);
}

function dayOf(text: string | null): LocalDate | null {
  try {
    return text === null ? null : localDate(text);
  } catch {
    return null;
  }
}
