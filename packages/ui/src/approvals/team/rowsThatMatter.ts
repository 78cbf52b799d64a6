/** Why a person is shown beside a request: has the applicant's shift, is away, has an open request, or has no shift. */
export type TeamRole = 'sameShift' | 'away' | 'asked' | 'off';

/** A person who may be shown beside a request. */
export interface Candidate {
  role: TeamRole;
  /** The number of days on which the role applies. */
  dayCount: number;
}

/** The maximum number of rows beside the applicant before the user opens the others. */
const firstCount = 4;
/** The number of these rows for people of the same shift, where others are away. */
const firstSameShiftCount = 2;

const order: readonly TeamRole[] = ['sameShift', 'away', 'asked', 'off'];

/**
 * Selects the rows to show first: people of the same shift, who would do the work, then people who are away or have an
 * open request, with the most days first. `more` are the others who are away, without people of the same shift.
 */
export function rowsThatMatter<One extends Candidate>(
  candidates: readonly One[],
): { first: One[]; more: One[] } {
  const sorted = candidates.toSorted((a, b) => rankOf(a) - rankOf(b) || b.dayCount - a.dayCount);
  const sameShift = sorted.filter(({ role }) => role === 'sameShift');
  const absent = sorted.filter(({ role }) => role !== 'sameShift');
  // People without a shift are missed by no one: they are only among the others.
  const missed = absent.filter(({ role }) => role !== 'off');
  const sameShiftCount = Math.max(firstSameShiftCount, firstCount - missed.length);
  const shownOnSameShift = sameShift.slice(0, sameShiftCount);
  const room = firstCount - shownOnSameShift.length;
  // One more row takes no more room than a button.
  const isAll = absent.length <= room + 1;
  const shown = isAll ? absent : missed.slice(0, room);
  return { first: [...shownOnSameShift, ...shown], more: absent.slice(shown.length) };
}

function rankOf({ role }: Candidate): number {
  return order.indexOf(role);
}
