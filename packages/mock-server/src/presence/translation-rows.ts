import type { BackendLanguage } from '@selfservice/api/core/language';
import type { translationsSchema } from '@selfservice/api/presence/presence.wire';
import type * as v from 'valibot';
import type { Texts } from '../core/texts.ts';
import { otherLabels } from '../my-plan/plan-labels.ts';
import { accounts } from '../requests/accounts.ts';
import type { PassType } from './pass-types.ts';
import { passTypes } from './pass-types.ts';

type Translations = v.InferInput<typeof translationsSchema>;

const types: readonly PassType[] = Object.values(passTypes);

/** Returns the names of passes. */
export function passTranslations(language: BackendLanguage): Translations {
  return types.map(({ id, pass }) => translation(id, pass, language));
}

/** Returns the names of presences; one is not translated. */
export function presenceTranslations(language: BackendLanguage): Translations {
  return types.flatMap(({ id, presence }) => (presence ? [translation(id, presence, language)] : []));
}

/** Returns the names of accounts. */
export function accountTranslations(language: BackendLanguage): Translations {
  return [
    ...Object.values(accounts).map(({ id, names }) => translation(id, names, language)),
    ...Object.values(otherLabels).map(({ accountID, names }) => translation(accountID ?? 0, names, language)),
  ];
}

function translation(id: number, words: Texts, language: BackendLanguage): Translations[number] {
  return { PK_VALUE: String(id), PREKLAD: words[language] };
}
