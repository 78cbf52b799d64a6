import {
  getConfiguration,
  getDelegatedTicket,
  getEmploymentTicket,
  getLicenseValid,
  getStartup,
  getSubstituteTicket,
  getUserLanguage,
  getUserList,
  getWindowsTicket,
  postToken,
} from '@selfservice/api/session/session.wire';
import { issueTicket, ownGrant } from '../core/database.ts';
import { handle, handleAnonymous } from '../core/handler.ts';
import type { PersonKey } from '../core/people.ts';
import { people, personKeys } from '../core/people.ts';
import { refuse } from '../core/refusals.ts';
import { everyone, everyoneEvenBeforePasswordChange } from '../core/rights.ts';
import { savedLanguageOf } from '../settings/saved-languages.ts';
import { currentSubstitutionsOf } from '../settings/substitution-rows.ts';
import { sessionWords } from './session-words.ts';
import { answerToken } from './token.ts';
import { userListOf } from './user-list.ts';

/** The endpoints for configuration, start-up, tickets and tokens. */
export const sessionHandlers = [
  handleAnonymous(getConfiguration, ({ database }) => database.scenario.configuration),
  handleAnonymous(getStartup, ({ database }) => ({ isEnabled: true, ...database.scenario.startup })),
  handleAnonymous(getLicenseValid, ({ database }) => database.scenario.isLicenceValid),
  handleAnonymous(postToken, ({ database, body }) => answerToken(database, body)),
  handleAnonymous(getDelegatedTicket, ({ database, cookies }) => {
    const person =
      toPersonKey(cookies['externalIdentity']) ?? toPersonKey(database.scenario.externalIdentity);
    return person ? issueTicket(database, ownGrant(person)) : '';
  }),
  handleAnonymous(getWindowsTicket, ({ database }) => {
    const person = toPersonKey(database.scenario.windowsIdentity);
    return person ? issueTicket(database, ownGrant(person)) : '';
  }),
  handle(getUserLanguage, everyoneEvenBeforePasswordChange, ({ database, grant }) =>
    savedLanguageOf(database, grant.person),
  ),
  handle(getUserList, everyone, ({ database, grant, language }) =>
    userListOf(database, grant.person, language),
  ),
  handle(getEmploymentTicket, everyone, ({ database, grant, query, language }) => {
    const rows = userListOf(database, grant.person, language);
    const row = rows.find(({ poradi }) => poradi?.toString() === query.poradi);
    if (!row) return refuse(404, sessionWords.noEmployment(query.poradi));
    return issueTicket(database, { person: grant.person, ref: row.ixs_ref, isSubstitution: false });
  }),
  handle(getSubstituteTicket, everyone, ({ database, grant, query }) => {
    const rows = currentSubstitutionsOf(database, grant.person);
    const row = rows.find(({ id }) => String(id) === query.idZast);
    if (!row) return refuse(404, sessionWords.noSubstitution(query.idZast));
    const { personRef, excludedActions } = row;
    return issueTicket(database, {
      person: grant.person,
      ref: personRef,
      isSubstitution: true,
      excludedActions,
    });
  }),
];

function toPersonKey(text: string | undefined): PersonKey | undefined {
  return personKeys.find((key) => key === text || people[key].userName === text);
}
