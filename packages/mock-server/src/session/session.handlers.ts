import {
  getConfiguration,
  getDelegatedTicket,
  getEmploymentTicket,
  getLicenseValid,
  getStartup,
  getSubstituteTicket,
  getUserList,
  getWindowsTicket,
  postToken,
} from '@selfservice/api/session/session.wire';
import { issueTicket, ownGrant } from '../core/database.ts';
import { handle } from '../core/handler.ts';
import type { PersonKey } from '../core/people.ts';
import { people, personKeys } from '../core/people.ts';
import { message } from '../core/refusals.ts';
import { answerToken } from './token.ts';
import { userListOf } from './user-list.ts';

/** Configuration, start-up, tickets and tokens. */
export const sessionHandlers = [
  handle(getConfiguration, ({ database }) => database.scenario.configuration),
  handle(getStartup, ({ database }) => ({ isEnabled: true, ...database.scenario.startup })),
  handle(getLicenseValid, ({ database }) => database.scenario.isLicenceValid),
  handle(postToken, ({ database, body }) => answerToken(database, body)),
  handle(getDelegatedTicket, ({ database, cookies }) => {
    const person =
      toPersonKey(cookies['externalIdentity']) ?? toPersonKey(database.scenario.externalIdentity);
    return person ? issueTicket(database, ownGrant(person)) : '';
  }),
  handle(getWindowsTicket, ({ database }) => {
    const person = toPersonKey(database.scenario.windowsIdentity);
    return person ? issueTicket(database, ownGrant(person)) : '';
  }),
  handle(getUserList, ({ grant }) => userListOf(grant.person)),
  handle(getEmploymentTicket, ({ database, grant, query }) => {
    const row = userListOf(grant.person).find((entry) => String(entry.poradi) === query.poradi);
    if (!row) return message(404, `There is no employment ${query.poradi}.`);
    return issueTicket(database, { person: grant.person, ref: row.ixs_ref, isSubstitution: false });
  }),
  handle(getSubstituteTicket, ({ database, grant, query }) => {
    const row = userListOf(grant.person).find((entry) => String(entry.id_zast) === query.idZast);
    if (!row) return message(404, `There is no substitution ${query.idZast}.`);
    return issueTicket(database, { person: grant.person, ref: row.ixs_ref, isSubstitution: true });
  }),
];

function toPersonKey(text: string | undefined): PersonKey | undefined {
  return personKeys.find((key) => key === text || people[key].userName === text);
}
