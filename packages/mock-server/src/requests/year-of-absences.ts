import { chance } from '../my-plan/chance.ts';
import { planDaysOfYear } from '../my-plan/calendar.ts';
import { isSickOn } from '../my-plan/generated-rows.ts';
import type { PlanDay } from '../my-plan/plan-day.ts';
import { minutesOfShift } from '../my-plan/plan-row.ts';
import { holidayOn } from '../my-plan/public-holidays.ts';
import type { PlanPerson } from '../my-plan/shift-patterns.ts';
import { shiftOn } from '../my-plan/shift-patterns.ts';
import type { AccountKey } from './accounts.ts';
import { minutesOfWorkday } from './entitlements.ts';
import type { Outcome } from './outcome-of.ts';
import { outcomeOf } from './outcome-of.ts';

/** A generated absence or unavailability. Days are numbers from 1 January 1970, times are minutes from midnight. */
export interface Absence extends Outcome {
  /** Null for an unavailability. */
  account: AccountKey | null;
  first: number;
  last: number;
  /** The times of a part of a day; null for whole days. The end may be after 1440. */
  part: { begin: number; end: number } | null;
}

/** The person and the rules of a year. */
export interface YearOfPerson {
  person: PlanPerson;
  year: number;
  /** Number of the day on which the scenario begins. Later requests do not exist yet. */
  today: number;
  /** The days of vacation that the person has in the year. */
  entitledDays: number;
  /** Whether a day has a hand-written request of the person. */
  isTaken: (index: number) => boolean;
  /** Whether all requests are decided on the day of their creation. */
  isPromptlyDecided: boolean;
  /** Whether the unavailabilities of the person are requests. */
  requestsUnavailability: boolean;
}

/** The random decisions, each with its own number. */
const turn = {
  keep: 100,
  week: 110,
  single: 120,
  half: 180,
  month: 200,
  lead: 1000,
  time: 2000,
  length: 3000,
  unavailability: 4000,
};

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const monthStarts = monthLengths.map((_, month) =>
  monthLengths.slice(0, month).reduce((sum, length) => sum + length, 0),
);

type Lead = readonly [from: number, to: number];
/** The days between the creation of a request and its first day. */
const leads = {
  weeks: [25, 75],
  vacation: [4, 21],
  doctor: [1, 14],
  home: [1, 5],
  trip: [4, 18],
  escort: [1, 8],
  training: [14, 40],
  sickDay: [1, 1],
  unavailability: [6, 24],
} satisfies Record<string, Lead>;

/** A kind of absence that is drawn each month; `share` by working pattern, otherwise `others`. */
interface Monthly {
  account: Exclude<AccountKey, 'vacation' | 'longService' | 'sickness' | 'familyCare'>;
  office?: number;
  others: number;
  days?: number;
  isPart?: boolean;
  /** How often it is drawn in a month. Default 1. */
  times?: number;
}

const monthly: readonly Monthly[] = [
  { account: 'training', office: 0.12, others: 0.08 },
  { account: 'trip', office: 0.2, others: 0.01, days: 3 },
  { account: 'doctor', others: 0.35, isPart: true },
  { account: 'escort', others: 0.07, isPart: true },
  { account: 'sickDay', others: 0.1 },
  { account: 'home', office: 0.7, others: 0, times: 2 },
];

