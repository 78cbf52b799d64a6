import type { Scenario } from '../core/scenario.ts';
import { chance } from '../my-plan/chance.ts';
import type { PlanDay } from '../my-plan/plan-day.ts';
import type { PlanRow } from '../my-plan/plan-row.ts';
import { partOfDay } from '../my-plan/plan-row.ts';

const minutesOfDay = 24 * 60;
/** The length of the shortest interval, and of the longest with full overlap, in minutes. */
const shortest = 5;
const longest = 8 * 60;
/** The random properties of an interval, each with its own index for the random numbers. */
const turn = { look: 1, length: 2, begin: 3 };

const looks = [
  ['IPODENSMEN', '#4db6ac'],
  ['PLNCHANGE', '#e07a5f'],
  ['WFLREQUEST', '#f48fb1'],
  ['IPOPREST', '#2e7d32'],
  ['IPOSKOLENI', '#7e57c2'],
  ['IPOPOH', '#c3a6d1'],
] as const;

/**
 * Returns intervals within one day, from one after the other (overlap 0) to random times (overlap 100). The same seed gives
 * the same intervals on every day.
 */
export function stackedRows(
  day: PlanDay,
  { count, overlap }: NonNullable<Scenario['stack']>,
  seed: number,
): PlanRow[] {
  const share = overlap / 100;
  const slot = minutesOfDay / count;
  return Array.from({ length: count }, (_, place) => {
    const chanceOf = (what: keyof typeof turn) => chance(seed, place, turn[what]);
    const [type, color] = looks[Math.floor(chanceOf('look') * looks.length)] ?? looks[0];
    const part = 0.4 + 0.6 * chanceOf('length');
    const length = Math.max(shortest, Math.floor(between(slot, longest, share) * part));
    const latest = minutesOfDay - length;
    const begin = Math.min(latest, Math.floor(between(place * slot, chanceOf('begin') * latest, share)));
    return partOfDay(day, begin, begin + length, { type, label: numbered(place + 1, color) });
  });
}

function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Returns the label of an interval: its number, the same in every language. */
function numbered(number: number, color: string): PlanRow['label'] {
  const text = String(number);
  const texts = { en: text, cs: text, sk: text };
  return { names: texts, shortcuts: texts, color, accountID: null };
}
