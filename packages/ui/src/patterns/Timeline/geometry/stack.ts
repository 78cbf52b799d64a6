import { fewestLanes } from './fewestLanes.ts';
import type { StackItem } from './fewestLanes.ts';

/** A stacked thing. */
export interface Stacked<Item extends StackItem> {
  /** The thing. */
  item: Item;
  /** Its lane, from 0 at the top. */
  lane: number;
  /** How many lanes it shares the height with: those of all that hang together with it. */
  lanes: number;
}

/**
 * Puts things that overlap into lanes: nothing overlaps within a lane, of two that overlap the lower order lies above,
 * and there are as few lanes as that allows. The answer is in reading order and does not depend on the order of the
 * things that came in. Specification 001 section 3.
 */
export function stack<Item extends StackItem>(items: readonly Item[]): Stacked<Item>[] {
  const sorted = items.toSorted(inReadingOrder);
  const stacked: Stacked<Item>[] = [];
  let from = 0;
  while (from < sorted.length) {
    const to = endOfGroup(sorted, from);
    const group = sorted.slice(from, to);
    const places = fewestLanes(group);
    const lanes = Math.max(...places) + 1;
    group.forEach((item, at) => stacked.push({ item, lane: places[at] ?? 0, lanes }));
    from = to;
  }
  return stacked;
}

function inReadingOrder(a: StackItem, b: StackItem): number {
  return a.begin - b.begin || a.order - b.order || b.end - a.end || compareTexts(a.name, b.name);
}

/** Texts by their letters' numbers: the order only has to be the same everywhere. */
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Where the things end that hang together by overlapping, one with the next. */
function endOfGroup(sorted: readonly StackItem[], from: number): number {
  let reach = -Infinity;
  let to = from;
  for (let item = sorted[to]; item && (to === from || item.begin < reach); item = sorted[to]) {
    reach = Math.max(reach, item.end);
    to += 1;
  }
  return to;
}
