import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { pageQuery, paged, wireDateTime } from '../core/wire.ts';

const text = v.nullish(v.string(), '');

/**
 * A person after their last pass. ASSUMED: `PRUCHOD_TERM` is the server's text of the pass, `TERM_TXT` its
 * terminal, `SMENA` the planned shift of the day.
 * @requirement presence-13
 */
export const presenceRowSchema = v.object({
  IXS_REF: v.string(),
  FullName: v.string(),
  /** 0 unknown, 1 present, 2 absent. */
  PRUCHOD_SMER: v.nullish(v.number(), 0),
  PRITOMNOST: v.nullish(v.number(), null),
  ID_UCET: v.nullish(v.number(), null),
  EMAIL2: text,
  TELEFON1: text,
  TELEFON2: text,
  TELEFON3: text,
  /** Personal number. */
  OC: text,
  /** Centre. */
  STR_TEXT: text,
  PRUCHOD_TERM: text,
  LAST_TIME: v.nullish(wireDateTime, null),
  TERM_TXT: text,
  SMENA: text,
});

/**
 * The presence of people: `SelectedPresence` is 0 all, 1 present, 2 absent, 3 inconsistent, 4 with a planned
 * shift.
 * @requirement presence-20
 */
export const postPresence = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/GetPresenceByLeftPanelParams',
  query: pageQuery,
  body: v.object({
    /** References of categories; empty for all. ASSUMED: a list. */
    CheckedIxsStrs: v.array(v.string()),
    /** Id of the centre. ASSUMED: sent as text. */
    SelectedIxsStr: v.string(),
    IncludeChildren: v.boolean(),
    SelectedPresence: v.picklist([0, 1, 2, 3, 4]),
  }),
  answer: paged(presenceRowSchema),
  auth: 'bearer',
});

/** Names in the language of the client, by key. @requirement presence-21 */
export const translationsSchema = v.array(
  v.object({ PK_VALUE: v.string(), PREKLAD: v.nullish(v.string(), '') }),
);

const translations = (path: `/${string}`) =>
  endpoint({ method: 'GET', path, answer: translationsSchema, auth: 'bearer' });

/** Names of presences, by `PRITOMNOST`. */
export const getPresenceTranslations = translations('/breeze/IpoData/SelfService_GetPresenceTranslations');

/** Names of passes, by `PRITOMNOST`. */
export const getPassesTranslations = translations('/breeze/IpoData/SelfService_GetPassesTranslations');

/** Names of accounts, by `ID_UCET`. ASSUMED: the report of daily accounts offers the same accounts. */
export const getAccountsTranslations = translations('/breeze/IpoData/SelfService_GetAccountsTranslations');
