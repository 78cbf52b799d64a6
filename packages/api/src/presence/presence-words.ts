import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import type { Transport } from '../core/transport.ts';
import type { translationsSchema } from './presence.wire.ts';
import { getAccountsTranslations, getPassesTranslations, getPresenceTranslations } from './presence.wire.ts';

/** What presences, passes and accounts are called, by their ids as texts. */
export interface PresenceWords {
  presences: ReadonlyMap<string, string>;
  passes: ReadonlyMap<string, string>;
  accounts: ReadonlyMap<string, string>;
}

/** How long the words count as known. */
const knownForMs = 5 * 60_000;

/** Asks for the three lists of words, in the language of the interface. */
export function presenceWordsQuery(transport: Transport) {
  return queryOptions({
    queryKey: ['presence', 'words'],
    queryFn: async ({ signal }): Promise<PresenceWords> => {
      const [presences, passes, accounts] = await Promise.all(
        [getPresenceTranslations, getPassesTranslations, getAccountsTranslations].map(async (endpoint) =>
          toWords(await transport.call(endpoint, {}, { signal })),
        ),
      );
      return { presences: presences ?? none, passes: passes ?? none, accounts: accounts ?? none };
    },
    staleTime: knownForMs,
    // The list does not wait for words that do not come.
    retry: false,
  });
}

const none: ReadonlyMap<string, string> = new Map();

/** The words where they are known or can be read; null: a list goes without them. */
export function readWords(client: QueryClient, transport: Transport): Promise<PresenceWords | null> {
  return client.fetchQuery(presenceWordsQuery(transport)).catch(() => null);
}

function toWords(wire: v.InferOutput<typeof translationsSchema>): ReadonlyMap<string, string> {
  return new Map(wire.map(({ PK_VALUE, PREKLAD }) => [PK_VALUE.trim(), PREKLAD.trim()]));
}
