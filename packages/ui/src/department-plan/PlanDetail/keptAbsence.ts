import type { LocalDate } from '@selfservice/api/core/local-date';
import { localDate } from '@selfservice/api/core/local-date';
import type { DraftStore } from '../../environment/Environment.tsx';

/** For whom an absence is being inserted. */
export interface AbsenceTarget {
  personRef: string;
  /** The day that it begins with. */
  day: LocalDate;
}

/** Where the dialog keeps what is being entered. */
export const absenceDraftKey = 'newRequest.departmentPlan';
const targetKey = 'departmentPlan.absence';

/** Remembers for whom the draft is; null forgets it. */
export function keepAbsence(drafts: DraftStore, target: AbsenceTarget | null): void {
  if (target) drafts.write(targetKey, `${target.day} ${target.personRef}`);
  else drafts.remove(targetKey);
}

/** For whom the dialog was open when the session ended; null where nothing is waiting. */
export function keptAbsence(drafts: DraftStore): AbsenceTarget | null {
  const [day = '', ...ref] = (drafts.read(targetKey) ?? '').split(' ');
  if (ref.length === 0 || drafts.read(absenceDraftKey) === null) return null;
  try {
    return { day: localDate(day), personRef: ref.join(' ') };
  } catch {
    return null;
  }
}
