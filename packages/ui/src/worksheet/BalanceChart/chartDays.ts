import type { LocalDate } from '@selfservice/api/core/local-date';
import { weeksOfMonth } from '@selfservice/api/core/month-days';
import { hasErrorForBalance } from '@selfservice/api/worksheet/visibility';
import type { Worksheet, WorksheetDay } from '@selfservice/api/worksheet/worksheet';

/** A day of the chart. */
export interface ChartDay {
  day: LocalDate;
  /** The balance of the day; null if it has none. */
  balanceMinutes: number | null;
  /** Whether the day has no balance because of an error. */
  isFaulty: boolean;
  /**
   * The sum of the balances from the first day of the month to this one. Null after the last day with a balance, and on
   * every day if the sum differs from the balance of the month.
   */
  runningMinutes: number | null;
}

/** Returns every day of the month in order, with its balance and the running balance. @requirement worksheet-57 */
export function chartDays({ month, rows, sums }: Pick<Worksheet, 'month' | 'rows' | 'sums'>): ChartDay[] {
  const balances = balancesOf(rows);
  const lastDay = [...balances.keys()].toSorted().at(-1);
  const total = [...balances.values()].reduce((sum, minutes) => sum + minutes, 0);
  const isConfirmed = lastDay !== undefined && total === sums.balanceMinutes;
  const faulty = new Set(rows.filter((row) => row.kind === 'day' && hasErrorForBalance(row)).map(dayOf));
  let running = 0;
  return weeksOfMonth(month)
    .flat()
    .map((day) => {
      const balanceMinutes = balances.get(day) ?? null;
      running += balanceMinutes ?? 0;
      return {
        day,
        balanceMinutes,
        isFaulty: faulty.has(day),
        runningMinutes: isConfirmed && day <= lastDay ? running : null,
      };
    });
}

/** Returns the known balances by day; a day may have several rows. */
function balancesOf(rows: Worksheet['rows']): ReadonlyMap<LocalDate, number> {
  const balances = new Map<LocalDate, number>();
  for (const row of rows)
    if (row.kind === 'day' && row.balanceMinutes !== null)
      balances.set(row.day, (balances.get(row.day) ?? 0) + row.balanceMinutes);
  return balances;
}

function dayOf(row: Worksheet['rows'][number]): WorksheetDay['day'] | null {
  return row.kind === 'day' ? row.day : null;
}
