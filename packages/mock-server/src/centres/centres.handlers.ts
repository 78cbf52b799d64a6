import { getCentreLevel, postCategories } from '@selfservice/api/centres/centres.wire';
import { handle } from '../core/handler.ts';
import { message } from '../core/refusals.ts';
import { categoryRows } from './categories.ts';
import { rootOf, visibleCentre, visibleParents } from './centre-access.ts';
import { peopleOfCentre } from './centre-people.ts';
import { childrenOfCentre } from './centre-tree.ts';

/** The tree of centres and the categories of their people. */
export const centresHandlers = [
  handle(getCentreLevel, ({ grant, query }) => {
    const id = query.centerID === '' ? rootOf(grant)?.id : Number(query.centerID);
    if (id === undefined) return message(404, 'You are in no centre.');
    const centre = visibleCentre(grant, id);
    if (centre instanceof Response) return centre;
    const brief = ({ id, name }: typeof centre) => ({ id, name });
    return {
      ...brief(centre),
      childrens: childrenOfCentre(id).map(brief),
      parents: visibleParents(grant, id).map(brief),
      loaded: true,
    };
  }),
  handle(postCategories, async ({ database, grant, body, language }) => {
    const centre = body.Item1 === 0 ? rootOf(grant) : visibleCentre(grant, body.Item1);
    if (centre === undefined) return [];
    if (centre instanceof Response) return centre;
    const members = await peopleOfCentre(database, centre.id, body.Item1 === 0 || body.Item2);
    return categoryRows(new Set(members.map(({ categoryRef }) => categoryRef)), language);
  }),
];