/** Returns the requests of a person that begin in a year: vacation up to the entitlement and other absences. */
export function yearOfAbsences(given: YearOfPerson): Absence[] {
  const { person, year, today, entitledDays, isPromptlyDecided } = given;
  const days = planDaysOfYear(year);
  const [{ index: start }] = days as [PlanDay];
  // No request is created more than 100 days before its first day.
  if (start > today + 100) return [];
  const found: Absence[] = [];
  const occupied = new Set<number>();
  const draw = (what: number) => chance(person.hash, year, what);
  const between = (what: number, [from, to]: Lead) => from + Math.floor(draw(what) * (to - from + 1));
  const isWorked = (place: number) => {
    const day = days[place];
    return day !== undefined && shiftOn(person, day) !== null;
  };
  const isFree = (place: number) => {
    const day = days[place] as PlanDay;
    return !occupied.has(place) && !given.isTaken(day.index) && !isSickOn(person, day, today);
  };

  /** Adds an absence from the first to the last working day between two places. Returns its working days, 0 if it was not added. */
  const add = (
    account: AccountKey | null,
    [from, to]: readonly [number, number],
    lead: number,
    part: Absence['part'] = null,
    most = Infinity,
  ): number => {
    let [first, last] = [Math.max(0, from), Math.min(to, days.length - 1)];
    if (account !== null) {
      while (first <= last && !isWorked(first)) first++;
      while (last >= first && !isWorked(last)) last--;
    }
    if (first > last) return 0;
    let worked = 0;
    for (let place = first; place <= last; place++) {
      if (!isFree(place)) return 0;
      if (isWorked(place)) worked++;
    }
    const amount = part ? 0.5 : worked;
    if (amount > most) return 0;
    for (let place = first; place <= last; place++) occupied.add(place);
    const begin = start + first;
    const outcome = outcomeOf(person, { first: begin, created: begin - lead, today, isPromptlyDecided });
    if (outcome.state !== null)
      found.push({ ...outcome, state: outcome.state, account, first: begin, last: start + last, part });
    return outcome.willBeGranted ? amount : 0;
  };

  addVacation();
  for (const [month, length] of monthLengths.entries()) addMonth(month, length);
  return found.toSorted((a, b) => a.first - b.first);

  function addVacation(): void {
    let left = entitledDays - (3 + Math.floor(draw(turn.keep) * 7) / 2);
    const monday = (8 - (days[0] as PlanDay).weekday) % 7;
    const week = (number: number, length: number, what: number) => {
      const from = monday + number * 7;
      left -= add('vacation', [from, from + length - 1], between(turn.lead + what, leads.weeks), null, left);
    };
    week(24 + Math.floor(draw(turn.week) * 9), 14, 0);
    if (draw(turn.week + 1) < 0.65)
      left -= add(
        'vacation',
        [days.length - 5, days.length - 1],
        between(turn.lead + 1, leads.weeks),
        null,
        left,
      );
    if (draw(turn.week + 2) < 0.7) week(5 + Math.floor(draw(turn.week + 3) * 14), 7, 2);
    if (draw(turn.week + 4) < 0.4) week(36 + Math.floor(draw(turn.week + 5) * 7), 7, 3);
    for (let number = 0; number < 50 && left >= 1; number++) {
      const place = Math.floor(draw(turn.single + number) * days.length);
      const length = number < 6 ? 2 : 1;
      left -= add(
        'vacation',
        [place, place + length - 1],
        between(turn.lead + 500 + number, leads.vacation),
        null,
        left,
      );
    }
    for (let number = 0; number < 3 && left >= 0.5; number++)
      left -= addPart('vacation', Math.floor(draw(turn.half + number) * days.length), number, left);
  }

  function addMonth(month: number, length: number): void {
    for (const [kind, { account, office, others, days: most = 1, isPart, times = 1 }] of monthly.entries()) {
      const share = person.pattern === 'office' ? (office ?? others) : others;
      for (let time = 0; time < times; time++) {
        const number = month * 12 + kind + time;
        if (draw(turn.month + number) >= share) continue;
        const place =
          (monthStarts[month] ?? 0) + Math.floor((draw(turn.month + number) / share) * (length - 4));
        if (isPart) addPart(account, place, 10 + number);
        else addWhole(account, place, most, number);
      }
    }
    if (given.requestsUnavailability && draw(turn.unavailability + month) < 0.8)
      addUnavailability(month, length);
  }

  /** Adds whole days from the first working day of a week on. */
  function addWhole(account: AccountKey, place: number, most: number, number: number): void {
    let first = place;
    while (first < place + 4 && !isWorked(first)) first++;
    const weekday = days[first]?.weekday ?? 7;
    const wanted = 1 + Math.floor(draw(turn.length + number) * most);
    const length = Math.max(1, Math.min(wanted, 6 - weekday));
    const lead = between(turn.lead + 40 + number, leads[account as keyof typeof leads]);
    add(account, [first, first + length - 1], lead);
  }

  /** Adds some hours of a shift by day: its second half for vacation, otherwise a visit during opening hours. */
  function addPart(account: AccountKey, place: number, number: number, most = Infinity): number {
    let first = place;
    while (first < place + 4 && !isWorked(first)) first++;
    const day = days[first];
    const name = day && shiftOn(person, day);
    if (!day || !name) return 0;
    const shift = minutesOfShift(name);
    const visit = 7 * 60 + Math.floor(draw(turn.time + number) * 14) * 30;
    const hours = 60 + Math.floor(draw(turn.length + number) * 5) * 30;
    // Doctors are closed at weekends and on public holidays.
    const isOpen = day.weekday < 6 && holidayOn(day.date, person.tenant) === undefined;
    if (account !== 'vacation' && !isOpen) return 0;
    const part =
      account === 'vacation'
        ? { begin: shift.end - minutesOfWorkday(person) / 2, end: Math.min(shift.end, 24 * 60) }
        : { begin: Math.max(visit, shift.begin), end: Math.min(visit + hours, shift.end, 17 * 60) };
    if (part.end - part.begin < 60) return 0;
    const lead = between(turn.lead + 200 + number, leads[account as keyof typeof leads]);
    return add(account, [first, first], lead, part, most);
  }

  /** Adds an evening after an early or day shift, or a whole day off. */
  function addUnavailability(month: number, length: number): void {
    const place = (monthStarts[month] ?? 0) + Math.floor(draw(turn.time + 200 + month) * length);
    const day = days[place];
    if (!day) return;
    const name = shiftOn(person, day);
    const end = name ? minutesOfShift(name).end : 0;
    if (end > 17 * 60) return;
    const evening = 17 * 60 + Math.floor(draw(turn.length + 200 + month) * 3) * 30;
    const part = name ? { begin: evening, end: evening + 150 } : null;
    add(null, [place, place], between(turn.lead + 420 + month, leads.unavailability), part);
  }
}
