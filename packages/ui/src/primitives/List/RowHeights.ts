import type { RowPlaces } from './rowPlaces.ts';
import { unequalRows } from './rowPlaces.ts';

/**
 * The heights of a list's rows. What has been measured holds until the width changes or the item is another one. Rows
 * that were never in sight count as high as the first ones usually were: were they to move what is in sight each time
 * that one comes out otherwise, nobody could read.
 */
export class RowHeights<T extends { id: string }> {
  private readonly measured = new Map<string, { item: T; height: number }>();
  private usual: number | undefined;

  /**
   * Where the rows stand; `estimate` is the height of a row before any has been measured, in pixels.
   *
   * @param headingOf how high what stands over a row is, in pixels; it is known and never measured. Default nothing
   */
  placesOf(items: readonly T[], estimate: number, headingOf: (item: T) => number = () => 0): RowPlaces {
    const usual = this.usual ?? estimate;
    return unequalRows(
      items.map((item) => (this.measured.get(item.id)?.height ?? usual) + headingOf(item)),
      usual,
    );
  }

  /** Whether the row of an item has to be measured. */
  isUnknown(item: T): boolean {
    return this.measured.get(item.id)?.item !== item;
  }

  /** Takes rows as they were measured, in pixels. Returns whether that may move any row. */
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

  /** Forgets everything: the width has changed. */
  clear(): void {
    this.measured.clear();
    this.usual = undefined;
  }
}

function middleOf(heights: readonly number[]): number | undefined {
  return heights.toSorted((one, other) => one - other)[Math.floor(heights.length / 2)];
}
