import { centreNamed, idsBelow } from './centre-tree.ts';
import { namedPlaces } from './named-places.ts';
import { people } from '../core/people.ts';

/** How many people fill the manager's centre: with those who have names of their own it is as many as may be shown. */
export const managerCrowdSize = 1000 - namedIn(people.manager.centre);

/** How many people fill the warehouse: it has one more than may be shown. */
export const warehouseCrowdSize = 1001 - namedIn(people.twoEmployments.centre);

/** Reference of somebody of the crowd, by the place in it; those of the manager's centre come first. */
export function crowdRef(index: number): string {
  return String(5_000_000 + index).padStart(8, '0');
}

function namedIn(centre: string): number {
  const ids = new Set(idsBelow(centreNamed(centre)?.id ?? 0));
  return namedPlaces().filter(([, centreId]) => ids.has(centreId)).length;
}
