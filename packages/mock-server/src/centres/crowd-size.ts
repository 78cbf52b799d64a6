import { centreNamed, idsBelow } from './centre-tree.ts';
import { namedPlaces } from './named-places.ts';
import { people } from '../core/people.ts';

/** Number of generated people in the manager's centre: with the named people it has as many as can be shown. */
export const managerCrowdSize = 1000 - namedIn(people.manager.centre);

/** Number of generated people in the warehouse: it has one more than can be shown. */
export const warehouseCrowdSize = 1001 - namedIn(people.twoEmployments.centre);

/** Returns the reference of a person of the crowd by index; the manager's centre comes first. */
export function crowdRef(index: number): string {
  return String(5_000_000 + index).padStart(8, '0');
}

function namedIn(centre: string): number {
  const ids = new Set(idsBelow(centreNamed(centre)?.id ?? 0));
  return namedPlaces().filter(([, centreId]) => ids.has(centreId)).length;
}
