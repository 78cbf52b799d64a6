import type { Span } from './clip.ts';

/** An item to stack. */
export interface StackItem extends Span {
  /** Decides the order of items that are otherwise equal. */
  name: string;
  /** Of two overlapping items, the one with the lower order is above. */
  order: number;
}

/** The number of tries after which the search for fewer lanes gives up. */
const maxTries = 20_000;

/**
 * Returns the lane of each item of a connected group, from 0. An item takes the first free lane below all items of a lower
 * order that it overlaps. If that takes more lanes than the minimum, which is rare, the other arrangements are tried.
 */
export function fewestLanes(items: readonly StackItem[]): number[] {
  if (items.length === 1) return [0];
  const turns = items.map((_, at) => at).toSorted((a, b) => orderAt(items, a) - orderAt(items, b) || a - b);
  const first = firstLanes(items, turns);
  const count = Math.max(...first) + 1;
  const depth = depthOf(items);
  // Nearly always the lanes are as many as the simultaneous items, which is the minimum.
  if (count === depth) return first;
  const neighbours = items.map((item) => items.flatMap((other, at) => (overlap(item, other) ? [at] : [])));
  const tails = tailsOf(items, turns, neighbours);
  const least = Math.max(depth, ...tails.map((tail) => tail + 1));
  const search: Search = { items, turns, neighbours, tails, triesLeft: maxTries };
  for (let limit = least; limit < count; limit += 1) {
    const lanes = place(search, Array<number>(items.length).fill(-1), 0, limit);
    if (lanes) return lanes;
  }
  return first;
}

/** Gives each item the first free lane below all items of a lower order that it overlaps. */
function firstLanes(items: readonly StackItem[], turns: readonly number[]): number[] {
  const lanes = Array<number>(items.length).fill(-1);
  for (const turn of turns) {
    const own = items[turn];
    const isTaken: boolean[] = [];
    let lane = 0;
    items.forEach((other, at) => {
      const taken = lanes[at] ?? -1;
      if (taken < 0 || !own || !overlap(own, other)) return;
      isTaken[taken] = true;
      if (other.order < own.order && taken >= lane) lane = taken + 1;
    });
    while (isTaken[lane]) lane += 1;
    lanes[turn] = lane;
  }
  return lanes;
}

interface Search {
  items: readonly StackItem[];
  /** The indexes of the items, sorted by order. */
  turns: readonly number[];
  /** The indexes of the items that overlap each item, including itself. */
  neighbours: readonly (readonly number[])[];
  /** The number of lanes that are needed below each item. */
  tails: readonly number[];
  triesLeft: number;
}

const orderAt = (items: readonly StackItem[], at: number) => items[at]?.order ?? 0;

const overlap = (a: StackItem, b: StackItem) => a.begin < b.end && b.begin < a.end;

/** Returns the lanes that an item can take beside the placed ones; -1 in `lanes` means not placed. */
function freeLanes(search: Search, lanes: readonly number[], turn: number, limit: number): number[] {
  const { items, neighbours, tails } = search;
  const taken = new Set<number>();
  let floor = 0;
  for (const at of neighbours[turn] ?? []) {
    const lane = lanes[at] ?? -1;
    taken.add(lane);
    if (lane >= 0 && orderAt(items, at) < orderAt(items, turn)) floor = Math.max(floor, lane + 1);
  }
  const free: number[] = [];
  for (let lane = floor; lane < limit - (tails[turn] ?? 0); lane += 1) if (!taken.has(lane)) free.push(lane);
  return free;
}

/** Places the items from a turn on within a number of lanes; null if there is no such arrangement or no try left. */
function place(search: Search, lanes: number[], from: number, limit: number): number[] | null {
  const turn = search.turns[from];
  if (turn === undefined) return lanes;
  for (const lane of freeLanes(search, lanes, turn, limit)) {
    search.triesLeft -= 1;
    if (search.triesLeft < 0) return null;
    lanes[turn] = lane;
    if (place(search, lanes, from + 1, limit)) return lanes;
    lanes[turn] = -1;
  }
  return null;
}

/** Returns the number of lanes needed below each item: the longest chain of overlapping items of increasing order. */
function tailsOf(items: readonly StackItem[], turns: readonly number[], neighbours: Search['neighbours']) {
  const tails = Array<number>(items.length).fill(0);
  for (const turn of turns.toReversed())
    for (const at of neighbours[turn] ?? [])
      if (orderAt(items, at) > orderAt(items, turn))
        tails[turn] = Math.max(tails[turn] ?? 0, (tails[at] ?? 0) + 1);
  return tails;
}

/** Returns the highest number of simultaneous items; checked at each begin. */
function depthOf(items: readonly StackItem[]): number {
  let most = 0;
  for (const { begin } of items) {
    let depth = 0;
    for (const other of items) if (other.begin <= begin && begin < other.end) depth += 1;
    most = Math.max(most, depth);
  }
  return most;
}
