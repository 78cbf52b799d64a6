import { queryOptions } from '@tanstack/react-query';
import { transportOf } from '../core/create-query-client.ts';
import type { Language } from '../core/language.ts';
import { toLanguage } from '../core/language.ts';
import { getUserLanguage } from './session.wire.ts';

/** The language that the signed-in person has saved. */
export interface SavedLanguage {
  /** As the server said it. */
  code: string;
  /** Null where the interface does not speak it. */
  language: Language | null;
}

/** Asks for the language saved for the person. Specification 000 section 1. */
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
