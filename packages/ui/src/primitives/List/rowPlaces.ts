/** Where the rows stand below each other, in pixels from the top of the first. */
export interface RowPlaces {
  /** How many rows there are. */
  count: number;
  /** How high they are together. */
  height: number;
  /** Where a row begins. */
  topOf(row: number): number;
  /** How high a row is. */
  heightOf(row: number): number;
  /** The row at a height, from 0; the first above all of them, the last below. */
  rowAt(top: number): number;
}

/** Rows of one height: nothing about them has to be remembered. */
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
 * Rows of different heights; where all of them have the ordinary one they are `equalRows`.
 *
 * @param heights the height of each row, in order
 * @param rowHeight the ordinary height
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
