/** The scroll position and the heights of a scrolled element, in pixels. */
export interface ScrollState {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/** The state of a bar that folds while the element below is scrolled down. */
export interface CollapseState {
  isFolded: boolean;
  /** The position of the last change of direction, in pixels. */
  turn: number;
  /** The last position, in pixels. */
  at: number;
}

/** The initial state. */
export const unfolded: CollapseState = { isFolded: false, turn: 0, at: 0 };

/** The distance down after which the bar folds, in pixels. */
const foldDistance = 24;
/** The distance up after which the bar unfolds, in pixels. */
const unfoldDistance = 32;
/** The minimum scrollable distance, in pixels. With less, folding would end the scrolling, and the bar would flicker. */
const minScrollDistance = 160;

/** Returns the state after a scroll: down folds the bar, up and the top unfold it. */
export function collapseOnScroll(
  before: CollapseState,
  { scrollTop, scrollHeight, clientHeight }: ScrollState,
): CollapseState {
  const maxScrollTop = scrollHeight - clientHeight;
  // An element that gets higher at its end moves without a scroll of the user.
  const isPushed = scrollTop >= maxScrollTop - 1 && scrollTop <= before.at;
  const hasTurned = (scrollTop - before.at) * (before.at - before.turn) < 0;
  const turn = isPushed ? scrollTop : hasTurned ? before.at : before.turn;
  const distance = scrollTop - turn;
  const isTop = scrollTop < foldDistance;
  const isFolded =
    !isTop &&
    (before.isFolded
      ? distance > -unfoldDistance
      : distance > foldDistance && maxScrollTop >= minScrollDistance);
  return { isFolded, turn: isFolded === before.isFolded ? turn : scrollTop, at: scrollTop };
}
