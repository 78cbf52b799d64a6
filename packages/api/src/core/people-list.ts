/** The largest number of people in a list. */
export const maxPeopleCount = 1000;

/** The people of a centre, or the fact that there are too many. */
export type PeopleList<Row> =
  | { kind: 'people'; rows: readonly Row[] }
  /** The centre has more people than can be listed. */
  | { kind: 'tooManyPeople'; maxPeopleCount: number };

/** Maps a paged response. Too many people are not mapped. */
export function toPeopleList<Wire, Row>(
  { Results, InlineCount }: { Results: readonly Wire[]; InlineCount?: number | null | undefined },
  toRows: (wire: readonly Wire[]) => readonly Row[],
): PeopleList<Row> {
  if (Math.max(Results.length, InlineCount ?? 0) > maxPeopleCount)
    return { kind: 'tooManyPeople', maxPeopleCount };
  return { kind: 'people', rows: toRows(Results) };
}
