/** One column of a table. */
export interface TableColumn {
  /** Unique in the table; passed to `renderCell`. */
  id: string;
  /** The heading, also the term beside a value in a narrow container. */
  label: string;
  /** Whether the user can sort by it. Default false. */
  isSortable?: boolean;
  /** Alignment of the cells: `end` for numbers. Default `start`. */
  align?: 'start' | 'end';
  /** Width in pixels, or a share of the remaining width such as `2fr`. Default `1fr`. */
  width?: number | `${number}fr`;
}

/** The fields that every row must have. */
export interface TableRow {
  /** Unique in its list. */
  id: string;
}

/** Id of the column of checkboxes. */
export const choiceColumnId = 'choice';

/** The minimum width of a column and the width of the column of checkboxes, in pixels. */
export const narrowest = { column: 80, choice: 44 };

/** Below this width of its container, in pixels, a row is a block of terms and values. */
export const stackedBelow = 640;
