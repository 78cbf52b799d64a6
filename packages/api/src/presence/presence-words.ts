import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import { transportOf } from '../core/create-query-client.ts';
import type { translationsSchema } from './presence.wire.ts';
import { getAccountsTranslations, getPassesTranslations, getPresenceTranslations } from './presence.wire.ts';

/** The names of presences, passes and accounts, by their ids as texts; null for names that could not be read. */
export interface PresenceWords {
  presences: ReadonlyMap<string, string> | null;
  passes: ReadonlyMap<string, string> | null;
  accounts: ReadonlyMap<string, string> | null;
}

/** How long the names stay fresh. */
const knownForMs = 5 * 60_000;

const endpoints = {
  presences: getPresenceTranslations,
  passes: getPassesTranslations,
  accounts: getAccountsTranslations,
} as const satisfies Record<keyof PresenceWords, unknown>;

/** Fetches one of the three lists of names, in the language of the interface. */
function presenceWordsQuery(list: keyof PresenceWords) {
  return queryOptions({
    queryKey: ['presence', 'words', list],
    queryFn: async ({ client, signal }) =>
      toWords(await transportOf(client).call(endpoints[list], {}, { signal })),
    staleTime: knownForMs,
    // If the names cannot be read, people are shown without them.
    retry: false,
  });
}

/**
 * Reads the names that are not loaded yet. A list that cannot be read is null and does not affect the others.
 * @requirement presence-24
 */
export async function readWords(client: QueryClient): Promise<PresenceWords> {
  const read = (list: keyof PresenceWords) => client.fetchQuery(presenceWordsQuery(list)).catch(() => null);
  const [presences, passes, accounts] = await Promise.all([
    read('presences'),
    read('passes'),
    read('accounts'),
  ]);
  return { presences, passes, accounts };
}

function toWords(wire: v.InferOutput<typeof translationsSchema>): ReadonlyMap<string, string> {
  const words = wire.map(({ PK_VALUE, PREKLAD }): [string, string] => [PK_VALUE.trim(), PREKLAD.trim()]);
  return new Map(words.filter(([, word]) => word !== ''));
}
