import { tableById } from '../core/area-rows.ts';
import type { Database } from '../core/database.ts';
import { indexOfDay } from '../my-plan/calendar.ts';
import { createRequests } from './create-requests.ts';
import {
  absencesBetween,
  currentAbsences,
  firstGeneratedId,
  generatedRequest,
  idOfAbsence,
  rowOfAbsence,
} from './generated-requests.ts';
import type { RequestRow } from './request-row.ts';
import { requestRowSchema } from './request-row.ts';
import type { Absence } from './year-of-absences.ts';

const table = tableById('requests', requestRowSchema, createRequests);

/** The stored requests, by their ids: hand-written ones, those of users, and generated ones that were decided since. */
export function requestRows({ areaRows }: Database): Map<number, RequestRow> {
  return areaRows.of(table);
}

/** Returns the request with an id, or undefined. */
export function findRequest(database: Database, id: number): RequestRow | undefined {
  return requestRows(database).get(id) ?? generatedRequest(database, id);
}

/** Returns all requests of a person that touch some days, numbered from 1 January 1970. */
export function requestsBetween(database: Database, ref: string, from: number, to: number): RequestRow[] {
  const stored = requestRows(database);
  const found: RequestRow[] = [];
  for (const row of stored.values())
    if (row.applicantRef === ref && row.id < firstGeneratedId && touches(row, from, to)) found.push(row);
  for (const absence of absencesBetween(database, ref, from, to))
    found.push(stored.get(idOfAbsence(ref, absence)) ?? rowOfAbsence(database.scenario, ref, absence));
  return found;
}

function touches({ firstDay, lastDay }: RequestRow, from: number, to: number): boolean {
  return indexOfDay(firstDay) <= to && indexOfDay(lastDay) >= from;
}

/**
 * Returns requests of some people that can be pending or in a list: all stored ones, and the generated ones near today that are
 * wanted.
 */
export function currentRequests(
  database: Database,
  refs: readonly string[],
  isWanted: (absence: Absence) => boolean,
): RequestRow[] {
  const stored = requestRows(database);
  const wanted = new Set(refs);
  const generated = refs.flatMap((ref) =>
    currentAbsences(database, ref)
      .filter((absence) => isWanted(absence) && !stored.has(idOfAbsence(ref, absence)))
      .map((absence) => rowOfAbsence(database.scenario, ref, absence)),
  );
  return [...[...stored.values()].filter(({ applicantRef }) => wanted.has(applicantRef)), ...generated];
}
