import type { LocalDate } from '@selfservice/api/core/local-date';
import { localDate } from '@selfservice/api/core/local-date';
import type { Drafts } from '../../environment/Environment.tsx';

/** For whom an absence is being inserted. */
export interface AbsenceTarget {
  personRef: string;
  /** Full name; null while it is not known. */
  name: string | null;
  /** The day that it begins with. */
  day: LocalDate;
}

/** Where the dialog keeps what is being entered. */
export const absenceDraftKey = 'newRequest.departmentPlan';
const targetKey = 'departmentPlan.absence';

/** Remembers for whom the draft is; null forgets it. */
export function keepAbsence(drafts: Drafts, target: AbsenceTarget | null): void {
  if (target) drafts.write(targetKey, JSON.stringify(target));
  else drafts.remove(targetKey);
}

/** For whom the dialog was open when the session ended or the page was reloaded; null where nothing is waiting. */
export function keptAbsence(drafts: Drafts): AbsenceTarget | null {
  const text = drafts.read(targetKey);
  if (text === null || drafts.read(absenceDraftKey) === null) return null;
  try {
    const { personRef, name, day } = JSON.parse(text) as Record<keyof AbsenceTarget, unknown>;
    if (typeof personRef !== 'string' || typeof day !== 'string') return null;
    return { personRef, name: typeof name === 'string' && name !== '' ? name : null, day: localDate(day) };
  } catch {
    return null;
  }
}
