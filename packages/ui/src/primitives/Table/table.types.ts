/** One column of a table. */
export interface TableColumn {
  /** Tells it from the others; `renderCell` gets it. */
  id: string;
  /** Its heading, and the term beside the value in the narrow form. */
  label: string;
  /** Its heading sorts. Default false. */
  isSortable?: boolean;
  /** `end` for numbers. Default `start`. */
  align?: 'start' | 'end';
  /** Pixels, or a share of what is left such as `2fr`. Default `1fr`. */
  width?: number | `${number}fr`;
}

/** What every row has; the rest is up to whoever renders its cells. */
export interface TableRow {
  /** Tells it from the others. */
  id: string;
}

/** Id of the column of selection boxes. */
export const choiceColumnId = 'choice';

/** The narrowest that a column gets, and how wide the column of boxes is, in pixels. */
export const narrowest = { column: 80, choice: 44 };

/** Below this width of its container, in pixels, a row is a block of terms and values. */
export const stackedBelow = 640;
