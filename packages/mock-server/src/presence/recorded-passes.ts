import type { LocalDate, LocalDateTime } from '@selfservice/api/core/local-date';
import { dateOf, monthOf } from '@selfservice/api/core/local-date';
import { addDays, addMinutes } from '@selfservice/api/core/local-date-arithmetic';
import type { Database } from '../core/database.ts';
import type { Texts } from '../core/texts.ts';
import { texts } from '../core/texts.ts';
import { toWireDateTime } from '../core/wire-dates.ts';
import { chance } from '../my-plan/chance.ts';
import type { PlanDay } from '../my-plan/plan-day.ts';
import { planDays } from '../my-plan/plan-day.ts';
import type { PlanRow } from '../my-plan/plan-row.ts';
import { planRowsOf } from '../my-plan/plan-rows.ts';
import type { PlanPerson } from '../my-plan/shift-patterns.ts';
import { planPersonOf } from '../my-plan/shift-patterns.ts';
import type { WorkedOvertime } from '../overtime/worked-overtime.ts';
import { overtimeFinder } from '../overtime/worked-overtime.ts';
import { insertedPassesOf } from '../terminal/pass-rows.ts';
import type { TerminalType } from '../terminal/terminal-types.ts';
import { terminalTypeOf } from '../terminal/terminal-types.ts';
import { stageOf } from '../worksheet/worksheet-stages.ts';
import { passTypes } from './pass-types.ts';
import type { Pass } from './passes.ts';
import { passesOn } from './passes.ts';

/** A pass that a person has made by now. */
export interface RecordedPass {
  at: LocalDateTime;
  type: TerminalType;
  /** Whether it was made on the online terminal. */
  isOnline: boolean;
  note: Texts;
  /** Latitude and longitude, or empty. */
  gps: string;
}

/** A day of a person with everything that was planned and recorded. */
export interface RecordedDay {
  day: PlanDay;
  /** The plan of the day. */
  rows: readonly PlanRow[];
  overtime: readonly WorkedOvertime[];
  /** The passes of the day and of the end of its night shift, in order. */
  passes: readonly RecordedPass[];
}

/** Minutes after a shift in which a pass still belongs to its day. */
const afterShift = 4 * 60;
/** The position of people who work elsewhere. */
const elsewhere = '49.1950602;16.6068371';

const noNote = texts('', '', '');
const addedNote = texts('Added by the foreman', 'Doplnil mistr', 'Doplnil majster');
const errandNotes = [
  noNote,
  noNote,
  texts('Post office', 'Pošta', 'Pošta'),
  texts('Public office', 'Úřad', 'Úrad'),
  texts('Bank', 'Banka', 'Banka'),
  texts('School', 'Škola', 'Škola'),
];

/**
 * Returns days of a person, up to now. The passes are generated from the plan; after a pass that the user has inserted on the
 * online terminal no generated pass of that working day follows, so that only the user continues the day.
 *
 * @param days consecutive days
 */
export function recordedDays(database: Database, ref: string, days: readonly PlanDay[]): RecordedDay[] {
  const now = database.clock.localNow();
  const person = planPersonOf(database.scenario.seed, ref);
  const overtimeOn = overtimeFinder(database, person);
  const rowsByDay = Map.groupBy(planRowsOf(database, ref, days), ({ day }) => day);
  const inserted = insertedByDay(database, ref, days, rowsByDay);
  return days.map((day) => {
    const rows = rowsByDay.get(day.date) ?? [];
    const overtime = overtimeOn(day, rows);
    const own = inserted.get(day.date) ?? [];
    // Days that have not begun have no passes.
    if (day.date > dateOf(now)) return { day, rows, overtime, passes: own };
    const isCorrected = () => stageOf(database, ref, monthOf(day.date)) !== 'open';
    const [firstOwn] = own;
    const passes = passesOn({ person, day, rows, overtime, isCorrected })
      .filter(({ at }) => at <= now && (!firstOwn || at < firstOwn.at))
      .map((pass) => recorded(person, day, pass));
    return { day, rows, overtime, passes: [...passes, ...own] };
  });
}

/** Returns the last pass of a person, or undefined if there is none in the last two months. */
export function lastPassOf(database: Database, ref: string): RecordedPass | undefined {
  return recentPasses(database, ref, 1).at(-1);
}

