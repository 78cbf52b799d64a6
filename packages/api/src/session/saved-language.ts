import { queryOptions } from '@tanstack/react-query';
import { transportOf } from '../core/create-query-client.ts';
import type { OwnLanguage } from '../core/language.ts';
import { toLanguage } from '../core/language.ts';
import { getUserLanguage } from './session.wire.ts';

/** The language saved for the signed-in user. */
export interface SavedLanguage {
  /** The code from the server. */
  code: string;
  /** Null if it is none of the product. */
  language: OwnLanguage | null;
}

/** Fetches the language saved for the user. @requirement shell-30, shell-31 */
export function savedLanguageQuery() {
  return queryOptions({
    queryKey: ['session', 'savedLanguage'],
    queryFn: async ({ client, signal }): Promise<SavedLanguage> => {
      const code = await transportOf(client).call(getUserLanguage, {}, { signal });
      return { code, language: toLanguage(code) };
    },
    staleTime: Infinity,
  });
}
