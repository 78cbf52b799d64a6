import { fromWireDate } from '@selfservice/api/core/wire';
import {
  postDepartmentIntervals,
  postDepartmentPeople,
} from '@selfservice/api/department-plan/department-plan.wire';
import { rootOf, visibleCentre } from '../centres/centre-access.ts';
import { peopleOfCentre } from '../centres/centre-people.ts';
import { handle } from '../core/handler.ts';
import { message } from '../core/refusals.ts';
import { hasRight } from '../core/rights.ts';
import { publicHolidayRows } from '../my-plan/public-holidays.ts';
import { departmentIntervals } from './department-rows.ts';

/** How many people a plan may show. */
const maxAllowedPersonsCount = 1000;
/** How many people's intervals one call may ask for. */
const largestBatch = 40;

/** The plan of a department. */
export const departmentPlanHandlers = [
  handle(postDepartmentPeople, async ({ database, grant, body, language }) => {
    const centre = visibleCentre(grant, body.Item3);
    if (centre instanceof Response) return centre;
    const everybody = await peopleOfCentre(database, centre.id, body.Item4);
    const members = everybody.filter(({ categoryRef }) => body.Item5 === null || categoryRef === body.Item5);
    const tooMuchPersons = members.length > maxAllowedPersonsCount;
    const knowsContacts = hasRight(database, grant, 'SelfServiceApp_DepartmentPlanContacts');
    return {
      persons: (tooMuchPersons ? [] : members).map(({ ref, fullName, personalNumber, email, phone }) => ({
        id: ref,
        name: fullName,
        personalNumber,
        ...(knowsContacts && { email, phone }),
      })),
      publicHolidays: publicHolidayRows(fromWireDate(body.Item1), fromWireDate(body.Item2), language),
      tooMuchPersons,
      maxAllowedPersonsCount,
    };
  }),
  handle(postDepartmentIntervals, async ({ database, grant, body, language }) => {
    if (body.Item3.length > largestBatch)
      return message(400, `Ask for no more than ${largestBatch} people at once.`);
    const root = rootOf(grant);
    const visible = root ? await peopleOfCentre(database, root.id, true) : [];
    const known = new Set(visible.map(({ ref }) => ref));
    const refs = body.Item3.filter((ref) => known.has(ref));
    const range = [fromWireDate(body.Item1), fromWireDate(body.Item2)] as const;
    return {
      intervals: departmentIntervals(database, refs, range, language),
      recalculatedIDs: body.Item4 ? refs : [],
    };
  }),
];
