import { fewestLanes } from './fewestLanes.ts';
import type { StackItem } from './fewestLanes.ts';

/** A stacked item. */
export interface Stacked<Item extends StackItem> {
  /** The item. */
  item: Item;
  /** The lane, from 0 at the top. */
  lane: number;
  /** The number of lanes of its group of items that are connected by overlaps. */
  lanes: number;
}

/**
 * Puts overlapping items into lanes: there are no overlaps within a lane, the lower of two overlapping orders is above, and
 * the number of lanes is as low as possible. The result is in reading order and does not depend on the order of the input.
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

/** Compares texts by code units: the order only has to be the same everywhere. */
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Returns the index after the group of items that are connected by overlaps. */
function endOfGroup(sorted: readonly StackItem[], from: number): number {
  let reach = -Infinity;
  let to = from;
  for (let item = sorted[to]; item && (to === from || item.begin < reach); item = sorted[to]) {
    reach = Math.max(reach, item.end);
    to += 1;
  }
  return to;
}
