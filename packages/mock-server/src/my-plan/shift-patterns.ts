import { colleagueRef } from '../core/colleagues.ts';
import { people, personKeys } from '../core/people.ts';
import { chance, hashOf } from './chance.ts';
import type { PlanDay } from './plan-day.ts';
import type { ShiftName } from './plan-labels.ts';

/** Begin and end of the shifts; an end that is not after the begin is on the next day. */
export const shiftTimes: Record<ShiftName, { begin: string; end: string }> = {
  early: { begin: '06:00', end: '14:00' },
  late: { begin: '14:00', end: '22:00' },
  night: { begin: '22:00', end: '06:00' },
  office: { begin: '08:00', end: '16:30' },
  short: { begin: '08:00', end: '12:00' },
  longDay: { begin: '06:00', end: '18:00' },
  longNight: { begin: '18:00', end: '06:00' },
};

type Pattern = (day: PlanDay, offset: number) => ShiftName | null;

const isWorkday = ({ weekday, isHoliday }: PlanDay) => weekday < 6 && !isHoliday;

function rotation(...shifts: (ShiftName | null)[]): Pattern {
  return ({ index }, offset) => shifts[(index + offset) % shifts.length] ?? null;
}

const patterns = {
  office: (day) => (isWorkday(day) ? 'office' : null),
  partTime: (day) => (isWorkday(day) ? 'short' : null),
  twoShifts: (day, offset) => {
    if (!isWorkday(day)) return null;
    return (day.week + offset) % 2 === 0 ? 'early' : 'late';
  },
  turns: (day, offset) => {
    const turns = ['night', 'late', 'office', 'early'] as const;
    return isWorkday(day) ? (turns[(day.week + offset) % turns.length] ?? null) : null;
  },
  // From Sunday evening to Friday morning.
  nights: ({ weekday }) => (weekday < 5 || weekday === 7 ? 'night' : null),
  // Includes weekends and public holidays.
  continuous: rotation('early', 'early', 'late', 'late', 'night', 'night', null, null),
  longShifts: rotation('longDay', 'longDay', 'longNight', 'longNight', null, null, null, null),
} satisfies Record<string, Pattern>;

type PatternName = keyof typeof patterns;

/** A person's working pattern, the same for the same seed. */
export interface PlanPerson {
  ref: string;
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
  // With any seed, a page of the approver's department begins and ends in the middle of a night shift.
  [colleagueRef('Dostálová Ivana'), 'nights'],
  [colleagueRef('Kolář Libor'), 'nights'],
]);

/** With this offset the employee works by day in the week of the default scenario, which fits the last pass. */
const employeeOffset = 2;

const shares: [upTo: number, PatternName][] = [
  [0.24, 'office'],
  [0.3, 'partTime'],
  [0.58, 'twoShifts'],
  [0.66, 'nights'],
  [0.88, 'continuous'],
  [1, 'longShifts'],
];

const sharedRefs = new Set(
  personKeys.flatMap((key) => [people[key].ref, people[key].secondEmployment?.ref ?? people[key].ref]),
);

/** Returns the working pattern of a person. */
export function planPersonOf(seed: number, ref: string): PlanPerson {
  const hash = hashOf(`${seed} ${ref}`);
  const share = chance(hash, 1);
  const pattern = own.get(ref) ?? shares.find(([upTo]) => share < upTo)?.[1] ?? 'office';
  const canStandBy = pattern === 'office' || pattern === 'twoShifts';
  const isOnCall = ref === people.employee.ref || ref === people.approver.ref;
  return {
    ref,
    hash,
    pattern,
    offset: ref === people.employee.ref ? employeeOffset : Math.floor(chance(hash, 2) * 8),
    isOnStandby: isOnCall || (canStandBy && chance(hash, 3) < 0.2),
    isShared: sharedRefs.has(ref),
  };
}

/** Returns the shift of a day, or null for a day off. */
export function shiftOn(person: PlanPerson, day: PlanDay): ShiftName | null {
  return patterns[person.pattern](day, person.offset);
}

/** Whether the person is on standby in the week of a day; every fourth week. */
export function standsBy(person: PlanPerson, day: PlanDay): boolean {
  return person.isOnStandby && (day.week + person.offset) % 4 === 0;
}
