import type { BackendLanguage } from '@selfservice/api/core/language';
import type { AccountKey } from '../requests/accounts.ts';
import { accounts } from '../requests/accounts.ts';

type Texts = Record<BackendLanguage, string>;

/** Name, short name and colour that the backend gives an interval. */
export interface PlanLabel {
  names: Texts;
  shortcuts: Texts;
  /** `#rrggbb`; the labels have light, medium and dark colours. */
  color: string;
  /** The account that the time is booked on; null for plain work. */
  accountID: number | null;
}

type Row = [en: string, cs: string, sk: string];

const texts = ([en, cs, sk]: Row): Texts => ({ en, cs, sk });

function label(names: Row, shortcuts: Row, color: string, accountID: number | null = null): PlanLabel {
  return { names: texts(names), shortcuts: texts(shortcuts), color, accountID };
}

/** The labels of the shifts in plans. */
export const shiftLabels = {
  early: label(['Early shift', 'Ranní směna', 'Ranná zmena'], ['E', 'R', 'R'], '#ffd54f'),
  late: label(['Late shift', 'Odpolední směna', 'Popoludňajšia zmena'], ['L', 'O', 'P'], '#7e57c2'),
  night: label(['Night shift', 'Noční směna', 'Nočná zmena'], ['N', 'N', 'N'], '#1a237e'),
  office: label(['Day shift', 'Denní směna', 'Denná zmena'], ['D', 'D', 'D'], '#4db6ac'),
  short: label(['Short shift', 'Krátká směna', 'Krátka zmena'], ['S', 'K', 'K'], '#c5e1a5'),
  sixHours: label(
    ['Six-hour shift', 'Šestihodinová směna', 'Šesťhodinová zmena'],
    ['S6', 'K6', 'K6'],
    '#aed581',
  ),
  longDay: label(['Long day shift', 'Dlouhá denní', 'Dlhá denná'], ['LD', 'DD', 'DD'], '#ffffff'),
  longNight: label(['Long night shift', 'Dlouhá noční', 'Dlhá nočná'], ['LN', 'DN', 'DN'], '#000000'),
} as const;

/** The name of a shift. */
export type ShiftName = keyof typeof shiftLabels;

const flexible: readonly PlanLabel[] = [shiftLabels.office, shiftLabels.short, shiftLabels.sixHours];

/** Whether time after the end of a shift counts, up to an hour; on other shifts only agreed overtime counts. */
export function hasFlexibleEnd(label: PlanLabel): boolean {
  return flexible.includes(label);
}

/** The labels of entries that are neither shifts nor absences. */
export const otherLabels = {
  standby: label(['Standby', 'Pohotovost', 'Pohotovosť'], ['SB', 'PH', 'PH'], '#ff7043', 40),
} as const;

const accountColors: Record<AccountKey, string> = {
  vacation: '#2e7d32',
  longService: '#66bb6a',
  doctor: '#fff59d',
  home: '#90caf9',
  sickDay: '#ef9a9a',
  trip: '#00838f',
  training: '#777777',
  escort: '#fbc02d',
  sickness: '#b71c1c',
  familyCare: '#f48fb1',
};

const accountLabels = Object.fromEntries(
  Object.entries(accounts).map(([key, { id, names, shortcuts }]) => {
    const color = accountColors[key as AccountKey];
    return [key, { names, shortcuts, color, accountID: id }];
  }),
) as Record<AccountKey, PlanLabel>;

/** Returns the label of absences on an account. */
export function accountLabel(key: AccountKey): PlanLabel {
  return accountLabels[key];
}

/** Returns the label of absences on the account with an id, or undefined for an unknown account. */
export function labelOfAccount(id: number | null): PlanLabel | undefined {
  return Object.values(accountLabels).find(({ accountID }) => accountID === id);
}
