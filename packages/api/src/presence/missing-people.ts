import type { LocalDateTime } from '../core/local-date.ts';
import type { PlanInterval } from '../core/plan-interval.ts';
import { isOtherEntry } from '../core/plan-interval.ts';
import type { PersonPresence } from './presence.ts';
import type { PresenceView } from './presence-filter.ts';

/** The plans of people; a person whose plan is not loaded has no intervals. */
export interface LoadedPlans {
  people: readonly { personRef: string }[];
  intervals: ReadonlyMap<string, readonly PlanInterval[]>;
}

/** The shift that a missing person should be working, by the reference of the person. */
export type MissingPeople = ReadonlyMap<string, PlanInterval>;

/**
 * Returns the people who are absent although a shift of their plan covers the moment and no absence of the plan does. A
 * person whose plan is not loaded, or who is not in the plan, is not missing.
 * @requirement presence-27
 */
export function missingPeople(
  people: readonly PersonPresence[],
  intervals: LoadedPlans['intervals'],
  now: LocalDateTime,
): MissingPeople {
  const missing = new Map<string, PlanInterval>();
  for (const { personRef, presence } of people) {
    if (presence !== 'absent') continue;
    const current = (intervals.get(personRef) ?? []).filter(({ begin, end }) => begin <= now && now < end);
    const shift = current.find(({ kind }) => kind === 'shift');
    if (shift && !current.some(isOtherEntry)) missing.set(personRef, shift);
  }
  return missing;
}

/** The last result for each plan. A plan stays the same object from render to render. */
const known = new WeakMap<
  LoadedPlans,
  { people: readonly PersonPresence[]; now: LocalDateTime; missing: MissingPeople }
>();

/** Returns `missingPeople`, computed again only for another plan, other people or another time. */
export function knownMissing(
  people: readonly PersonPresence[],
  page: LoadedPlans,
  now: LocalDateTime,
): MissingPeople {
  const before = known.get(page);
  if (before?.people === people && before.now === now) return before.missing;
  const missing = missingPeople(people, page.intervals, now);
  known.set(page, { people, now, missing });
  return missing;
}

/** Whether the plans of all absent people who are in the plan are loaded, so that no missing person is overlooked. */
export function isMissingKnown(people: readonly PersonPresence[], page: LoadedPlans): boolean {
  const loaded = page.intervals;
  const planned = new Set(page.people.map(({ personRef }) => personRef));
  return people.every(
    ({ personRef, presence }) => presence !== 'absent' || !planned.has(personRef) || loaded.has(personRef),
  );
}

/** The people of each number above the list. */
export type PresenceGroup = 'missing' | 'present' | 'away' | 'unknown';

/** Returns the group of a person. */
export function presenceGroup(
  { personRef, presence }: Pick<PersonPresence, 'personRef' | 'presence'>,
  missing: MissingPeople | null,
): PresenceGroup {
  if (presence !== 'absent') return presence;
  return missing?.has(personRef) ? 'missing' : 'away';
}

/** Returns the people of a view among those of its filter. @requirement presence-26 */
export function peopleOfView(
  people: readonly PersonPresence[],
  view: PresenceView,
  missing: MissingPeople | null,
): readonly PersonPresence[] {
  if (view !== 'missing' && view !== 'away' && view !== 'unknown') return people;
  return people.filter((person) => presenceGroup(person, missing) === view);
}
