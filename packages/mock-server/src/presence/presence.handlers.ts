import {
  getAccountsTranslations,
  getPassesTranslations,
  getPresenceTranslations,
  postPresence,
} from '@selfservice/api/presence/presence.wire';
import { chosenPeople } from '../centres/chosen-people.ts';
import { handle } from '../core/handler.ts';
import { pageOf } from '../core/page-of.ts';
import { Refusal } from '../core/refusals.ts';
import { isOpenTo, needs, oneOf } from '../core/rights.ts';
import { presenceRows } from './presence-rows.ts';
import { accountTranslations, passTranslations, presenceTranslations } from './translation-rows.ts';

const access = needs('RunPresence');
const categoryAccess = needs('RunPresence', 'CategoryFilter');
/** Reports show names of accounts, too. */
const accountsAccess = oneOf(access, needs('RunReports'));
const contactsAccess = needs('PresenceContacts');

/** Handlers of presence. */
export const presenceHandlers = [
  handle(
    postPresence,
    ({ CheckedIxsStrs }) => (CheckedIxsStrs.length === 0 ? access : categoryAccess),
    async ({ database, grant, query, body, language }) => {
      const people = await chosenPeople(database, grant, body, body.CheckedIxsStrs);
      if (people instanceof Refusal) return people;
      const canSeeContacts = isOpenTo(database, grant, contactsAccess);
      const rows = presenceRows(database, people, {
        selected: body.SelectedPresence,
        language,
        canSeeContacts,
      });
      return pageOf(rows, query);
    },
  ),
  handle(getPresenceTranslations, access, ({ language }) => presenceTranslations(language)),
  handle(getPassesTranslations, access, ({ language }) => passTranslations(language)),
  handle(getAccountsTranslations, accountsAccess, ({ language }) => accountTranslations(language)),
];
