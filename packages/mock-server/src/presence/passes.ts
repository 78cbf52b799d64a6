import type { LocalDateTime } from '@selfservice/api/core/local-date';
import type { Span } from '../my-plan/day-minutes.ts';
import { spanOf, withoutSpans } from '../my-plan/day-minutes.ts';
import { dateTimeOf } from '../core/wire-dates.ts';
import { chance } from '../my-plan/chance.ts';
import type { PlanDay } from '../my-plan/plan-day.ts';
import { hasFlexibleEnd } from '../my-plan/plan-labels.ts';
import type { PlanRow } from '../my-plan/plan-row.ts';
import { isAbsence, momentOf } from '../my-plan/plan-row.ts';
import type { PlanPerson } from '../my-plan/shift-patterns.ts';
import { habitsOf, hasCard, slipOn } from './pass-habits.ts';
import type { PassKey } from './pass-types.ts';

/** A generated pass of a person. */
export interface Pass {
  at: LocalDateTime;
  type: PassKey;
  /** Whether it was made on the online terminal. */
  isOnline: boolean;
  /** Whether a superior has added it later, because it was forgotten. */
  isAdded: boolean;
}

/** A working day of a person. */
export interface WorkingDay {
  person: PlanPerson;
  day: PlanDay;
  /** The person's plan of the day. */
  rows: readonly PlanRow[];
  /** The person's overtime of the day, outside of the shift. */
  overtime: readonly Span[];
  /** Returns whether forgotten passes have been added, because the worksheet of the month is closed. */
  isCorrected: () => boolean;
}

/** The random decisions, each with its own number. */
const turn = { in: 50, out: 51, lunch: 52, lunchLength: 53, late: 54, errand: 55, errandLength: 56, gap: 57 };

/** Shifts of at least this many minutes have a break. */
const longShift = 8 * 60;
/** Minutes between lunch and the begin or end of a presence. */
const aroundLunch = 60;

interface MinutePass {
  minute: number;
  type: PassKey;
  isAdded?: boolean;
}

/**
 * Returns the passes of a person on a working day, in order: near the begin and the end of the shift and of overtime, around
 * absences, at lunch and around errands. They depend only on the working day; without a shift and overtime there are none.
 */
export function passesOn(working: WorkingDay): Pass[] {
  const { person, day, rows, overtime } = working;
  const shift = rows.find(({ type }) => type === 'IPODENSMEN');
  if ((!shift && overtime.length === 0) || !hasCard(person)) return [];
  return [...(shift ? shiftPasses(working, shift) : []), ...separatePasses(working, shift)]
    .toSorted((a, b) => a.minute - b.minute)
    .map(({ minute, type, isAdded = false }) => ({
      at: dateTimeOf(momentOf(day, minute)),
      type,
      isOnline: shift?.outsideOfWorkplace ?? false,
      isAdded,
    }));
}

/** Returns the parts of a shift outside of absences. */
export function presentSpans(day: PlanDay, shift: PlanRow, rows: readonly PlanRow[]): Span[] {
  return withoutSpans(
    spanOf(day, shift),
    rows.filter(isAbsence).map((row) => spanOf(day, row)),
  );
}

function shiftPasses({ person, day, rows, overtime, isCorrected }: WorkingDay, row: PlanRow): MinutePass[] {
  const shift = spanOf(day, row);
  const spans = presentSpans(day, row, rows);
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return [];
  const within = (of: number, from: number, to: number) =>
    from + Math.floor(chance(person.hash, day.index, of) * (to - from + 1));
  const habits = habitsOf(person);
  // Overtime is worked as it was agreed.
  const slip = overtime.length > 0 ? 'none' : slipOn(person, day);
  const isWhole = spans.length === 1 && first.begin === shift.begin && first.end === shift.end;
  const afterwards = overtime.find(({ begin }) => begin === shift.end);

  const arrival = () => {
    if (first.begin !== shift.begin) return first.begin - within(turn.in, 0, 5);
    if (slip === 'isLate') return first.begin + within(turn.late, 1, 11);
    if (slip === 'oversleeps') return Math.min(first.begin + within(turn.late, 35, 105), first.end - 60);
    if (slip === 'isTooEarly') return first.begin - within(turn.late, 66, 84);
    return first.begin - within(turn.in, 1, habits.early + 4);
  };
  const departure = () => {
    if (last.end !== shift.end) return last.end + within(turn.out, 0, 5);
    if (afterwards) return afterwards.end + within(turn.out, 1, 6);
    if (slip === 'leavesEarly') return last.end - within(turn.out, 6, 35);
    // Now and then a person with a flexible end leaves a little before it.
    if (hasFlexibleEnd(row.label)) return last.end - 6 + within(turn.out, 0, habits.stays + 12);
    return last.end + within(turn.out, 0, 8);
  };

  const passes: MinutePass[] = [];
  if (slip !== 'forgetsIn') passes.push({ minute: arrival(), type: 'in' });
  else if (isCorrected()) passes.push({ minute: first.begin, type: 'in', isAdded: true });
  for (const [index, { end }] of spans.slice(0, -1).entries()) {
    const next = spans[index + 1]?.begin ?? end;
    const most = Math.min(5, Math.floor((next - end) / 4));
    passes.push(
      { minute: end + within(turn.gap, 0, most), type: 'errand' },
      { minute: next - within(turn.gap + 1, 0, most), type: 'back' },
    );
  }
  if (slip === 'usesDoor') passes.push({ minute: first.begin + within(turn.late, 15, 50), type: 'door' });
  if (slip === 'errand' && isWhole) {
    const out = first.begin + within(turn.errand, 60, 110);
    const back = out + within(turn.errandLength, 20, 60);
    passes.push({ minute: out, type: 'errand' }, { minute: back, type: 'back' });
  }
  const lunchAt = shift.begin + within(turn.lunch, 200, 260);
  const lunchEnd = lunchAt + within(turn.lunchLength, 26, 38);
  const isThere = spans.some(
    ({ begin, end }) => begin <= lunchAt - aroundLunch && end >= lunchEnd + aroundLunch,
  );
  const isLong = shift.end - shift.begin >= longShift;
  if (isThere && isLong && (habits.passesAtLunch || hasFlexibleEnd(row.label)))
    passes.push({ minute: lunchAt, type: 'lunch' }, { minute: lunchEnd, type: 'back' });
  if (slip !== 'forgetsOut')
    passes.push({ minute: departure(), type: last.end === shift.end ? 'out' : 'errand' });
  else if (isCorrected()) passes.push({ minute: last.end, type: 'out', isAdded: true });
  return passes;
}

/** Returns the passes around overtime that does not follow the shift. */
function separatePasses({ person, day, overtime }: WorkingDay, shift: PlanRow | undefined): MinutePass[] {
  const shiftEnd = shift && spanOf(day, shift).end;
  return overtime
    .filter(({ begin }) => begin !== shiftEnd)
    .flatMap(({ begin, end }): MinutePass[] => [
      { minute: begin - 2 - Math.floor(chance(person.hash, day.index, turn.in) * 7), type: 'in' },
      { minute: end + 1 + Math.floor(chance(person.hash, day.index, turn.out) * 6), type: 'out' },
    ]);
}
