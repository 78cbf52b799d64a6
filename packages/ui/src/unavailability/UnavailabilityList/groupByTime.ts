import type { LocalDate } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import type { Unavailability } from '@selfservice/api/unavailability/unavailability';

/** Upcoming and past unavailabilities. */
export interface UnavailabilityGroups {
  /** The unavailabilities that are not over, the next one first. */
  coming: Unavailability[];
  /** The unavailabilities that are over, the latest one first. */
  past: Unavailability[];
}

/** Groups unavailabilities into upcoming and past ones. A night that ends today is upcoming for the whole day. */
export function groupByTime(all: readonly Unavailability[], today: LocalDate): UnavailabilityGroups {
  const sorted = all.toSorted((a, b) => (beginOf(a) < beginOf(b) ? -1 : Number(beginOf(a) > beginOf(b))));
  const isOver = ({ day, end }: Unavailability) => (end === null ? day : dateOf(end)) < today;
  return {
    coming: sorted.filter((each) => !isOver(each)),
    past: sorted.filter(isOver).toReversed(),
  };
}

function beginOf({ day, begin }: Unavailability): string {
  return begin ?? day;
}
