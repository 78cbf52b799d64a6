import type { LocalDate } from '@selfservice/api/core/local-date';
import { localDateTime } from '@selfservice/api/core/local-date';
import { addDays, addMinutes } from '@selfservice/api/core/local-date-arithmetic';
import type { PlanInterval, PlanIntervalKind } from '@selfservice/api/core/plan-interval';
import type { TimelineIntervals, TimelineRow } from '../../patterns/Timeline/timeline.types.ts';
import { chanceOf, oneOf } from '../chanceOf.ts';

/** Somebody who does not exist. */
export interface GeneratedPerson extends TimelineRow {
  name: string;
  number: string;
}

/** What a plan is generated from. */
export interface PlanSeed {
  /** Number of people. */
  people: number;
  firstDay: LocalDate;
  /** Number of days. */
  days: number;
  /** The same seed gives the same plan, whatever the number of people. */
  seed: number;
}

/** Kind, begin as hour, length in hours, name, short name and colour. */
type Pattern = readonly [PlanIntervalKind, number, number, string, string, string];

const shifts: readonly [Pattern, ...Pattern[]] = [
  ['shift', 6, 8, 'Early', 'E', '#ffd54f'],
  ['shift', 8, 8.5, 'Day', 'D', '#4db6ac'],
  ['shift', 14, 8, 'Late', 'L', '#7e57c2'],
  ['shift', 22, 8, 'Night', 'N', '#1a237e'],
];
const additions: readonly [Pattern, ...Pattern[]] = [
  ['planChange', 8, 4, 'Moved', 'M', '#e07a5f'],
  ['request', 9, 2, 'Doctor', 'Dr', '#f48fb1'],
  ['absence', 0, 24, 'Vacation', 'V', '#2e7d32'],
  ['other', 16, 6, 'Training', 'T', '#c5e1a5'],
  ['standby', 16, 8, 'On call', 'OC', '#c3a6d1'],
];
const surnames = [
  'Adámková',
  'Bartoš',
  'Čermák',
  'Doležalová',
  'Fiala',
  'Hájek',
  'Kučerová',
  'Ďuricová',
] as const;
const givenNames = ['Jana', 'Petr', 'Šárka', 'Tomáš', 'Žofia', 'Ondřej', 'Lucie', 'Miroslav'] as const;

/** Generates people. */
export function generatePeople({ people, seed }: Pick<PlanSeed, 'people' | 'seed'>): GeneratedPerson[] {
  return Array.from({ length: people }, (_, place) => {
    const chance = chanceOf(seed * 7919 + place);
    return {
      id: String(place),
      name: `${oneOf(surnames, chance)} ${oneOf(givenNames, chance)}`,
      number: String(100_001 + place),
    };
  });
}

/** Generates plans: a person's when it is first asked for, and then the same list again. */
export function generatePlans({ firstDay, days, seed }: Omit<PlanSeed, 'people'>): TimelineIntervals {
  const known = new Map<string, PlanInterval[]>();
  return {
    get(id) {
      const plan = known.get(id) ?? planOf(chanceOf(seed * 104_729 + Number(id)), firstDay, days);
      known.set(id, plan);
      return plan;
    },
  };
}

function planOf(chance: () => number, firstDay: LocalDate, days: number): PlanInterval[] {
  const usual = oneOf(shifts, chance);
  return Array.from({ length: days }, (_, place) => {
    const day = addDays(firstDay, place);
    const isFree = chance() < 0.28;
    const hasMore = chance() < 0.15;
    return [...(isFree ? [] : [usual]), ...(hasMore ? [oneOf(additions, chance)] : [])].map((pattern) =>
      toInterval(pattern, day),
    );
  }).flat();
}

function toInterval([kind, hour, hours, name, shortName, color]: Pattern, day: LocalDate): PlanInterval {
  const begin = addMinutes(localDateTime(`${day}T00:00:00`), hour * 60);
  return { kind, begin, end: addMinutes(begin, hours * 60), isAllDay: hours === 24, name, shortName, color };
}
