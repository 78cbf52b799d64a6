import { useState } from 'react';

/** Which requests are selected, and whether rows can be selected at all. */
export interface Selection {
  isSelecting: boolean;
  ids: ReadonlySet<string>;
  /** Rows can be selected from now on. */
  begin: () => void;
  /** Selects others; begins where it has not begun. */
  change: (ids: ReadonlySet<string>) => void;
  /** Nothing is selected and nothing can be. */
  end: () => void;
}

const none: ReadonlySet<string> = new Set();

/** Holds the selection of the screen. Specification 000 section 2. */
export function useSelection(): Selection {
  const [isSelecting, setIsSelecting] = useState(false);
  const [ids, setIds] = useState(none);
  return {
    isSelecting,
    ids,
    begin: () => setIsSelecting(true),
    change: (next) => {
      setIsSelecting(true);
      setIds(next);
    },
    end: () => {
      setIsSelecting(false);
      setIds(none);
    },
  };
}
