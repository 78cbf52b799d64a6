import type { LocalDate } from '@selfservice/api/core/local-date';
import { localDateTime } from '@selfservice/api/core/local-date';
import { addMinutes } from '@selfservice/api/core/local-date-arithmetic';
import type { PlanInterval, PlanIntervalKind } from '@selfservice/api/core/plan-interval';
import { chanceOf, oneOf } from '../chanceOf.ts';

/** What intervals are generated from. */
export interface StackSeed {
  /** Number of intervals. */
  count: number;
  /** How much they overlap: 0 not at all, 100 anyhow. */
  overlap: number;
  /** The same seed gives the same intervals. */
  seed: number;
}

const day = 24 * 60;
/** The longest one that overlaps anyhow, in minutes. */
const longest = 8 * 60;
const looks: readonly [[PlanIntervalKind, string], ...[PlanIntervalKind, string][]] = [
  ['shift', '#4db6ac'],
  ['planChange', '#e07a5f'],
  ['request', '#f48fb1'],
  ['absence', '#2e7d32'],
  ['other', '#7e57c2'],
  ['standby', '#c3a6d1'],
];

/** Generates the intervals of one day: from one after the other to anyhow. */
export function generateStack(on: LocalDate, { count, overlap, seed }: StackSeed): PlanInterval[] {
  const chance = chanceOf(seed);
  const share = overlap / 100;
  const slot = day / count;
  const midnight = localDateTime(`${on}T00:00:00`);
  return Array.from({ length: count }, (_, place) => {
    const [kind, color] = oneOf(looks, chance);
    const length = Math.max(5, Math.floor(mix(slot, longest, share) * (0.4 + 0.6 * chance())));
    const from = Math.floor(mix(place * slot, chance() * (day - length), share));
    const begin = addMinutes(midnight, Math.min(from, day - length));
    const name = String(place + 1);
    return { kind, begin, end: addMinutes(begin, length), isAllDay: false, name, shortName: name, color };
  });
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
