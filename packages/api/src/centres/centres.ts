import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import { transportOf } from '../core/create-query-client.ts';
import type { Clock } from '../core/clock.ts';
import { TimeoutError } from '../core/errors.ts';
import { pause } from '../core/pause.ts';
import type { Transport } from '../core/transport.ts';
import type { centreLevelSchema } from './centres.wire.ts';
import { getCentreLevel, postCategories } from './centres.wire.ts';

/** An organisational centre. */
export interface Centre {
  id: number;
  name: string;
}

/** A level in the tree of centres. @requirement centres-13 */
export interface CentreLevel {
  centre: Centre;
  /** The direct sub-centres. */
  children: Centre[];
  /** The path to it from the user's own root; empty for the root. */
  parents: Centre[];
  /** Whether the server has loaded it, so that it can be chosen; false if loading takes too long. */
  isLoaded: boolean;
}

/** A category of people. @requirement centres-14 */
export interface Category {
  ref: string;
  name: string;
}

/** How long centres and categories stay fresh. */
const knownForMs = 5 * 60_000;

/** Maps a level from the wire. The path to a centre never ends with the centre itself. */
export function toCentreLevel(wire: v.InferOutput<typeof centreLevelSchema>): CentreLevel {
  return {
    centre: { id: wire.id, name: wire.name },
    children: wire.childrens,
    parents: wire.parents.filter(({ id }) => id !== wire.id),
    isLoaded: wire.loaded,
  };
}

/**
 * Fetches a level of the tree of centres, repeatedly while the server is still loading it.
 *
 * @param centreId null fetches the user's own root
 * @requirement centres-16, centres-17
 */
export function centreLevelQuery(clock: Clock, centreId: number | null) {
  return queryOptions({
    queryKey: ['centres', 'level', centreId],
    queryFn: ({ client, signal }) => loadCentreLevel(transportOf(client), clock, centreId, signal),
    staleTime: ({ state }) => (state.data?.isLoaded ? knownForMs : 0),
  });
}

/** Pauses before a level that the server is still loading is fetched again, in milliseconds. */
const pausesMs = [500, 1000, 2000, 4000];

/**
 * Returns a level when the server has loaded it. A level that is never loaded is returned if it has sub-centres.
 *
 * @throws TimeoutError if the server does not load it and it has no sub-centres; also the errors of the transport
 */
async function loadCentreLevel(
  transport: Transport,
  clock: Clock,
  centreId: number | null,
  signal: AbortSignal,
): Promise<CentreLevel> {
  const query = { centerID: centreId === null ? '' : String(centreId) };
  const ask = async () => toCentreLevel(await transport.call(getCentreLevel, { query }, { signal }));
  let level = await ask();
  for (const ms of pausesMs) {
    if (level.isLoaded) return level;
    await pause(clock, ms, signal);
    level = await ask();
  }
  if (level.isLoaded || level.children.length > 0) return level;
  const waitedMs = pausesMs.reduce((sum, ms) => sum + ms, 0);
  throw new TimeoutError(getCentreLevel.path, waitedMs);
}

/**
 * Fetches the categories of a centre's people.
 *
 * @param centreId null fetches those of all centres
 * @requirement centres-18
 */
export function categoriesQuery(centreId: number | null, includesSubcentres: boolean) {
  return queryOptions({
    queryKey: ['centres', 'categories', centreId, includesSubcentres],
    queryFn: async ({ client, signal }): Promise<Category[]> => {
      const body = { Item1: centreId ?? 0, Item2: includesSubcentres };
      const rows = await transportOf(client).call(postCategories, { body }, { signal });
      return rows.map((row) => ({ ref: row.IXS_KAT, name: row.NAZEV_KAT }));
    },
    staleTime: knownForMs,
    placeholderData: keepPreviousData,
  });
}
