import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { pageQuery, paged, wireDateTime } from '../core/wire.ts';

const text = v.nullish(v.string(), '');

/**
 * Somebody as their last pass left them. Specification 001 section 3. ASSUMED: `PRUCHOD_TERM` is the pass in the server's
 * own words, `TERM_TXT` the terminal where it was made, `SMENA` the planned shift of the day.
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

/** Who of a centre is there: `SelectedPresence` 0 all, 1 present, 2 absent, 3 inconsistent, 4 with a planned shift. */
export const postPresence = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/GetPresenceByLeftPanelParams',
  query: pageQuery,
  body: v.object({
    /** References of categories; empty: all. ASSUMED: a list. */
    CheckedIxsStrs: v.array(v.string()),
    /** The centre. */
    SelectedIxsStr: v.string(),
    IncludeChildren: v.boolean(),
    SelectedPresence: v.picklist([0, 1, 2, 3, 4]),
  }),
  answer: paged(presenceRowSchema),
  auth: 'bearer',
});

/** Words of the server in the language of the client, by their key. */
export const translationsSchema = v.array(v.object({ PK_VALUE: v.string(), PREKLAD: v.string() }));

const translations = (path: `/${string}`) =>
  endpoint({ method: 'GET', path, answer: translationsSchema, auth: 'bearer' });

/** What presences are called, by `PRITOMNOST`. */
export const getPresenceTranslations = translations('/breeze/IpoData/SelfService_GetPresenceTranslations');

/** What passes are called, by `PRITOMNOST`. */
export const getPassesTranslations = translations('/breeze/IpoData/SelfService_GetPassesTranslations');

/** What accounts are called, by `ID_UCET`. */
export const getAccountsTranslations = translations('/breeze/IpoData/SelfService_GetAccountsTranslations');
