import { getCentreLevel, postCategories } from '@selfservice/api/centres/centres.wire';
import { handle } from '../core/handler.ts';
import { Refusal, refuse } from '../core/refusals.ts';
import { needs, oneOf } from '../core/rights.ts';
import { categoryRows } from './categories.ts';
import { rootOf, visibleCentre, visibleParents } from './centre-access.ts';
import { isCentreLoaded } from './centre-loading.ts';
import { peopleOfCentre } from './centre-people.ts';
import { childrenOfCentre } from './centre-tree.ts';
import { centresWords } from './centres-words.ts';

/** The areas that choose people by a centre. */
const runActions = ['RunDepartmentPlan', 'RunPlanStates', 'RunWorksheetStates', 'RunPresence'] as const;
const levelAccess = oneOf(...runActions.map((action) => needs(action)));
const categoriesAccess = oneOf(...runActions.map((action) => needs(action, 'CategoryFilter')));

/** Handlers of the tree of centres and the categories of their people. */
export const centresHandlers = [
  handle(getCentreLevel, levelAccess, ({ database, grant, query, language }) => {
    const id = query.centerID === '' ? rootOf(grant)?.id : Number(query.centerID);
    if (id === undefined) return refuse(404, centresWords.inNoCentre);
    if (!/^\d*$/.test(query.centerID)) return refuse(400, centresWords.noCentre(query.centerID));
    const centre = visibleCentre(grant, id);
    if (centre instanceof Refusal) return centre;
    const loaded = isCentreLoaded(database, id);
    const brief = ({ id, names }: typeof centre) => ({ id, name: names[language] });
    return {
      ...brief(centre),
      childrens: loaded ? childrenOfCentre(id).map(brief) : [],
      parents: visibleParents(grant, id).map(brief),
      loaded,
    };
  }),
  handle(postCategories, categoriesAccess, async ({ database, grant, body, language }) => {
    const centre = body.Item1 === 0 ? rootOf(grant) : visibleCentre(grant, body.Item1);
    if (centre === undefined) return [];
    if (centre instanceof Refusal) return centre;
    const members = await peopleOfCentre(database, centre.id, body.Item1 === 0 || body.Item2);
    return categoryRows(new Set(members.map(({ categoryRef }) => categoryRef)), language);
  }),
];
