import type { dashboardSchema } from '@selfservice/api/dashboard/dashboard.wire';
import type * as v from 'valibot';
import type { Database } from '../core/database.ts';
import { planPersonOf } from '../my-plan/shift-patterns.ts';
import { accountOfKind, minutesOfWorkday } from '../requests/entitlements.ts';
import type { EntitlementKind } from '../requests/entitlements.ts';
import { vacationAccountOf } from '../requests/vacation-account.ts';
import { accounts } from '../requests/accounts.ts';
import { texts } from '../core/texts.ts';

type Vacation = NonNullable<v.InferInput<typeof dashboardSchema>['vacation']>;

const sickDayNames = texts('Sick days', 'Zdravotní volno', 'Zdravotné voľno');

/** Returns the remaining days of a person's accounts in the year of the scenario; null for an account that the person has not. */
export function vacationFieldsOf(database: Database, ref: string) {
  return {
    vacation: fieldOf(database, ref, 'vacation'),
    addVacation: fieldOf(database, ref, 'sickDays'),
    addVacation2: fieldOf(database, ref, 'longService'),
  };
}

function fieldOf(database: Database, ref: string, kind: EntitlementKind): Vacation | null {
  const year = Number(database.scenario.at.slice(0, 4));
  const account = vacationAccountOf(database, ref, kind, year);
  if (!account) return null;
  const names = kind === 'sickDays' ? sickDayNames : accounts[accountOfKind[kind]].names;
  const person = planPersonOf(database.scenario.seed, ref);
  return {
    days: account.remaining / minutesOfWorkday(person),
    minutes: account.remaining,
    nameEN: names.en,
    nameCZ: names.cs,
    nameSK: names.sk,
  };
}
