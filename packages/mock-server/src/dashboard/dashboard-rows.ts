import type { Language } from '@selfservice/api/core/language';
import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { addMinutes } from '@selfservice/api/core/local-date-arithmetic';
import { toWireDateTime } from '../core/wire-dates.ts';
import type { dashboardSchema } from '@selfservice/api/dashboard/dashboard.wire';
import type * as v from 'valibot';
import type { PersonKey } from '../core/people.ts';
import { emailOf, people, personKeys } from '../core/people.ts';

type DashboardRow = v.InferInput<typeof dashboardSchema>;
type Vacation = NonNullable<DashboardRow['vacation']>;
type Flags = Pick<
  DashboardRow,
  'isApprovable' | 'isApprover' | 'isApproverPlnunava' | 'isAbsenceApprover' | 'isApprovablePlnunava'
>;

/** A row without the parts that depend on the day, the language and the person. */
interface Template extends Omit<
  DashboardRow,
  'lastPassage' | 'emailForNotifications' | 'requestsCounts' | 'wsRequests'
> {
  lastPass: { minutesAgo: number; kind: 'in' | 'out' } | null;
}

const passTexts = {
  in: { en: 'In', cs: 'Příchod', sk: 'Príchod' },
  out: { en: 'Out', cs: 'Odchod', sk: 'Odchod' },
};

const vacationNames = {
  ordinary: { nameEN: 'Vacation', nameCZ: 'Dovolená', nameSK: 'Dovolenka' },
  sickDays: { nameEN: 'Sick days', nameCZ: 'Zdravotní volno', nameSK: 'Zdravotné voľno' },
  longService: { nameEN: 'Long-service leave', nameCZ: 'Volno za věrnost', nameSK: 'Voľno za vernosť' },
};

function vacation(days: number, kind: keyof typeof vacationNames = 'ordinary'): Vacation {
  return { days, minutes: days * 480, ...vacationNames[kind] };
}

const ordinary: Template = {
  balance: { isComputed: true, hasError: false, minutes: 765 },
  vacation: vacation(14.5),
  addVacation: vacation(2, 'sickDays'),
  addVacation2: null,
  lastPass: { minutesAgo: 2, kind: 'in' },
  isApprovable: true,
  isApprover: false,
  isApproverPlnunava: false,
  isAbsenceApprover: false,
  isApprovablePlnunava: false,
};

const approving: Template = {
  ...ordinary,
  balance: { isComputed: true, hasError: false, minutes: -95 },
  vacation: vacation(7),
  addVacation2: vacation(1, 'longService'),
  isApprover: true,
  isApproverPlnunava: true,
  isAbsenceApprover: true,
};

/** Differences from the dashboard of an ordinary employee. */
const exceptions: Partial<Record<PersonKey, Template>> = {
  approver: approving,
  manager: {
    ...approving,
    balance: { isComputed: true, hasError: false, minutes: 1875 },
    vacation: vacation(21),
    isApprovable: false,
  },
  restricted: { ...ordinary, isApprovable: false },
  longName: {
    ...ordinary,
    balance: { isComputed: true, hasError: true, minutes: -7965 },
    vacation: vacation(-0.5),
    isApprovablePlnunava: true,
  },
  firstDay: {
    ...ordinary,
    balance: { isComputed: false, hasError: false, minutes: 0 },
    vacation: null,
    addVacation: null,
    lastPass: null,
  },
  slovak: {
    ...ordinary,
    balance: { isComputed: true, hasError: false, minutes: 0 },
    addVacation2: vacation(3.5, 'longService'),
    isApproverPlnunava: true,
    isApprovablePlnunava: true,
  },
  // An older backend: no flags, no counts, a vacation without amounts or names.
  unsupportedLanguage: {
    balance: { isComputed: true, hasError: false, minutes: 5 },
    vacation: { days: null, minutes: null, nameEN: null, nameCZ: null, nameSK: null },
    lastPass: { minutesAgo: 2, kind: 'in' },
  },
};

const secondEmployment: Template = {
  ...ordinary,
  balance: { isComputed: true, hasError: false, minutes: 30 },
  vacation: vacation(5),
  addVacation: null,
  lastPass: { minutesAgo: 596, kind: 'out' },
};

/** Returns the role flags of a person. An older backend has none. */
export function flagsOf(ref: string): Flags {
  return templateOf(ref).template;
}

/** Returns the days of vacation that a person has left; null if unknown. */
export function vacationDaysOf(ref: string): number | null {
  const { vacation } = templateOf(ref).template;
  return vacation ? (vacation.days ?? null) : 0;
}

function templateOf(ref: string): { key: PersonKey | undefined; template: Template } {
  const second = personKeys.find((key) => people[key].secondEmployment?.ref === ref);
  const key = second ?? personKeys.find((each) => people[each].ref === ref);
  return { key, template: second ? secondEmployment : ((key && exceptions[key]) ?? ordinary) };
}

/**
 * Returns the dashboard of a person, without the counts that are computed from rows.
 *
 * @param begin day and time of the scenario; the last pass is before it
 * @param language of the text of the pass
 */
export function dashboardRowOf(ref: string, begin: LocalDateTime, language: Language): DashboardRow {
  const { key, template } = templateOf(ref);
  const { lastPass, ...row } = template;
  return {
    ...row,
    requestsCounts: {},
    wsRequests: {},
    emailForNotifications: key && key !== 'firstDay' ? emailOf(people[key]) : null,
    lastPassage: lastPass && {
      time: toWireDateTime(addMinutes(begin, -lastPass.minutesAgo)),
      text: passTexts[lastPass.kind][language],
    },
  };
}
