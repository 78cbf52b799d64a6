import type { LocalDate } from '@selfservice/api/core/local-date';
import type { Coverage, DayCoverage } from '@selfservice/api/department-plan/coverage';

/**
 * Returns the day with the fewest people on shift, among equal ones that with the most people absent, then the first one. Days on
 * which no one has a shift do not count; null if there is no other day.
 *
 * @param wanted the days to choose from
 * @requirement approvals-46
 */
export function thinnestDay(
  { days }: Pick<Coverage, 'days'>,
  wanted: readonly LocalDate[],
): DayCoverage | null {
  const [thinnest] = days
    .filter(({ day, onShift }) => wanted.includes(day) && onShift > 0)
    .toSorted((one, other) => one.onShift - other.onShift || other.absent - one.absent);
  return thinnest ?? null;
}
