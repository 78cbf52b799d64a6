import { dateOf, localDateTime } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { PersonKey } from '../core/people.ts';
import { people, personKeys } from '../core/people.ts';
import type { Scenario } from '../core/scenario.ts';
import type { SubstitutionRow } from './substitution-row.ts';

interface Seed {
  id: number;
  owner: PersonKey;
  substituted: PersonKey;
  /** Offsets in days from the day of the scenario to the first and the last day. */
  days: readonly [start: number, end: number];
}

/** The substitutions of the shared people; they are current on the day of the scenario. */
const current: readonly Seed[] = personKeys.flatMap((owner) => {
  const { substitutes } = people[owner];
  return substitutes ? [{ id: substitutes.id, owner, substituted: substitutes.person, days: [-4, 14] }] : [];
});

const others: readonly Seed[] = [
  { id: 72, owner: 'employee', substituted: 'approver', days: [31, 42] },
  { id: 73, owner: 'employee', substituted: 'longName', days: [-60, -47] },
  { id: 74, owner: 'substitute', substituted: 'manager', days: [24, 28] },
];

/** Returns the substitutions of a new backend. */
export function createSubstitutions({ at }: Scenario): Map<number, SubstitutionRow> {
  const today = dateOf(localDateTime(at));
  const rows = [...current, ...others].map(({ id, owner, substituted, days: [start, end] }) => ({
    id,
    owner,
    personRef: people[substituted].ref,
    start: addDays(today, start),
    end: addDays(today, end),
    excludedActions: [],
  }));
  return new Map(rows.map((row) => [row.id, row]));
}
