import { people } from '../core/people.ts';
import { centreNamed, idsBelow } from './centre-tree.ts';
import { namedPlaces } from './named-places.ts';

/** Number of generated people in the manager's centre: with the named people it has as many as can be shown. */
export const managerCrowdSize = crowdSizeOf(people.manager.centre, 1000);

/** Returns the reference of a generated person of the Czech tenant by index; the manager's centre comes first. */
export function crowdRef(index: number): string {
  return String(5_000_000 + index).padStart(8, '0');
}

/**
 * Returns the number of generated people in a centre.
 *
 * @param size the number of all people, including named people
 */
export function crowdSizeOf(centre: string, size: number): number {
  const ids = new Set(idsBelow(centreNamed(centre)?.id ?? 0));
  return size - namedPlaces().filter(([, centreId]) => ids.has(centreId)).length;
}
