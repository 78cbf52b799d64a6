import { ListLayout } from 'react-aria-components/Virtualizer';
import type { Rect } from 'react-aria-components/Virtualizer';

type Base = ListLayout<object>;

/**
 * Places rows of any height. What it has measured holds until the width changes. Rows that were never in sight count
 * as high as the first ones usually were: each that comes out otherwise has the whole list placed and drawn once more.
 */
export const SteadyListLayout: new () => Base = class extends ListLayout<object> {
  private readonly firstHeights: number[] = [];
  private usualHeight: number | undefined;

  // The list is as tall as its rows: to measure again at every new height would never end.
  override shouldInvalidate(now: Rect, before: Rect): boolean {
    return now.width !== before.width;
  }

  override updateItemSize(...[key, size]: Parameters<Base['updateItemSize']>): boolean {
    // Only until they are used: later on, rows above that nobody has seen would move what is in sight.
    if (this.usualHeight === undefined) this.firstHeights.push(size.height);
    return super.updateItemSize(key, size);
  }

  override update(context: Parameters<Base['update']>[0]): void {
    if (context.sizeChanged) this.usualHeight = undefined;
    else this.usualHeight ??= middleOf(this.firstHeights);
    if (this.usualHeight !== undefined) this.firstHeights.length = 0;
    const estimatedRowSize = this.usualHeight ?? context.layoutOptions?.estimatedRowSize;
    super.update({
      ...context,
      layoutOptions: { ...context.layoutOptions, ...(estimatedRowSize && { estimatedRowSize }) },
    });
  }
};

function middleOf(heights: readonly number[]): number | undefined {
  return heights.toSorted((one, other) => one - other)[Math.floor(heights.length / 2)];
}
