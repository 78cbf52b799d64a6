import type { LocalDate, LocalDateTime } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { Database } from '../core/database.ts';
import { indexOfDay } from '../my-plan/calendar.ts';
import { requestsBetween } from './request-rows.ts';
import { unavailabilityRows } from '../unavailability/unavailability-rows.ts';

/** A whole day, or a part of a day that begins on it. */
export interface DayPart {
  day: LocalDate;
  begin: LocalDateTime | null;
  end: LocalDateTime | null;
}

/** Returns whether a day or a part of a day overlaps an unavailability of a person, or a pending or approved request for one. */
export function isReserved(database: Database, ref: string, part: DayPart): boolean {
  const stored = [...unavailabilityRows(database).values()].filter(({ personRef }) => personRef === ref);
  const index = indexOfDay(part.day);
  const requested = requestsBetween(database, ref, index - 1, index + 1)
    .filter(({ agenda, state }) => agenda === 'unavailabilities' && state < 2)
    .map(({ firstDay, begin, end }) => ({ day: firstDay, begin, end }));
  const { from, to } = spanOf(part);
  return [...stored, ...requested].map(spanOf).some((other) => from < other.to && other.from < to);
}

function spanOf({ day, begin, end }: DayPart): { from: string; to: string } {
  return { from: begin ?? `${day}T00:00:00`, to: end ?? `${addDays(day, 1)}T00:00:00` };
}
