import { useState } from 'react';

/** Which requests are selected, and whether rows can be selected at all. */
export interface Selection {
  isSelecting: boolean;
  ids: ReadonlySet<string>;
  /** Rows can be selected from now on. */
  begin: () => void;
  /** Selects others; begins where it has not begun. */
  change: (ids: ReadonlySet<string>) => void;
  /** Takes some out; ends where nothing else was selected. */
  drop: (ids: readonly number[]) => void;
  /** Nothing is selected and nothing can be. */
  end: () => void;
}

const none: ReadonlySet<string> = new Set();
const ended = { isSelecting: false, ids: none };

/** Holds the selection of the screen. Specification 000 section 2. */
export function useSelection(): Selection {
  const [selection, setSelection] = useState(ended);
  return {
    ...selection,
    begin: () => setSelection(({ ids }) => ({ isSelecting: true, ids })),
    change: (ids) => setSelection({ isSelecting: true, ids }),
    drop: (dropped) => setSelection((before) => without(before, new Set(dropped.map(String)))),
    end: () => setSelection(ended),
  };
}

function without(selection: typeof ended, dropped: ReadonlySet<string>): typeof ended {
  const ids = new Set([...selection.ids].filter((id) => !dropped.has(id)));
  return ids.size === 0 ? ended : { ...selection, ids };
}
