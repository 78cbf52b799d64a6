/** So many people may be listed at once. Specification 001 section 9. */
export const maxPeopleCount = 1000;

/** The people of a centre, or what stands in their place. */
export type PeopleList<Row> =
  | { kind: 'people'; rows: readonly Row[] }
  /** The centre has more people than may be listed. Specification 001 section 8. */
  | { kind: 'tooManyPeople'; maxPeopleCount: number };

/** Maps a paged answer. Of too many people none is mapped. */
export function toPeopleList<Wire, Row>(
  { Results, InlineCount = 0 }: { Results: readonly Wire[]; InlineCount?: number | undefined },
  toRows: (wire: readonly Wire[]) => readonly Row[],
): PeopleList<Row> {
  if (Math.max(Results.length, InlineCount) > maxPeopleCount)
    return { kind: 'tooManyPeople', maxPeopleCount };
  return { kind: 'people', rows: toRows(Results) };
}
