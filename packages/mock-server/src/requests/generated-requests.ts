import type { LocalDate, LocalDateTime } from '@selfservice/api/core/local-date';
import type { Database } from '../core/database.ts';
import { people } from '../core/people.ts';
import type { Scenario } from '../core/scenario.ts';
import { indexOfDay, planDayAt, todayOf } from '../my-plan/calendar.ts';
import { chance } from '../my-plan/chance.ts';
import { planDays } from '../my-plan/plan-day.ts';
import type { PlanPerson } from '../my-plan/shift-patterns.ts';
import { planPersonOf, shiftOn } from '../my-plan/shift-patterns.ts';
import { accounts } from './accounts.ts';
import { approverOf } from './approver-of.ts';
import { entitledDays } from './entitlements.ts';
import { namedRowsOf } from './named-rows.ts';
import { generatedNote } from './generated-note.ts';
import type { RequestRow } from './request-row.ts';
import type { Absence } from './year-of-absences.ts';
import { yearOfAbsences } from './year-of-absences.ts';

/** The lowest id of a generated request; the ids of stored ones are below. */
export const firstGeneratedId = 100_000_000;
/** An id is the number of the reference times this, plus the number of the first day. */
const idsOfPerson = 100_000;
/** References from this number on belong to the crowd. */
const firstOfCrowd = 5_000_000;
/** The share of the crowd whose unavailabilities are requests. */
const unavailabilityShare = 0.12;
const minutesOfDay = 24 * 60;
const turn = { unavailability: 700 };
/** The number of days around today in which a pending or listed request can begin. */
const daysOfLists = { before: 40, after: 100 };

/** The generated requests of the latest scenarios by seed and day, then by person and year. They never change. */
const made = new Map<string, Map<string, readonly Absence[]>>();
const mostScenarios = 3;

/** Returns the generated requests of a person that touch some days, numbered from 1 January 1970. Shared people have none. */
export function absencesBetween({ scenario }: Database, ref: string, from: number, to: number): Absence[] {
  const found: Absence[] = [];
  const known = absencesOfScenario(scenario);
  for (let year = yearOf(from); year <= yearOf(to); year++)
    for (const absence of absencesOf(known, scenario, ref, year))
      if (absence.first <= to && absence.last >= from) found.push(absence);
  return found;
}

/** Returns the generated requests of a person that can be pending or in a list: those that begin near today. */
export function currentAbsences(database: Database, ref: string): readonly Absence[] {
  const known = absencesOfScenario(database.scenario);
  const key = `${ref} current`;
  const before = known.get(key);
  if (before) return before;
  const today = todayOf(database.scenario);
  const current = absencesBetween(database, ref, today - daysOfLists.before, today + daysOfLists.after);
  known.set(key, current);
  return current;
}

function absencesOfScenario({ seed, at }: Scenario): Map<string, readonly Absence[]> {
  const key = `${seed} ${at.slice(0, 10)}`;
  const known = made.get(key);
  if (known) return known;
  const [oldest] = made.keys();
  if (made.size === mostScenarios && oldest !== undefined) made.delete(oldest);
  const created = new Map<string, readonly Absence[]>();
  made.set(key, created);
  return created;
}

function absencesOf(
  known: Map<string, readonly Absence[]>,
  scenario: Scenario,
  ref: string,
  year: number,
): readonly Absence[] {
  const key = `${ref} ${year}`;
  const before = known.get(key);
  if (before) return before;
  const absences = createAbsences(scenario, ref, year);
  known.set(key, absences);
  return absences;
}

function createAbsences(scenario: Scenario, ref: string, year: number): readonly Absence[] {
  const person = planPersonOf(scenario.seed, ref);
  if (person.isShared) return [];
  const named = namedRowsOf(scenario, ref);
  const spans = named.map(({ firstDay, lastDay }) => [indexOfDay(firstDay), indexOfDay(lastDay)] as const);
  const isOfCrowd = Number(ref) >= firstOfCrowd;
  return yearOfAbsences({
    person,
    year,
    today: todayOf(scenario),
    entitledDays: (entitledDays(person, 'vacation') ?? 0) - vacationDays(person, named, year),
    isTaken: (index) => spans.some(([first, last]) => index >= first && index <= last),
    // The pending requests of the colleagues are written by hand.
    isPromptlyDecided: !isOfCrowd,
    requestsUnavailability: isOfCrowd && chance(person.hash, turn.unavailability) < unavailabilityShare,
  });
}

/** Returns the working days of a year on which hand-written requests for vacation are approved. */
function vacationDays(person: PlanPerson, named: readonly RequestRow[], year: number): number {
  return named
    .filter(({ accountId, state }) => accountId === accounts.vacation.id && state === 1)
    .flatMap(({ firstDay, lastDay }) => planDays(firstDay, lastDay))
    .filter((day) => day.date.startsWith(String(year)) && shiftOn(person, day) !== null).length;
}

/** Returns the id of a generated request. */
export function idOfAbsence(ref: string, { first }: Pick<Absence, 'first'>): number {
  return Number(ref) * idsOfPerson + first;
}

/** Returns the row of a generated request. */
export function rowOfAbsence({ seed }: Scenario, ref: string, absence: Absence): RequestRow {
  const { account, first, last, part, state, created, createdMinute, deadline, decided } = absence;
  const approverRef = approverOf(ref);
  const isAnswered = state === 1 || state === 2;
  return {
    id: idOfAbsence(ref, absence),
    agenda: account ? 'requests' : 'unavailabilities',
    applicantRef: ref,
    approverRef,
    accountId: account && accounts[account].id,
    firstDay: dayAt(first),
    lastDay: dayAt(last),
    begin: part && momentAt(first, part.begin),
    end: part && momentAt(first, part.end),
    createdAt: momentAt(created, createdMinute),
    state,
    deadline: dayAt(deadline),
    // The leader of the Slovak centre has no approver; the absences were agreed with the deputy.
    deciderRef: isAnswered ? approverRef || people.slovak.ref : '',
    decidedAt: decided === null ? null : momentAt(decided, absence.decidedMinute),
    note: generatedNote(planPersonOf(seed, ref), absence),
  };
}

/** Returns the row of a generated request with an id, or undefined. */
export function generatedRequest(database: Database, id: number): RequestRow | undefined {
  const number = Math.floor(id / idsOfPerson);
  const ref = String(number).padStart(number >= firstOfCrowd ? 8 : 7, '0');
  const index = id % idsOfPerson;
  if (id < firstGeneratedId) return undefined;
  const absence = absencesBetween(database, ref, index, index).find(({ first }) => first === index);
  return absence && rowOfAbsence(database.scenario, ref, absence);
}

function yearOf(index: number): number {
  return Number(dayAt(index).slice(0, 4));
}

function dayAt(index: number): LocalDate {
  return planDayAt(index).date;
}

function momentAt(index: number, minutes: number): LocalDateTime {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = dayAt(index + Math.floor(minutes / minutesOfDay));
  const rest = minutes % minutesOfDay;
  return `${day}T${two(Math.floor(rest / 60))}:${two(rest % 60)}:00` as LocalDateTime;
}
