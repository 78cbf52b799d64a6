import { queryOptions } from '@tanstack/react-query';
import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import { monthOf } from '../core/local-date.ts';
import { addMonths } from '../core/local-date-arithmetic.ts';
import { worksheetEndDate } from './compute-to-today.ts';
import { needsSignature } from './signing.ts';
import type { WorksheetRequest } from './worksheet-query.ts';
import { worksheetQuery } from './worksheet-query.ts';

/** Number of searched months: the current one and the ones before it. */
const searchedMonths = 6;

/** Options of the search for a worksheet to sign. */
export interface MonthToSignOptions extends Pick<WorksheetRequest, 'personRef' | 'language'> {
  /** The shown month, which is not searched. */
  shownMonth: LocalMonth;
  today: LocalDate;
}

/**
 * Fetches months one by one until it finds the latest one, other than the shown month, whose worksheet can be signed: the
 * backend returns only their number. Null if there is none, or if a month cannot be loaded.
 */
export function monthToSignQuery(options: MonthToSignOptions) {
  const { shownMonth, today, ...rest } = options;
  return queryOptions({
    queryKey: ['worksheet', 'monthToSign', options],
    queryFn: async ({ client }): Promise<LocalMonth | null> => {
      for (let back = 0; back < searchedMonths; back += 1) {
        const month = addMonths(monthOf(today), -back);
        if (month === shownMonth) continue;
        const request = { ...rest, month, endDate: worksheetEndDate(month, 'off', today) };
        const worksheet = await client.fetchQuery(worksheetQuery(request)).catch(() => undefined);
        if (worksheet === undefined) return null;
        if (worksheet && needsSignature(worksheet)) return month;
      }
      return null;
    },
  });
}
