import type { BackendLanguage } from '@selfservice/api/core/language';
import type { monthAccountSchema } from '@selfservice/api/worksheet/worksheet.wire';
import type * as v from 'valibot';
import { lengthOf } from '../my-plan/day-minutes.ts';
import { otherLabels } from '../my-plan/plan-labels.ts';
import type { WorkedOvertime } from '../overtime/worked-overtime.ts';
import type { WorksheetDayRow } from './worksheet-day.ts';
import { overtimeAccountLabels, workedAccount } from './worksheet-words.ts';

const overtimeKinds = ['paid', 'timeOff', 'weekend'] as const satisfies WorkedOvertime['account'][];

type AccountAnswer = v.InferInput<typeof monthAccountSchema>;

/**
 * Returns the sums of a month on each account: work, absences, overtime and standby. Accounts with 0 are left out. Overtime for
 * time off is worked time on an account of its own.
 */
export function monthAccounts(days: readonly WorksheetDayRow[], language: BackendLanguage): AccountAnswer[] {
  const absent = days.filter(({ excused }) => excused !== null);
  const byAccount = Map.groupBy(absent, ({ account }) => account);
  const absences = [...byAccount].flatMap(([label, rows]): AccountAnswer[] =>
    label === null
      ? []
      : [
          {
            Ucet: label.accountID ?? 0,
            Nazev: label.names[language],
            Hodiny: total(rows, ({ excused }) => excused),
            Dny: toHundredths(total(rows, ({ excused, planned }) => (excused ?? 0) / planned)),
          },
        ],
  );
  const worked = days.filter(({ worked }) => worked !== null);
  const overtime = days.flatMap((row) => row.overtime);
  const minutesOn = (account: WorkedOvertime['account']) =>
    lengthOf(overtime.filter((each) => each.account === account));
  const standby = days.filter(({ standby }) => standby > 0);
  return [
    {
      Ucet: workedAccount.id,
      Nazev: workedAccount.names[language],
      Hodiny: total(worked, (row) => row.worked) - minutesOn('timeOff'),
      Dny: worked.length,
    },
    ...absences,
    ...overtimeKinds.map((account) => ({
      Ucet: overtimeAccountLabels[account].accountID,
      Nazev: overtimeAccountLabels[account].names[language],
      Hodiny: minutesOn(account),
      Dny: days.filter((row) => row.overtime.some((each) => each.account === account)).length,
    })),
    {
      Ucet: otherLabels.standby.accountID ?? 0,
      Nazev: otherLabels.standby.names[language],
      Hodiny: total(standby, (row) => row.standby),
      Dny: standby.length,
    },
  ].filter(({ Hodiny }) => Hodiny !== 0);
}

function total(rows: readonly WorksheetDayRow[], of: (row: WorksheetDayRow) => number | null): number {
  return rows.reduce((sum, row) => sum + (of(row) ?? 0), 0);
}

const toHundredths = (value: number) => Math.round(value * 100) / 100;
