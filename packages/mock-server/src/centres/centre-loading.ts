import type { Database } from '../core/database.ts';
import { childrenOfCentre } from './centre-tree.ts';

/** A centre with so many below it is read only when somebody asks for it. */
const largeCount = 100;
const loadingMs = 1000;

const firstAskedAt = new WeakMap<Database, Map<number, number>>();

/** Whether the server has loaded a centre: a large one a second after it was first asked for. */
export function isCentreLoaded(database: Database, id: number): boolean {
  if (childrenOfCentre(id).length < largeCount) return true;
  const moments = firstAskedAt.get(database) ?? new Map<number, number>();
  firstAskedAt.set(database, moments);
  const now = database.clock.epochMs();
  const first = moments.get(id) ?? now;
  moments.set(id, first);
  return now - first >= loadingMs;
}
