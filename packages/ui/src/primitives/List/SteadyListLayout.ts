import { ListLayout } from 'react-aria-components/Virtualizer';
import type { Rect } from 'react-aria-components/Virtualizer';

/** Places rows of any height. What it has measured holds until the width changes. */
export const SteadyListLayout: new () => ListLayout<object> = class extends ListLayout<object> {
  // The list is as tall as its rows: to measure again at every new height would never end.
  override shouldInvalidate(now: Rect, before: Rect): boolean {
    return now.width !== before.width;
  }
};
