/** The positions of the rows of a list, in pixels from the top of the first row. */
export interface RowPlaces {
  /** Number of rows. */
  count: number;
  /** Total height. */
  height: number;
  /** Returns the top of a row. */
  topOf(row: number): number;
  /** Returns the height of a row. */
  heightOf(row: number): number;
  /**
   * Returns the index of the row at a position: the first row for positions above all rows, the last row for positions
   * below.
   */
  rowAt(top: number): number;
}

/** Returns the positions of rows of the same height, computed without stored values. */
export function equalRows(count: number, rowHeight: number): RowPlaces {
  return {
    count,
    height: count * rowHeight,
    topOf: (row) => row * rowHeight,
    heightOf: () => rowHeight,
    rowAt: (top) => Math.max(0, Math.min(count - 1, Math.floor(top / rowHeight))),
  };
}

/**
 * Returns the positions of rows of different heights. If all have the default height, returns `equalRows`.
 *
 * @param heights the height of each row, in order
 * @param rowHeight the default height
 */
export function unequalRows(heights: readonly number[], rowHeight: number): RowPlaces {
  const { length: count } = heights;
  if (heights.every((height) => height === rowHeight)) return equalRows(count, rowHeight);
  const tops = new Float64Array(count + 1);
  heights.forEach((height, row) => {
    tops[row + 1] = (tops[row] ?? 0) + height;
  });
  const topOf = (row: number) => tops[Math.max(0, Math.min(count, row))] ?? 0;
  return {
    count,
    height: topOf(count),
    topOf,
    heightOf: (row) => heights[row] ?? rowHeight,
    rowAt(top) {
      let [first, last] = [0, count - 1];
      while (first < last) {
        const middle = (first + last + 1) >> 1;
        if (topOf(middle) <= top) first = middle;
        else last = middle - 1;
      }
      return first;
    },
  };
}
