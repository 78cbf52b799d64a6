import type { Drafts } from '../core/drafts.ts';
import type { LocalDate } from '../core/local-date.ts';
import { localDate } from '../core/local-date.ts';

/** The absence that the user is inserting. */
export interface AbsenceTarget {
  personRef: string;
  /** Full name; null while unknown. */
  name: string | null;
  /** The day that it begins with. */
  day: LocalDate;
}

/** Returns the key under which the dialog keeps what the user enters for a person. It may stay after the dialog is closed. */
export function absenceDraftKey(personRef: string): string {
  return `newRequest.departmentPlan.${personRef}`;
}

const targetKey = 'departmentPlan.absence';

/** Keeps the person and the day of the draft; null removes them. */
export function keepAbsence(drafts: Drafts, target: AbsenceTarget | null): void {
  if (target) drafts.write(targetKey, JSON.stringify(target));
  else drafts.remove(targetKey);
}

/** Returns the absence whose dialog was open when the session ended or the page was reloaded; null for none. */
export function keptAbsence(drafts: Drafts): AbsenceTarget | null {
  const text = drafts.read(targetKey);
  if (text === null) return null;
  try {
    const { personRef, name, day } = JSON.parse(text) as Record<keyof AbsenceTarget, unknown>;
    if (typeof personRef !== 'string' || typeof day !== 'string') return null;
    if (drafts.read(absenceDraftKey(personRef)) === null) return null;
    return { personRef, name: typeof name === 'string' && name !== '' ? name : null, day: localDate(day) };
  } catch {
    return null;
  }
}
