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

/** One step in the tree of centres. Specification 001 section 3. */
export interface CentreLevel {
  centre: Centre;
  /** The centres right below it. */
  children: Centre[];
  /** The way to it, from the user's own root on; empty for the root. */
  parents: Centre[];
  /** Whether the server has loaded it, so that it can be chosen; false where it has not for a long while. */
  isLoaded: boolean;
}

/** A category that people are sorted by. */
export interface Category {
  ref: string;
  name: string;
}

/** How long centres and categories count as known. */
const knownForMs = 5 * 60_000;

/** Maps a level. The way to a centre never ends with the centre itself. */
export function toCentreLevel(wire: v.InferOutput<typeof centreLevelSchema>): CentreLevel {
  return {
    centre: { id: wire.id, name: wire.name },
    children: wire.childrens,
    parents: wire.parents.filter(({ id }) => id !== wire.id),
    isLoaded: wire.loaded,
  };
}

/**
 * Asks for a level of the tree of centres, and goes on asking while the server is still loading it.
 *
 * @param centreId null asks for the user's own root
 */
export function centreLevelQuery(clock: Clock, centreId: number | null) {
  return queryOptions({
    queryKey: ['centres', 'level', centreId],
    queryFn: ({ client, signal }) => loadCentreLevel(transportOf(client), clock, centreId, signal),
    staleTime: ({ state }) => (state.data?.isLoaded ? knownForMs : 0),
  });
}

/** After which pauses a level that the server is still loading is asked for again, in milliseconds. */
const pausesMs = [500, 1000, 2000, 4000];

/**
 * A level, once the server has loaded it. One that it does not load is answered as it is where a way leads on from it.
 *
 * @throws TimeoutError the server does not load it, and nothing of it is known; otherwise what the transport throws
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
 * Asks for the categories that the people of a centre are sorted by.
 *
 * @param centreId null asks for those of every centre
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
