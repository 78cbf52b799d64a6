import { tableById } from '../core/area-rows.ts';
import type { Database } from '../core/database.ts';
import { createUnavailabilities } from './create-unavailabilities.ts';
import type { UnavailabilityRow } from './unavailability-row.ts';
import { unavailabilityRowSchema } from './unavailability-row.ts';

const table = tableById('unavailabilities', unavailabilityRowSchema, createUnavailabilities);

/** The unavailabilities that need no approval, by their ids. */
export function unavailabilityRows({ areaRows }: Database): Map<number, UnavailabilityRow> {
  return areaRows.of(table);
}
