import type { LocalDate } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import type { Unavailability } from '@selfservice/api/unavailability/unavailability';

/** Unavailabilities by whether they are over. */
export interface UnavailabilityGroups {
  /** Not over yet, the next one first. */
  coming: Unavailability[];
  /** Over, the last one first. */
  past: Unavailability[];
}

/** Tells what is coming from what is past; one that ends today in the early morning is not past. */
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
