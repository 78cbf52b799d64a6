import { chance } from '../my-plan/chance.ts';
import type { PlanPerson } from '../my-plan/shift-patterns.ts';
import type { Texts } from '../core/texts.ts';
import type { AccountKey } from './accounts.ts';
import type { Note } from './note.ts';
import { doctorNotes } from './notes/doctor-notes.ts';
import { escortNotes } from './notes/escort-notes.ts';
import { homeNotes } from './notes/home-notes.ts';
import { rejectionNotes } from './notes/rejection-notes.ts';
import { sickDayNotes } from './notes/sick-day-notes.ts';
import { trainingNotes } from './notes/training-notes.ts';
import { tripNotes } from './notes/trip-notes.ts';
import { unavailabilityNotes } from './notes/unavailability-notes.ts';
import { vacationNotes } from './notes/vacation-notes.ts';
import type { Absence } from './year-of-absences.ts';

/** The random decisions, each with its own number. */
const turn = { hasNote: 800, note: 801 };
/** The share of requests with a note. */
const noteShare = 0.25;

const notes: Partial<Record<AccountKey, readonly Texts[]>> = {
  vacation: vacationNotes,
  doctor: doctorNotes,
  home: homeNotes,
  sickDay: sickDayNotes,
  trip: tripNotes,
  escort: escortNotes,
  training: trainingNotes,
};

/** Returns the note of a generated request: the reason of a rejection, the note of an unavailability, otherwise usually none. */
export function generatedNote({ hash }: PlanPerson, { account, first, state }: Absence): Note {
  const oneOf = (list: readonly Texts[]) => list[Math.floor(chance(hash, first, turn.note) * list.length)];
  if (state === 2) return oneOf(rejectionNotes) ?? '';
  if (account === null) return oneOf(unavailabilityNotes) ?? '';
  return chance(hash, first, turn.hasNote) < noteShare ? (oneOf(notes[account] ?? []) ?? '') : '';
}
