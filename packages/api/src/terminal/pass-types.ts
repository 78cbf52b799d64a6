import { queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import { transportOf } from '../core/create-query-client.ts';
import type { Language } from '../core/language.ts';
import { postPassTypes } from './terminal.wire.ts';

/** Which way a pass leads. Specification 001 section 3. */
export type PassDirection = 'in' | 'out' | 'unknown';

/** A kind of pass that the terminal offers. */
export interface PassType {
  id: number;
  /** In the language that was asked for. */
  name: string;
  direction: PassDirection;
}

const directions: readonly PassDirection[] = ['unknown', 'in', 'out'];

/** Codes of the languages as the backend wants them. Specification 001 section 7. */
const wireLanguages = { en: 'en', cs: 'cs-CZ', sk: 'sk' } as const satisfies Record<Language, string>;

/** The kind of a pass in words: the text of the server takes the place of the terminal's word where there is one. */
export function passName(wire: { PRUCHOD_TERM: string; PRUCHOD_TXT: string }): string {
  return wire.PRUCHOD_TXT || wire.PRUCHOD_TERM;
}

/** Maps a kind of pass. */
export function toPassType(wire: v.InferOutput<typeof postPassTypes.answer>[number]): PassType {
  return {
    id: wire.PRITOMNOST,
    name: passName(wire),
    direction: directions[wire.PRUCHOD_SMER] ?? 'unknown',
  };
}

/** Asks for the kinds of passes that the terminal offers, in a language. Specification 001 section 7. */
export function passTypesQuery(language: Language) {
  return queryOptions({
    queryKey: ['terminal', 'passTypes', language],
    queryFn: async ({ client, signal }) => {
      const body = { Value: wireLanguages[language] };
      return (await transportOf(client).call(postPassTypes, { body }, { signal })).map(toPassType);
    },
  });
}
