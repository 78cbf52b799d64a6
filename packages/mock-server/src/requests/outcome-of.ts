import { planDayAt } from '../my-plan/calendar.ts';
import { chance } from '../my-plan/chance.ts';
import type { PlanPerson } from '../my-plan/shift-patterns.ts';
import type { State } from './request-row.ts';

/** The course of a generated request. Days are numbers from 1 January 1970, times are minutes from midnight. */
export interface Outcome {
  state: State;
  created: number;
  createdMinute: number;
  deadline: number;
  /** Null for a pending request. */
  decided: number | null;
  decidedMinute: number;
}

/** The days of a request. */
interface RequestTimes {
  first: number;
  created: number;
  /** Number of the day on which the scenario begins. */
  today: number;
  isPromptlyDecided: boolean;
}

/** The random decisions, each with its own number. */
const turn = { hour: 300, delay: 301, late: 302, final: 303, minute: 304, deadline: 305 };

/** The days until the deadline of a request that is created early enough. */
const daysToDecide = { least: 5, most: 12 };
/** A decision is late only if the first day is at most this many days after the deadline. */
const mostDaysLate = 4;

/**
 * Returns when a request is created and decided; the deadline is before its first day. The state is null for a request that does
 * not exist yet: it and its decision are made on an earlier day than today.
 */
export function outcomeOf(
  person: PlanPerson,
  { first, created, today, isPromptlyDecided }: RequestTimes,
): Omit<Outcome, 'state'> & { state: State | null; willBeGranted: boolean } {
  const draw = (what: number) => chance(person.hash, first, what);
  const createdMinute = 5 * 60 + Math.floor(draw(turn.hour) * 15 * 60);
  const { least, most } = daysToDecide;
  const deadline = Math.min(
    created + least + Math.floor(draw(turn.deadline) * (most - least + 1)),
    first - 1,
  );
  // Rarely a decision is made after the deadline, but before the first day.
  const isLate =
    !isPromptlyDecided && first - 1 > deadline && first - deadline <= mostDaysLate && draw(turn.late) < 0.15;
  const usual = Math.min(workdayFrom(created + Math.floor(draw(turn.delay) * 5)), deadline);
  const decided = isPromptlyDecided ? created : isLate ? first - 1 : usual;
  const decidedMinute =
    decided === created
      ? Math.min(createdMinute + 40, 23 * 60 + 50)
      : 8 * 60 + Math.floor(draw(turn.minute) * 8 * 60);
  const final = draw(turn.final);
  const end = final < 0.04 ? 2 : final < 0.07 ? 3 : 1;
  const isDecided = decided < today;
  return {
    state: created < today ? (isDecided ? end : 0) : null,
    willBeGranted: end === 1,
    created,
    createdMinute,
    deadline,
    decided: isDecided ? decided : null,
    decidedMinute,
  };
}

/** Returns the first day from a day on that is not at a weekend. */
function workdayFrom(index: number): number {
  const { weekday } = planDayAt(index);
  return weekday > 5 ? index + 8 - weekday : index;
}
