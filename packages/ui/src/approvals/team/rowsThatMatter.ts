/** Why somebody stands beside a request: shares the shift of whoever asks, is away, has asked too, or has no shift. */
export type TeamRole = 'mate' | 'away' | 'asked' | 'off';

/** Somebody who may stand beside a request. */
export interface Candidate {
  role: TeamRole;
  /** On how many of the days. */
  dayCount: number;
}

/** So many stand there beside whoever asks before somebody asks for the others. */
const few = 4;
/** So many of them share the shift, where others are away. */
const fewMates = 2;

const order: readonly TeamRole[] = ['mate', 'away', 'asked', 'off'];

/**
 * Whose rows matter: who shares the shift and would have to do the work, then who is away or has asked to be, with the
 * most days first. `more` are the others who are away; who only shares the shift is none of them.
 */
export function rowsThatMatter<One extends Candidate>(
  candidates: readonly One[],
): { first: One[]; more: One[] } {
  const sorted = candidates.toSorted((a, b) => rankOf(a) - rankOf(b) || b.dayCount - a.dayCount);
  const mates = sorted.filter(({ role }) => role === 'mate');
  const absent = sorted.filter(({ role }) => role !== 'mate');
  // Without a shift nobody is missed: they come where somebody asks for everybody.
  const missed = absent.filter(({ role }) => role !== 'off');
  const mateCount = Math.max(fewMates, few - missed.length);
  const shownMates = mates.slice(0, mateCount);
  const room = few - shownMates.length;
  // One more row takes no more room than the button would.
  const isAll = absent.length <= room + 1;
  const shown = isAll ? absent : missed.slice(0, room);
  return { first: [...shownMates, ...shown], more: absent.slice(shown.length) };
}

function rankOf({ role }: Candidate): number {
  return order.indexOf(role);
}
