import { useState } from 'react';

/** The row of an open detail. */
interface OpenedRow<Row> {
  row: Row;
  /** Whether the list was fetched again and no longer contains the row. */
  isGone: boolean;
}

/**
 * Returns the row whose detail is open; null for none. A row that has left the list stays as it was when it was
 * opened, so that a user who is calling the person still sees it.
 *
 * @param rows all loaded rows; undefined while loading
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
