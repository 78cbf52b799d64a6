import { queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import { transportOf } from '../core/create-query-client.ts';
import type { BackendLanguage } from '../core/language.ts';
import { postPassTypes } from './terminal.wire.ts';

/** The direction of a pass. @requirement terminal-11 */
export type PassDirection = 'in' | 'out' | 'unknown';

/** A type of pass offered by the terminal. @requirement terminal-11 */
export interface PassType {
  id: number;
  /** In the requested language. */
  name: string;
  direction: PassDirection;
}

const directions: readonly PassDirection[] = ['unknown', 'in', 'out'];

/** The backend's codes of the languages. @requirement terminal-22 */
const wireLanguages = { en: 'en', cs: 'cs-CZ', sk: 'sk' } as const satisfies Record<BackendLanguage, string>;

/** Returns the name of a type: the server's text, otherwise the terminal's term. */
export function passName(wire: { PRUCHOD_TERM: string; PRUCHOD_TXT: string }): string {
  return wire.PRUCHOD_TXT || wire.PRUCHOD_TERM;
}

/** Maps a type of pass from the wire. */
export function toPassType(wire: v.InferOutput<typeof postPassTypes.answer>[number]): PassType {
  return {
    id: wire.PRITOMNOST,
    name: passName(wire),
    direction: directions[wire.PRUCHOD_SMER] ?? 'unknown',
  };
}

/** Fetches the types of passes that the terminal offers, in a language. @requirement terminal-22 */
export function passTypesQuery(language: BackendLanguage) {
  return queryOptions({
    queryKey: ['terminal', 'passTypes', language],
    queryFn: async ({ client, signal }) => {
      const body = { Value: wireLanguages[language] };
      return (await transportOf(client).call(postPassTypes, { body }, { signal })).map(toPassType);
    },
  });
}
