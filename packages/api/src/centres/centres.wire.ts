import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';

const centreEntries = { id: v.number(), name: v.string() };

/** A centre with the centres below it and those above it, from the user's own root on. */
export const centreLevelSchema = v.object({
  ...centreEntries,
  childrens: v.nullish(v.array(v.object(centreEntries)), []),
  parents: v.nullish(v.array(v.object(centreEntries)), []),
  loaded: v.nullish(v.boolean(), true),
});

/** One level of the tree of centres; an empty id asks for the user's own root. */
export const getCentreLevel = endpoint({
  method: 'GET',
  path: '/breeze/SelfService/CenterLevel',
  query: v.object({ centerID: v.string() }),
  answer: centreLevelSchema,
  auth: 'bearer',
});

/** The categories of a centre's people: `Item1` its id or 0, `Item2` whether with the centres below it. */
export const postCategories = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SelfService_GetAvailableKats',
  body: v.object({ Item1: v.number(), Item2: v.boolean() }),
  answer: v.array(v.object({ IXS_KAT: v.string(), NAZEV_KAT: v.string() })),
  auth: 'bearer',
});
