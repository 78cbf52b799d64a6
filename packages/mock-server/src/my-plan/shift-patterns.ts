import type { CategoryRef } from '../centres/categories.ts';
import { categoryRefOf } from '../centres/categories.ts';
import { colleagueRef } from '../core/colleagues.ts';
import type { Tenant } from '../core/people.ts';
import { people, personKeys, tenantOf } from '../core/people.ts';
import { chance, hashOf } from './chance.ts';
import type { PlanDay } from './plan-day.ts';
import type { ShiftName } from './plan-labels.ts';
import { holidayOn } from './public-holidays.ts';

/** Begin and end of the shifts; an end that is not after the begin is on the next day. */
export const shiftTimes: Record<ShiftName, { begin: string; end: string }> = {
  early: { begin: '06:00', end: '14:00' },
  late: { begin: '14:00', end: '22:00' },
  night: { begin: '22:00', end: '06:00' },
  office: { begin: '08:00', end: '16:30' },
  short: { begin: '08:00', end: '12:00' },
  sixHours: { begin: '08:00', end: '14:00' },
  longDay: { begin: '06:00', end: '18:00' },
  longNight: { begin: '18:00', end: '06:00' },
};

/** Returns the shift of a day. `isWorkday`: whether it is a weekday without a public holiday of the person's tenant. */
type Pattern = (day: PlanDay, offset: number, isWorkday: boolean) => ShiftName | null;

/** Returns a pattern without shifts at weekends and on public holidays. */
function onWorkdays(pattern: (day: PlanDay, offset: number) => ShiftName | null): Pattern {
  return (day, offset, isWorkday) => (isWorkday ? pattern(day, offset) : null);
}

/** Returns a pattern whose shift changes each week. */
function weekly(...shifts: ShiftName[]): Pattern {
  return onWorkdays(({ week }, offset) => shifts[(week + offset) % shifts.length] ?? null);
}

function rotation(...shifts: (ShiftName | null)[]): Pattern {
  return ({ index }, offset) => shifts[(index + offset) % shifts.length] ?? null;
}

/** The weekdays of students, two or three days a week. */
const studentDays: readonly (readonly number[])[] = [
  [2, 4],
  [1, 3, 5],
  [4, 5],
];

const patterns = {
  office: onWorkdays(() => 'office'),
  partTime: onWorkdays(() => 'short'),
  sixHours: onWorkdays(() => 'sixHours'),
  students: onWorkdays(({ weekday }, offset) => {
    const weekdays = studentDays[offset % studentDays.length] ?? [];
    if (!weekdays.includes(weekday)) return null;
    return offset < 5 ? 'late' : 'early';
  }),
  twoShifts: weekly('early', 'late'),
  // Late shifts follow the nights, so that everyone has a rest.
  threeShifts: weekly('early', 'night', 'late'),
  turns: weekly('night', 'late', 'office', 'early'),
  // From Sunday evening to Friday morning.
  nights: ({ weekday }) => (weekday < 5 || weekday === 7 ? 'night' : null),
  // Includes weekends and public holidays.
  continuous: rotation('early', 'early', 'late', 'late', 'night', 'night', null, null),
  longShifts: rotation('longDay', 'longDay', 'longNight', 'longNight', null, null, null, null),
} satisfies Record<string, Pattern>;

/** The name of a working pattern. */
export type PatternName = keyof typeof patterns;

/** A person's working pattern, the same for the same seed. */
export interface PlanPerson {
  ref: string;
  tenant: Tenant;
  /** Seed of all random decisions about the person's plan. */
  hash: number;
  pattern: PatternName;
  /** Offset in days or weeks by which the person's rotation is shifted. */
  offset: number;
  /** Whether the person is on standby in some weeks. */
  isOnStandby: boolean;
  /** Whether this is a shared person, whose absences and changes come only from requests. */
  isShared: boolean;
}

const own = new Map<string, PatternName>([
  [people.employee.ref, 'turns'],
  [people.approver.ref, 'office'],
  [people.manager.ref, 'office'],
  [people.twoEmployments.ref, 'partTime'],
  [people.twoEmployments.secondEmployment?.ref ?? '', 'nights'],
  [people.substitute.ref, 'twoShifts'],
  [people.longName.ref, 'longShifts'],
  [people.firstDay.ref, 'office'],
  [people.slovak.ref, 'continuous'],
  // Their slips are on the same days with any seed.
  [colleagueRef('Hájek Vojtěch'), 'office'],
  [colleagueRef('Pokorný Jiří'), 'office'],
  // With any seed, a page of the approver's department begins and ends in the middle of a night shift.
  [colleagueRef('Dostálová Ivana'), 'nights'],
  [colleagueRef('Kolář Libor'), 'nights'],
]);

/** With this offset the employee works by day in the week of the default scenario, which fits the last pass. */
const employeeOffset = 2;

/** The patterns of categories whose people all work in the same way. */
const ofCategory: Partial<Record<CategoryRef, PatternName>> = {
  '020': 'office',
  '030': 'students',
  '040': 'partTime',
};

/** The shares of the patterns in a factory that works around the clock, as cumulative probabilities. */
const shares: [upTo: number, PatternName][] = [
  [0.24, 'office'],
  [0.27, 'partTime'],
  [0.31, 'sixHours'],
  [0.57, 'twoShifts'],
  [0.76, 'threeShifts'],
  [0.78, 'nights'],
  [0.89, 'continuous'],
  [1, 'longShifts'],
];

const sharedRefs = new Set(
  personKeys.flatMap((key) => [people[key].ref, people[key].secondEmployment?.ref ?? people[key].ref]),
);

/** Whether an employment belongs to a shared person. */
export function isSharedRef(ref: string): boolean {
  return sharedRefs.has(ref);
}

/** Returns the working pattern of a person. */
export function planPersonOf(seed: number, ref: string): PlanPerson {
  const hash = hashOf(`${seed} ${ref}`);
  const share = chance(hash, 1);
  const pattern =
    own.get(ref) ?? ofCategory[categoryRefOf(ref)] ?? shares.find(([upTo]) => share < upTo)?.[1] ?? 'office';
  const canStandBy = pattern === 'office' || pattern === 'twoShifts';
  const isOnCall = ref === people.employee.ref || ref === people.approver.ref;
  return {
    ref,
    tenant: tenantOf(ref),
    hash,
    pattern,
    offset: ref === people.employee.ref ? employeeOffset : Math.floor(chance(hash, 2) * 8),
    isOnStandby: isOnCall || (canStandBy && chance(hash, 3) < 0.2),
    isShared: isSharedRef(ref),
  };
}

/** Returns the shift of a day, or null for a day off. */
export function shiftOn({ pattern, offset, tenant }: PlanPerson, day: PlanDay): ShiftName | null {
  const isWorkday = day.weekday < 6 && holidayOn(day.date, tenant) === undefined;
  return patterns[pattern](day, offset, isWorkday);
}

/** Whether the person is on standby in the week of a day; every fourth week. */
export function standsBy(person: PlanPerson, day: PlanDay): boolean {
  return person.isOnStandby && (day.week + person.offset) % 4 === 0;
}
