import { languages } from '@selfservice/api/core/language';
import {
  getSubstitutions,
  postCreateSubstitution,
  postDeleteSubstitution,
  postPersonalPreferences,
} from '@selfservice/api/settings/settings.wire';
import { handle } from '../core/handler.ts';
import { refuse } from '../core/refusals.ts';
import { everyone, needs } from '../core/rights.ts';
import { saveLanguage } from './saved-languages.ts';
import { settingsWords } from './settings-words.ts';
import { createSubstitution, deleteSubstitution, substitutionsOf } from './substitution-rules.ts';

const substitutionAccess = needs('Substitutions');

/** Handlers of the language and the substitutions. */
export const settingsHandlers = [
  handle(postPersonalPreferences, everyone, ({ database, grant, body: { Item1: code } }) => {
    const language = languages.find((one) => one === code);
    if (!language) return refuse(400, settingsWords.noLanguage(code));
    saveLanguage(database, grant.person, language);
    return undefined;
  }),
  handle(getSubstitutions, substitutionAccess, ({ database, grant }) => substitutionsOf(database, grant)),
  handle(postCreateSubstitution, substitutionAccess, ({ database, grant, body }) =>
    createSubstitution(database, grant, body),
  ),
  handle(postDeleteSubstitution, substitutionAccess, ({ database, grant, query }) =>
    deleteSubstitution(database, grant, query.id),
  ),
];