/** Returns the last passes of a person, in order: at least a number of them, fewer if there are fewer in two months. */
export function recentPasses(database: Database, ref: string, least: number): RecordedPass[] {
  let passes: RecordedPass[] = [];
  let lastDay = lastDayOf(database, ref);
  for (const count of [3, 4, 14, 40]) {
    const firstDay = addDays(lastDay, 1 - count);
    const found = recordedDays(database, ref, planDays(firstDay, lastDay)).flatMap((each) => each.passes);
    passes = [...found, ...passes];
    if (passes.length >= least) break;
    lastDay = addDays(firstDay, -1);
  }
  return passes;
}

/** Returns the passes of a person in the last days and all inserted ones, in order. */
export function passesOfLastDays(database: Database, ref: string, count: number): RecordedPass[] {
  const first = addDays(dateOf(database.clock.localNow()), -count);
  const older = insertedPasses(database, ref).filter(({ at }) => dateOf(at) < first);
  const days = planDays(first, lastDayOf(database, ref));
  return [...older, ...recordedDays(database, ref, days).flatMap(({ passes }) => passes)];
}

/** Returns today, or the day of the last inserted pass: a client with the real clock may be ahead of the mock's clock. */
function lastDayOf(database: Database, ref: string): LocalDate {
  const days = insertedPassesOf(database, ref).map(({ at }) => dateOf(at));
  return days.reduce((one, other) => (one > other ? one : other), dateOf(database.clock.localNow()));
}

/** Returns the direction of a pass: 0 unknown, 1 in, 2 out. */
export function directionOf(pass: RecordedPass | undefined): 0 | 1 | 2 {
  return pass?.type.direction ?? 0;
}

/** Returns the name of a pass for people. */
export function passNameOf({ type }: RecordedPass): Texts {
  return type.text ?? type.term;
}

function recorded({ hash }: PlanPerson, { index }: PlanDay, pass: Pass): RecordedPass {
  const errandNote = errandNotes[Math.floor(chance(hash, index, 58) * errandNotes.length)] ?? noNote;
  return {
    at: pass.at,
    type: terminalTypesByKey[pass.type],
    isOnline: pass.isOnline,
    note: pass.isAdded ? addedNote : pass.type === 'errand' ? errandNote : noNote,
    gps: pass.isOnline ? elsewhere : '',
  };
}

/** The types of the generated passes. */
const terminalTypesByKey = Object.fromEntries(
  Object.entries(passTypes).map(([key, { id }]) => [key, terminalTypeOf(id)]),
) as Record<Pass['type'], TerminalType>;

/** Returns the passes inserted on the online terminal by their working day: a pass soon after a night shift belongs to it. */
function insertedByDay(
  database: Database,
  ref: string,
  days: readonly PlanDay[],
  rowsByDay: ReadonlyMap<LocalDate, readonly PlanRow[]>,
): Map<LocalDate, RecordedPass[]> {
  const passes = insertedPasses(database, ref);
  const [first] = days;
  if (passes.length === 0 || !first) return new Map();
  const before = planDays(addDays(first.date, -1), addDays(first.date, -1));
  const rowsBefore = planRowsOf(database, ref, before);
  const workingDayOf = (at: LocalDateTime): LocalDate => {
    const date = dateOf(at);
    const yesterday = addDays(date, -1);
    const rows = rowsByDay.get(yesterday) ?? rowsBefore.filter((row) => row.day === yesterday);
    const night = rows.find(({ type, end }) => type === 'IPODENSMEN' && end > `${date}T00:00:00Z`);
    return night && toWireDateTime(addMinutes(at, -afterShift)) <= night.end ? yesterday : date;
  };
  return Map.groupBy(passes, ({ at }) => workingDayOf(at));
}

/** Returns the passes inserted on the online terminal, in order. */
function insertedPasses(database: Database, ref: string): RecordedPass[] {
  return insertedPassesOf(database, ref)
    .toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))
    .flatMap(({ at, type, note, gps }) => {
      const known = terminalTypeOf(type);
      return known ? [{ at, type: known, isOnline: true, note: texts(note, note, note), gps }] : [];
    });
}
