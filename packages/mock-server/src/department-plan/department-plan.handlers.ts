import {
  postDepartmentIntervals,
  postDepartmentPeople,
} from '@selfservice/api/department-plan/department-plan.wire';
import { isCategory } from '../centres/categories.ts';
import { rootOf, visibleCentre } from '../centres/centre-access.ts';
import { peopleOfCentre } from '../centres/centre-people.ts';
import { centresWords } from '../centres/centres-words.ts';
import { coreWords } from '../core/core-words.ts';
import { handle } from '../core/handler.ts';
import { tenantOf } from '../core/people.ts';
import { Refusal, refuse } from '../core/refusals.ts';
import { isOpenTo, needs } from '../core/rights.ts';
import { dayRangeOf } from '../core/wire-dates.ts';
import { publicHolidayRows } from '../my-plan/public-holidays.ts';
import { departmentPlanWords } from './department-plan-words.ts';
import { departmentIntervals } from './department-rows.ts';
import { recalculatedRefs } from '../my-plan/recalculated-refs.ts';

const access = needs('RunDepartmentPlan');
const categoryAccess = needs('RunDepartmentPlan', 'CategoryFilter');
const contactsAccess = needs('DepartmentPlanContacts');

/** The maximum number of people of a plan. */
const maxAllowedPersonsCount = 1000;
/** The maximum number of people of one call for intervals. */
const largestBatch = 40;

/** The people and intervals of a department plan. */
export const departmentPlanHandlers = [
  handle(
    postDepartmentPeople,
    ({ Item5 }) => (Item5 === null ? access : categoryAccess),
    async ({ database, grant, body, language }) => {
      const range = dayRangeOf(body);
      if (range instanceof Refusal) return range;
      const centre = visibleCentre(grant, body.Item3);
      if (centre instanceof Refusal) return centre;
      if (body.Item5 !== null && !isCategory(body.Item5))
        return refuse(400, centresWords.noCategory(body.Item5));
      const everybody = await peopleOfCentre(database, centre.id, body.Item4);
      const members = everybody.filter(
        ({ categoryRef }) => body.Item5 === null || categoryRef === body.Item5,
      );
      const tooMuchPersons = members.length > maxAllowedPersonsCount;
      const canSeeContacts = isOpenTo(database, grant, contactsAccess);
      return {
        persons: (tooMuchPersons ? [] : members).map(({ ref, fullName, personalNumber, email, phone }) => ({
          id: ref,
          name: fullName,
          personalNumber,
          ...(canSeeContacts && { email, phone }),
        })),
        publicHolidays: publicHolidayRows(range.from, range.to, tenantOf(grant.ref), language),
        tooMuchPersons,
        maxAllowedPersonsCount,
      };
    },
  ),
  handle(postDepartmentIntervals, access, async ({ database, grant, body, language }) => {
    const range = dayRangeOf(body);
    if (range instanceof Refusal) return range;
    const refs = body.Item3;
    if (refs.length === 0) return refuse(400, departmentPlanWords.noOneNamed);
    if (refs.length > largestBatch) return refuse(400, departmentPlanWords.tooManyPeople(largestBatch));
    const root = rootOf(grant);
    const visible = root ? await peopleOfCentre(database, root.id, true) : [];
    const known = new Set(visible.map(({ ref }) => ref));
    const unknown = refs.find((ref) => !known.has(ref));
    if (unknown !== undefined) return refuse(400, coreWords.noPerson(unknown));
    if (body.Item4) for (const ref of refs) recalculatedRefs(database).add(ref);
    return {
      intervals: departmentIntervals(database, refs, [range.from, range.to], language),
      recalculatedIDs: body.Item4 ? refs : [],
    };
  }),
];
