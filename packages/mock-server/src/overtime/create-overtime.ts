import type { LocalDate } from '@selfservice/api/core/local-date';
import { dateOf, localDateTime } from '@selfservice/api/core/local-date';
import { addDays, addMinutes } from '@selfservice/api/core/local-date-arithmetic';
import type { PersonKey } from '../core/people.ts';
import { people } from '../core/people.ts';
import type { Scenario } from '../core/scenario.ts';
import type { PlanDay } from '../my-plan/plan-day.ts';
import { planDays } from '../my-plan/plan-day.ts';
import { minutesOfShift } from '../my-plan/plan-row.ts';
import { planPersonOf, shiftOn } from '../my-plan/shift-patterns.ts';
import type { OvertimeRow } from './overtime-row.ts';

type Fate = Pick<OvertimeRow, 'isApprovable' | 'state'>;

const waiting: Fate = { isApprovable: true, state: 'pending' };
const approved: Fate = { isApprovable: true, state: 'approved' };
/** Another person decides it. */
const elsewhere: Fate = { isApprovable: false, state: 'pending' };

interface Seed extends Fate {
  account: OvertimeRow['account'];
  /** Minutes after the shift. */
  minutes: number;
  note?: string;
}

const ordinary: Seed[] = [
  { ...waiting, account: 'timeOff', minutes: 90 },
  { ...approved, account: 'paid', minutes: 120 },
  { ...elsewhere, account: 'paid', minutes: 45 },
];

/** People whose overtime differs from an ordinary employee's; home counts the pending ones. */
const exceptions: Partial<Record<PersonKey, Seed[]>> = {
  employee: [
    { ...waiting, account: 'paid', minutes: 150, note: 'The line stood still in the morning.' },
    { ...approved, account: 'timeOff', minutes: 60 },
    { ...elsewhere, account: 'weekend', minutes: 240, note: 'Inventory' },
    { ...approved, account: 'paid', minutes: 30 },
    { ...approved, account: 'paid', minutes: 75 },
  ],
  approver: [
    { ...approved, account: 'timeOff', minutes: 45 },
    { ...elsewhere, account: 'timeOff', minutes: 60 },
  ],
  slovak: [
    { ...waiting, account: 'weekend', minutes: 180 },
    { ...waiting, account: 'paid', minutes: 45, note: 'Oprava lisu' },
    { ...approved, account: 'paid', minutes: 60 },
  ],
  manager: [],
  restricted: [],
  firstDay: [],
  unsupportedLanguage: [],
};

/** The people with overtime. */
const owners = [
  'employee',
  'approver',
  'manager',
  'twoEmployments',
  'substitute',
  'mustChangePassword',
  'longName',
  'slovak',
] as const satisfies PersonKey[];

/** Number of past days that are searched for shifts. */
const lookBackDays = 60;
/** Distance between two overtimes, in worked days. */
const every = 3;

/** Returns the overtime of a new backend: after the shifts of the last weeks. */
export function createOvertime({ seed, at }: Scenario): Map<number, OvertimeRow> {
  const today = dateOf(localDateTime(at));
  const rows = owners.flatMap((key) => rowsOf(people[key].ref, exceptions[key] ?? ordinary, today, seed));
  return new Map(rows.map((row, index) => [60_001 + index, { id: 60_001 + index, ...row }]));
}

function rowsOf(
  ref: string,
  seeds: readonly Seed[],
  today: LocalDate,
  seed: number,
): Omit<OvertimeRow, 'id'>[] {
  const person = planPersonOf(seed, ref);
  const worked = planDays(addDays(today, -lookBackDays), addDays(today, -1))
    .toReversed()
    .flatMap((day) => {
      const shift = shiftOn(person, day);
      return shift ? [{ day, end: minutesOfShift(shift).end }] : [];
    });
  return seeds.flatMap(({ minutes, note = '', ...rest }, index) => {
    const place = worked[index * every + 1];
    return place
      ? [{ personRef: ref, day: place.day.date, ...afterShift(place, minutes), note, ...rest }]
      : [];
  });
}

function afterShift({ day, end }: { day: PlanDay; end: number }, minutes: number) {
  const begin = addMinutes(localDateTime(`${day.date}T00:00:00`), end);
  return { begin, end: addMinutes(begin, minutes) };
}
