import type { PersonWorksheetState } from '@selfservice/api/worksheet-states/worksheet-states';
import { useState } from 'react';
import { findByWords } from '@selfservice/api/core/find-by-words';
import type { WorksheetOrder } from './worksheetOrder.ts';
import { sortedWorksheets } from './worksheetOrder.ts';

/** Searches and sorts worksheets as somebody wishes while the screen is open. */
export function useFoundWorksheets(rows: readonly PersonWorksheetState[] | undefined) {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<WorksheetOrder>('name');
  return {
    search,
    setSearch,
    order,
    setOrder,
    /** Those that are found, in order; undefined while they are not known. */
    found:
      rows &&
      sortedWorksheets(
        findByWords(rows, search, ({ fullName }) => fullName),
        order,
      ),
  };
}
