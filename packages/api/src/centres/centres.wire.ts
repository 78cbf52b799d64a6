import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';

const centreEntries = { id: v.number(), name: v.string() };

/** A centre with its sub-centres and its parents, from the user's own root on. @requirement centres-13 */
export const centreLevelSchema = v.object({
  ...centreEntries,
  childrens: v.nullish(v.array(v.object(centreEntries)), []),
  parents: v.nullish(v.array(v.object(centreEntries)), []),
  loaded: v.nullish(v.boolean(), true),
});

/** A level of the tree of centres; an empty id is the user's own root. @requirement centres-16 */
export const getCentreLevel = endpoint({
  method: 'GET',
  path: '/breeze/SelfService/CenterLevel',
  query: v.object({ centerID: v.string() }),
  answer: centreLevelSchema,
  auth: 'bearer',
});

/**
 * The categories of a centre's people: `Item1` is its id or 0, `Item2` whether sub-centres are included.
 * @requirement centres-18
 */
export const postCategories = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SelfService_GetAvailableKats',
  body: v.object({ Item1: v.number(), Item2: v.boolean() }),
  answer: v.array(v.object({ IXS_KAT: v.string(), NAZEV_KAT: v.string() })),
  auth: 'bearer',
});
