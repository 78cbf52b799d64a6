import { monthOf } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import { postWorksheetStates } from '@selfservice/api/worksheet-states/worksheet-states.wire';
import { chosenPeople } from '../centres/chosen-people.ts';
import { handle } from '../core/handler.ts';
import { pageOf } from '../core/page-of.ts';
import { Refusal, refuse } from '../core/refusals.ts';
import { isOpenTo, needs } from '../core/rights.ts';
import { dayRangeOf } from '../core/wire-dates.ts';
import { worksheetStateOf } from './worksheet-state-of.ts';
import { isAskedFor, worksheetStateRow } from './worksheet-state-rows.ts';
import { worksheetStatesWords } from './worksheet-states-words.ts';

const access = needs('RunWorksheetStates');
const categoryAccess = needs('RunWorksheetStates', 'CategoryFilter');
const contactsAccess = needs('WorksheetStatesContacts');

/** Handlers of worksheet states. */
export const worksheetStatesHandlers = [
  handle(
    postWorksheetStates,
    ({ Value }) => (Value.CheckedCategories.length === 0 ? access : categoryAccess),
    async ({ database, grant, query, body: { Value } }) => {
      const range = dayRangeOf({ Item1: Value.StartDate, Item2: Value.EndDate });
      if (range instanceof Refusal) return range;
      const month = monthOf(range.from);
      const isWhole = range.from === `${month}-01` && addDays(range.to, 1).endsWith('-01');
      if (!isWhole || monthOf(range.to) !== month) return refuse(400, worksheetStatesWords.noMonth);
      const people = await chosenPeople(database, grant, Value, Value.CheckedCategories);
      if (people instanceof Refusal) return people;
      const canSeeContacts = isOpenTo(database, grant, contactsAccess);
      const rows = people.flatMap((person) => {
        const state = worksheetStateOf(database, person.ref, month);
        return isAskedFor(state, Value) ? [worksheetStateRow(person, state, canSeeContacts)] : [];
      });
      return pageOf(rows, query);
    },
  ),
];
