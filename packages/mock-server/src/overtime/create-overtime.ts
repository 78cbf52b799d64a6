import { dateOf, localDateTime } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { PersonKey } from '../core/people.ts';
import { people } from '../core/people.ts';
import type { Scenario } from '../core/scenario.ts';
import type { Texts } from '../core/texts.ts';
import { texts } from '../core/texts.ts';
import { dateTimeOf } from '../core/wire-dates.ts';
import type { PlanDay } from '../my-plan/plan-day.ts';
import { planDays } from '../my-plan/plan-day.ts';
import { minutesOfShift, momentOf } from '../my-plan/plan-row.ts';
import type { PlanPerson } from '../my-plan/shift-patterns.ts';
import { planPersonOf, shiftOn } from '../my-plan/shift-patterns.ts';
import { slipOn } from '../presence/pass-habits.ts';
import { namedRows } from '../requests/named-rows.ts';
import type { OvertimeRow } from './overtime-row.ts';

type Fate = Pick<OvertimeRow, 'isApprovable' | 'state'>;

const waiting: Fate = { isApprovable: true, state: 'pending' };
const approved: Fate = { isApprovable: true, state: 'approved' };
/** Another person decides it. */
const elsewhere: Fate = { isApprovable: false, state: 'pending' };

interface Seed extends Fate {
  account: OvertimeRow['account'];
  /** In quarter hours. After a shift, or in the morning of a free day at the weekend with the account `weekend`. */
  minutes: number;
  note?: Texts;
}

const notes = {
  lineStopped: texts('The line stood still.', 'Stála linka.', 'Stála linka.'),
  inventory: texts('Inventory', 'Inventura', 'Inventúra'),
  standIn: texts('For a sick colleague', 'Záskok za nemocného kolegu', 'Záskok za chorého kolegu'),
  order: texts('Rush order for Monday', 'Spěšná zakázka na pondělí', 'Súrna zákazka na pondelok'),
  press: texts('Repair of the press', 'Oprava lisu', 'Oprava lisu'),
};

const ordinary: Seed[] = [
  { ...waiting, account: 'timeOff', minutes: 90, note: notes.standIn },
  { ...approved, account: 'paid', minutes: 120, note: notes.order },
  { ...elsewhere, account: 'paid', minutes: 45 },
];

/** People whose overtime differs from an ordinary employee's; home counts the pending ones. */
const exceptions: Partial<Record<PersonKey, Seed[]>> = {
  employee: [
    { ...waiting, account: 'paid', minutes: 150, note: notes.lineStopped },
    { ...approved, account: 'timeOff', minutes: 150, note: notes.standIn },
    { ...elsewhere, account: 'weekend', minutes: 240, note: notes.inventory },
    { ...approved, account: 'paid', minutes: 30 },
    { ...approved, account: 'paid', minutes: 75 },
  ],
  approver: [
    { ...approved, account: 'timeOff', minutes: 45 },
    { ...elsewhere, account: 'timeOff', minutes: 60 },
  ],
  slovak: [
    { ...waiting, account: 'weekend', minutes: 180 },
    { ...waiting, account: 'paid', minutes: 45, note: notes.press },
    { ...approved, account: 'paid', minutes: 60 },
  ],
};

/** The people with overtime. */
const owners = [
  'employee',
  'approver',
  'twoEmployments',
  'substitute',
  'mustChangePassword',
  'longName',
  'slovak',
] as const satisfies PersonKey[];

/** Number of past days that are searched for shifts. */
const lookBackDays = 70;
/** Distance between two overtimes, in worked days. */
const every = 3;
/** The begin of overtime on a free day, in minutes from midnight. */
const morning = 8 * 60;

/** Returns the overtime of a new backend: around the shifts of the last weeks. */
export function createOvertime(scenario: Scenario): Map<number, OvertimeRow> {
  const today = dateOf(localDateTime(scenario.at));
  const requests = namedRows(scenario).filter(({ agenda }) => agenda === 'requests');
  const rows = owners.flatMap((key) => {
    const { ref } = people[key];
    const own = requests.filter(({ applicantRef, state }) => applicantRef === ref && state < 2);
    const isAway = ({ date }: PlanDay) =>
      own.some(({ firstDay, lastDay }) => date >= firstDay && date <= lastDay);
    const days = planDays(addDays(today, -lookBackDays), addDays(today, -1)).toReversed();
    return rowsOf(planPersonOf(scenario.seed, ref), days, isAway, exceptions[key] ?? ordinary);
  });
  return new Map(rows.map((row, index) => [60_001 + index, { id: 60_001 + index, ...row }]));
}

/** @param days the past days, the latest first */
function rowsOf(
  person: PlanPerson,
  days: readonly PlanDay[],
  isAway: (day: PlanDay) => boolean,
  seeds: readonly Seed[],
): Omit<OvertimeRow, 'id'>[] {
  const worked = days.filter((day) => shiftOn(person, day) && !isAway(day) && slipOn(person, day) === 'none');
  // On the day before, a shift may last until the morning.
  const free = days.filter(
    (day, index) =>
      day.weekday > 5 && !shiftOn(person, day) && !isAway(day) && endOn(person, days[index + 1]) <= 24 * 60,
  );
  return seeds.flatMap(({ minutes, note = texts('', '', ''), ...rest }, index) => {
    const place = worked[index * every + 1];
    const atWeekend = rest.account === 'weekend';
    const day = atWeekend ? free.find(({ index: each }) => place && each < place.index) : place;
    if (!day) return [];
    const begin = atWeekend ? morning : endOn(person, day);
    return [
      {
        personRef: person.ref,
        day: day.date,
        begin: dateTimeOf(momentOf(day, begin)),
        end: dateTimeOf(momentOf(day, begin + minutes)),
        note,
        ...rest,
      },
    ];
  });
}

/** Returns the end of a person's shift in minutes from the midnight of its day; 0 without a shift. */
function endOn(person: PlanPerson, day: PlanDay | undefined): number {
  const shift = day && shiftOn(person, day);
  return shift ? minutesOfShift(shift).end : 0;
}
