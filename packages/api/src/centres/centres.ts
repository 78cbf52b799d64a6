import { queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
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
  /** Whether the server has loaded it, so that it can be chosen. */
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
 * Asks for a level of the tree of centres.
 *
 * @param centreId null asks for the user's own root
 */
export function centreLevelQuery(transport: Transport, centreId: number | null) {
  return queryOptions({
    queryKey: ['centres', 'level', centreId],
    queryFn: async ({ signal }) => {
      const query = { centerID: centreId === null ? '' : String(centreId) };
      return toCentreLevel(await transport.call(getCentreLevel, { query }, { signal }));
    },
    staleTime: knownForMs,
  });
}

/**
 * Asks for the categories that the people of a centre are sorted by.
 *
 * @param centreId null asks for those of every centre
 */
export function categoriesQuery(transport: Transport, centreId: number | null, includesSubcentres: boolean) {
  return queryOptions({
    queryKey: ['centres', 'categories', centreId, includesSubcentres],
    queryFn: async ({ signal }): Promise<Category[]> => {
      const body = { Item1: centreId ?? 0, Item2: includesSubcentres };
      const rows = await transport.call(postCategories, { body }, { signal });
      return rows.map((row) => ({ ref: row.IXS_KAT, name: row.NAZEV_KAT }));
    },
    staleTime: knownForMs,
  });
}
