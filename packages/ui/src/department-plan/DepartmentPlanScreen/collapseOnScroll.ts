/** How far a plan is scrolled, and how far it could be, in pixels. */
export interface ScrollState {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/** A bar over a plan that makes way while the plan is scrolled down. */
export interface CollapseState {
  isFolded: boolean;
  /** Where the scroll turned round last, in pixels. */
  turn: number;
  /** Where it was last, in pixels. */
  at: number;
}

/** A bar that is there. */
export const unfolded: CollapseState = { isFolded: false, turn: 0, at: 0 };

/** So far down folds the bar, in pixels. */
const wayDown = 24;
/** So far up brings it back. */
const wayUp = 32;
/** Where there is less to scroll, folding would make room for all of it, and the bar would flap. */
const leastToScroll = 160;

/** The bar after a scroll: down folds it, up and the top bring it back. */
export function collapseOnScroll(
  before: CollapseState,
  { scrollTop, scrollHeight, clientHeight }: ScrollState,
): CollapseState {
  const mostTop = scrollHeight - clientHeight;
  // A plan that got more room at its end is pushed up: nobody scrolled.
  const isPushed = scrollTop >= mostTop - 1 && scrollTop <= before.at;
  const hasTurned = (scrollTop - before.at) * (before.at - before.turn) < 0;
  const turn = isPushed ? scrollTop : hasTurned ? before.at : before.turn;
  const way = scrollTop - turn;
  const isTop = scrollTop < wayDown;
  const isFolded = !isTop && (before.isFolded ? way > -wayUp : way > wayDown && mostTop >= leastToScroll);
  return { isFolded, turn: isFolded === before.isFolded ? turn : scrollTop, at: scrollTop };
}
