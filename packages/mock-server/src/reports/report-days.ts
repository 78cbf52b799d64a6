import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { addDays, addMonths } from '@selfservice/api/core/local-date-arithmetic';
import type { ReportOrder } from './read-report.ts';

/** The maximum number of days of a report. */
const mostDays = 400;

/** Returns the first and the last day of a report; null for a report without days. */
export function reportDays({ values }: ReportOrder): { from: LocalDate; to: LocalDate } | null {
  const value = (name: string) => values.get(name);
  const first = value('from') ?? startOf(value('month')) ?? startOf(value('monthFrom'));
  const last = value('to') ?? endOf(value('month')) ?? endOf(value('monthTo'));
  if (!first || !last) return null;
  const limit = addDays(first as LocalDate, mostDays - 1);
  return { from: first as LocalDate, to: last < limit ? (last as LocalDate) : limit };
}

function startOf(month: string | undefined): string | undefined {
  return month && `${month}-01`;
}

function endOf(month: string | undefined): string | undefined {
  return month && addDays(`${addMonths(month as LocalMonth, 1)}-01` as LocalDate, -1);
}
