import { queryOptions } from '@tanstack/react-query';
import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import { monthOf } from '../core/local-date.ts';
import { addMonths } from '../core/local-date-arithmetic.ts';
import { worksheetEndDate } from './compute-to-today.ts';
import { needsSignature } from './signing.ts';
import type { WorksheetRequest } from './worksheet-query.ts';
import { worksheetQuery } from './worksheet-query.ts';

/** How many months are searched: the current one and those before. */
const searchedMonths = 6;

/** Where a worksheet to sign is searched for. */
export interface MonthToSignOptions extends Pick<WorksheetRequest, 'personRef' | 'language'> {
  /** The month that is shown, which is left out. */
  shownMonth: LocalMonth;
  today: LocalDate;
}

/**
 * Finds the latest month, other than the shown one, whose worksheet can be signed: the backend only counts them. Reads the
 * months one by one. Null where there is none, or where a month cannot be read.
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
