import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { nothing, wireDateTime, wireValue } from '../core/wire.ts';

/** The types of passes that a terminal offers, in the requested language. @requirement terminal-22 */
export const postPassTypes = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/GetSecuredIpocptsForMobile',
  body: wireValue(v.picklist(['en', 'cs-CZ', 'sk'])),
  answer: v.array(
    v.object({
      PRITOMNOST: v.number(),
      PRUCHOD_TERM: v.nullish(v.string(), ''),
      /** 0 unknown, 1 in, 2 out. */
      PRUCHOD_SMER: v.nullish(v.number(), 0),
      PRUCHOD_TXT: v.nullish(v.string(), ''),
    }),
  ),
  auth: 'bearer',
});

/** A pass in `Value` of `postPass`, as a JSON text. @requirement terminal-12, terminal-23 */
export const insertedPassSchema = v.object({
  IXS_REF: v.string(),
  IXS_REF_ZMENA: v.string(),
  PRITOMNOST: v.number(),
  CAS: wireDateTime,
  TERMINAL: v.literal(-3),
  PLATNOST: v.literal(1),
  POZNAMKA: v.string(),
  GPS: v.string(),
});

/** Inserts a pass. @requirement terminal-23 */
export const postPass = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/InsertNewIpoprtFromOnlineTerm',
  body: wireValue(v.string()),
  answer: nothing,
  answerFormat: 'empty',
  auth: 'bearer',
});

/**
 * The recent passes of the selected person. ASSUMED: `Date` is the time of the pass to the second, as it was sent,
 * and all passes of the last 12 hours are included.
 * @requirement terminal-24
 */
export const getLastPasses = endpoint({
  method: 'GET',
  path: '/breeze/IpoData/SelfService_GetLastPasses',
  answer: v.array(
    v.object({
      Date: wireDateTime,
      PRUCHOD_TERM: v.nullish(v.string(), ''),
      PRUCHOD_TXT: v.nullish(v.string(), ''),
      FullName: v.nullish(v.string(), ''),
      Note: v.nullish(v.string(), ''),
      GPS: v.nullish(v.string(), ''),
    }),
  ),
  auth: 'bearer',
});
