import type { Database } from '../core/database.ts';
import { childrenOfCentre } from './centre-tree.ts';

/** A centre with this number of sub-centres is loaded on first request. */
const largeCount = 100;
const loadingMs = 1000;

const firstAskedAt = new WeakMap<Database, Map<number, number>>();

/** Returns whether the server has loaded a centre: a large one a second after the first request. */
export function isCentreLoaded(database: Database, id: number): boolean {
  if (childrenOfCentre(id).length < largeCount) return true;
  const moments = firstAskedAt.get(database) ?? new Map<number, number>();
  firstAskedAt.set(database, moments);
  const now = database.clock.epochMs();
  const first = moments.get(id) ?? now;
  moments.set(id, first);
  return now - first >= loadingMs;
}
