import { useState } from 'react';

/** What a detail is shown of. */
interface OpenedRow<Row> {
  row: Row;
  /** The list has been asked for again and does not have it any more. */
  isGone: boolean;
}

/**
 * The row whose detail is open; null for none. One that has left the list meanwhile stays as it was when it was
 * opened: somebody may be on the phone with that person.
 *
 * @param rows all that is known; undefined while nothing is
 */
export function useOpenedRow<Row extends { key: string }>(
  rows: readonly Row[] | undefined,
  openKey: string | null,
): OpenedRow<Row> | null {
  const [opened, setOpened] = useState<Row | null>(null);
  const found = rows?.find(({ key }) => key === openKey) ?? null;
  if (found !== null && found.key !== opened?.key) setOpened(found);
  if (found !== null) return { row: found, isGone: false };
  return openKey !== null && opened?.key === openKey ? { row: opened, isGone: rows !== undefined } : null;
}
