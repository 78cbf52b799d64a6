import type { BackendLanguage } from '@selfservice/api/core/language';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import type { LocalDate } from '@selfservice/api/core/local-date';
import type { PlanInterval, PlanIntervalKind, PublicHoliday } from '@selfservice/api/core/plan-interval';
import type { TimelineRow } from './timeline.types.ts';

/** Returns the lines of an entry of a roster: its text, then its times. */
export function linesOf(entry: HTMLElement): string[] {
  const { content } = getComputedStyle(entry, '::after');
  const times =
    content === 'none' ? [] : (JSON.parse(content.replaceAll('\\a ', '\\n')) as string).split('\n');
  return [entry.textContent, ...times];
}

/** A person as a row. */
export interface PersonRow extends TimelineRow {
  name: string;
  number: string;
}

/** A day as a row. */
export interface DayRow extends TimelineRow {
  day: LocalDate;
}

const peopleNames =
  'Adamec Jiří,Bartošová Marie,Čermák Tomáš,Dvořáková Jana,Fiala Petr,Horáková Eva,Jelínek Martin,Kučerová Lenka,Marek Ondřej,Němcová Hana,Procházka Jan,Veselá Lucie'.split(
    ',',
  );

/** The Monday of the week of the stories. */
export const monday = localDate('2026-11-16');

/** The public holidays of the week of the stories. */
export const holidays: readonly PublicHoliday[] = [
  { day: localDate('2026-11-17'), name: 'Struggle for Freedom and Democracy Day' },
];

/** Returns a number of people. */
export function persons(count: number): PersonRow[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    name: peopleNames[(at * 7) % peopleNames.length] ?? '',
    number: `100 ${String(200 + at)}`,
  }));
}

/** Returns consecutive days as rows. */
export function daysOf(first: LocalDate, count: number): DayRow[] {
  return Array.from({ length: count }, (_, at) => {
    const day = addDays(first, at);
    return { id: day, day };
  });
}

type Names = [en: string, cs: string, sk: string];
type Made = [kind: PlanIntervalKind, from: string, to: string, names: Names, shortcut: string, color: string];

const early: Made = [
  'shift',
  '06:00',
  '14:00',
  ['Early shift', 'Ranní směna', 'Ranná zmena'],
  'E',
  '#9cc5a1',
];
const late: Made = [
  'shift',
  '14:00',
  '22:00',
  ['Late shift', 'Odpolední směna', 'Popoludňajšia zmena'],
  'L',
  '#f3c969',
];
const night: Made = [
  'shift',
  '22:00',
  '06:00',
  ['Night shift', 'Noční směna', 'Nočná zmena'],
  'N',
  '#34568b',
];
const pause: Made = ['otherA', '10:00', '10:30', ['Lunch', 'Oběd', 'Obed'], 'B', '#e3dfd5'];
const onCall: Made = ['otherB', '16:00', '22:00', ['On call', 'Pohotovost', 'Pohotovosť'], 'P', '#c3a6d1'];
const change: Made = [
  'planChange',
  '08:00',
  '12:00',
  ['Moved shift', 'Přesunutá směna', 'Presunutá zmena'],
  'C',
  '#e07a5f',
];
const doctor: Made = ['request', '07:00', '09:00', ['Doctor', 'Lékař', 'Lekár'], 'D', '#7fb3d5'];
const vacation: Made = ['request', '', '', ['Vacation', 'Dovolená', 'Dovolenka'], 'V', '#2a6a8f'];

const week: readonly (readonly Made[])[] = [
  [early, pause],
  [late],
  [night],
  [vacation],
  [early, doctor, onCall],
  [early, change, pause],
  [],
];

/** Returns sample intervals of a day; `turn` selects one of seven plans. Names are in English by default. */
export function plannedOn(day: LocalDate, turn: number, language: BackendLanguage = 'en'): PlanInterval[] {
  return (week[turn % week.length] ?? []).map(([kind, from, to, names, shortName, color]) => {
    const isAllDay = from === '';
    const [en, cs, sk] = names;
    const last = isAllDay || to < from ? addDays(day, 1) : day;
    return {
      kind,
      begin: localDateTime(`${day}T${from || '00:00'}:00`),
      end: localDateTime(`${last}T${to || '00:00'}:00`),
      isAllDay,
      name: { en, cs, sk }[language],
      shortName,
      color,
    };
  });
}

/** Returns sample plans of people for some days, by row id. */
export function planOf(rows: readonly TimelineRow[], first: LocalDate, days: number) {
  const plan = (turn: number) =>
    Array.from({ length: days }, (_, day) => plannedOn(addDays(first, day), turn + day)).flat();
  return new Map(rows.map(({ id }, at) => [id, plan(at)]));
}

/** The `turn` of each person on working days. */
const turns: readonly number[] = [0, 1, 0, 2, 3, 1, 5, 4];
/** The days on which no one works. */
const offDays: readonly LocalDate[] = ['2026-11-17', '2026-11-21', '2026-11-22'].map(localDate);

/** Returns plans in which several people have the same shift, and every third person does not work on Friday. */
export function sharedPlanOf(
  rows: readonly TimelineRow[],
  first: LocalDate,
  days: number,
  language?: BackendLanguage,
) {
  const page = Array.from({ length: days }, (_, at) => addDays(first, at));
  const isOff = (day: LocalDate, at: number) =>
    offDays.includes(day) || (day === localDate('2026-11-20') && at % 3 === 2);
  const planOfDay = (day: LocalDate, at: number) =>
    plannedOn(day, turns[at % turns.length] ?? 0, language).filter(({ kind }) => kind !== 'otherA');
  return new Map(
    rows.map(({ id }, at) => [id, page.flatMap((day) => (isOff(day, at) ? [] : planOfDay(day, at)))]),
  );
}
