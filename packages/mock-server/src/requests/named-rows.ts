import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { LocalDate } from '@selfservice/api/core/local-date';
import type { Scenario } from '../core/scenario.ts';
import { earlierVacations } from './earlier-vacations.ts';
import { belatedRequests, namedRequests } from './named-requests.ts';
import type { RequestRow } from './request-row.ts';
import { seedToRow } from './request-seed.ts';

const firstId = 50_001;

interface NamedRows {
  all: readonly RequestRow[];
  byApplicant: ReadonlyMap<string, readonly RequestRow[]>;
}

const made = new WeakMap<Scenario, NamedRows>();

/** Returns the hand-written requests of a scenario: those of the shared people and some of other people. */
export function namedRows(scenario: Scenario): readonly RequestRow[] {
  return rowsIn(scenario).all;
}

/** Returns the hand-written requests of a person. */
export function namedRowsOf(scenario: Scenario, ref: string): readonly RequestRow[] {
  return rowsIn(scenario).byApplicant.get(ref) ?? [];
}

function rowsIn(scenario: Scenario): NamedRows {
  const known = made.get(scenario);
  if (known) return known;
  const all = createRows(scenario);
  const rows = { all, byApplicant: Map.groupBy(all, ({ applicantRef }) => applicantRef) };
  made.set(scenario, rows);
  return rows;
}

function createRows(scenario: Scenario): readonly RequestRow[] {
  const today = scenario.at.slice(0, 10) as LocalDate;
  // They are before all days that the other hand-written requests use.
  const before = addDays(today, -26);
  const earlier = earlierVacations
    .map((seed) => seedToRow(seed, scenario))
    .filter(({ lastDay }) => lastDay < before)
    .map((row) => ({ ...row, ...longAgo(row) }));
  const seeds = [...namedRequests, ...belatedRequests(Number(today.slice(8)) - 1)];
  return [...seeds.map((seed) => seedToRow(seed, scenario)), ...earlier].map((row, index) => ({
    id: firstId + index,
    ...row,
  }));
}

/** Returns when an earlier vacation was requested and approved: some weeks before its first day. */
function longAgo({ firstDay }: Pick<RequestRow, 'firstDay'>): Pick<RequestRow, 'createdAt' | 'decidedAt'> {
  return {
    createdAt: `${addDays(firstDay, -40)}T09:24:00` as RequestRow['createdAt'],
    decidedAt: `${addDays(firstDay, -37)}T14:05:00` as RequestRow['createdAt'],
  };
}
