import { tableById } from '../core/area-rows.ts';
import type { Database } from '../core/database.ts';
import { createRequests } from './create-requests.ts';
import type { RequestRow } from './request-row.ts';
import { requestRowSchema } from './request-row.ts';

const table = tableById('requests', requestRowSchema, createRequests);

/** The requests for absences and unavailabilities, by their ids. */
export function requestRows({ areaRows }: Database): Map<number, RequestRow> {
  return areaRows.of(table);
}
