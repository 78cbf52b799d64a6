/** Returns an id that no row has, at least `firstId`. */
export function nextId(rows: ReadonlyMap<number, unknown>, firstId: number): number {
  let id = firstId;
  for (const each of rows.keys()) if (each >= id) id = each + 1;
  return id;
}
