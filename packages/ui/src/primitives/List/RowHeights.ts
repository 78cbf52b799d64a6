import type { RowPlaces } from './rowPlaces.ts';
import { unequalRows } from './rowPlaces.ts';

/**
 * The heights of the rows of a list. A measured height is valid until the width or the item changes. Rows that were
 * never visible count with the median height of the first measured rows. This value stays fixed, so that the visible
 * rows do not jump with every new measurement.
 */
export class RowHeights<T extends { id: string }> {
  private readonly measured = new Map<string, { item: T; height: number }>();
  private usual: number | undefined;

  /**
   * Returns the positions of the rows. `estimate` is the height of a row in pixels before any row was measured.
   *
   * @param headingOf returns the height of the heading above a row, in pixels; default 0
   */
  placesOf(items: readonly T[], estimate: number, headingOf: (item: T) => number = () => 0): RowPlaces {
    const usual = this.usual ?? estimate;
    return unequalRows(
      items.map((item) => (this.measured.get(item.id)?.height ?? usual) + headingOf(item)),
      usual,
    );
  }

  /** Returns whether the row of an item must be measured. */
  isUnknown(item: T): boolean {
    return this.measured.get(item.id)?.item !== item;
  }

  /** Stores measured heights in pixels. Returns whether this may move a row. */
  measure(rows: readonly { item: T; height: number }[]): boolean {
    const isFirst = this.usual === undefined;
    this.usual ??= middleOf(rows.map(({ height }) => height));
    let hasMoved = isFirst;
    for (const { item, height } of rows) {
      hasMoved ||= (this.measured.get(item.id)?.height ?? this.usual) !== height;
      this.measured.set(item.id, { item, height });
    }
    return hasMoved;
  }

  /** Removes all measured heights. Called when the width has changed. */
  clear(): void {
    this.measured.clear();
    this.usual = undefined;
  }
}

function middleOf(heights: readonly number[]): number | undefined {
  return heights.toSorted((one, other) => one - other)[Math.floor(heights.length / 2)];
}
