import { getPlanStatesParams, postPlanStates } from '@selfservice/api/plan-states/plan-states.wire';
import { chosenPeople } from '../centres/chosen-people.ts';
import { handle } from '../core/handler.ts';
import { pageOf } from '../core/page-of.ts';
import { Refusal, refuse } from '../core/refusals.ts';
import { isOpenTo, needs } from '../core/rights.ts';
import { dayRangeOf } from '../core/wire-dates.ts';
import { planStateOf } from './plan-state-of.ts';
import { planStateRows } from './plan-state-rows.ts';
import { planStatesWords } from './plan-states-words.ts';

const access = needs('RunPlanStates');
const categoryAccess = needs('RunPlanStates', 'CategoryFilter');
const contactsAccess = needs('PlanStatesContacts');
const handwritten = new Set(['checked', 'approved', 'rejected']);

/** Handlers of plan states. */
export const planStatesHandlers = [
  handle(
    postPlanStates,
    ({ Value }) => (Value.CheckedCategories.length === 0 ? access : categoryAccess),
    async ({ database, grant, query, body: { Value }, language }) => {
      const range = dayRangeOf({ Item1: Value.StartDate, Item2: Value.EndDate });
      if (range instanceof Refusal) return range;
      const { State: state, Handwritten: isByHand = false } = Value;
      if (isByHand && !handwritten.has(state)) return refuse(400, planStatesWords.noHandwriting);
      const people = await chosenPeople(database, grant, Value, Value.CheckedCategories);
      if (people instanceof Refusal) return people;
      const inState = people.filter(({ ref }) => {
        const stands = planStateOf(database, ref, range.from, range.to);
        return stands.state === state && stands.isByHand === isByHand;
      });
      const canSeeContacts = isOpenTo(database, grant, contactsAccess);
      const view = { ...range, language, canSeeContacts };
      return pageOf(await planStateRows(database, inState, { state, isByHand }, view), query);
    },
  ),
  handle(getPlanStatesParams, access, ({ database }) => ({
    recommendedDays: database.scenario.recommendedDays,
  })),
];
