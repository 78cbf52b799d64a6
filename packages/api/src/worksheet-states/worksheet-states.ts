import { queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import type { PeopleChoice } from '../centres/people-choice.ts';
import { isSameChoice, toCategoryList, toCentreFields } from '../centres/people-choice.ts';
import { transportOf } from '../core/create-query-client.ts';
import type { Contacts } from '../core/contacts.ts';
import { toContacts } from '../core/contacts.ts';
import type { LocalMonth } from '../core/local-date.ts';
import { monthDays } from '../core/month-days.ts';
import type { PeopleList } from '../core/people-list.ts';
import { toPeopleList } from '../core/people-list.ts';
import { uniqueKeys } from '../core/unique-keys.ts';
import { countedFirstPage, toWireDate } from '../core/wire.ts';
import type { Permissions } from '../session/permissions.ts';
import { isAllowed } from '../session/permissions.ts';
import { placeholderWorksheetStates } from './placeholder-worksheet-states.ts';
import type { WorksheetState } from './worksheet-steps.ts';
import { toWorksheetState } from './worksheet-steps.ts';
import type { WorksheetStateFilter } from './worksheet-state-filter.ts';
import { wireFlags } from './worksheet-state-filter.ts';
import type { worksheetStateRowSchema } from './worksheet-states.wire.ts';
import { postWorksheetStates } from './worksheet-states.wire.ts';

/** The state of a person's worksheet. @requirement worksheet-states-8 */
export interface PersonWorksheetState {
  /** Identifies the row by name and contacts, because the backend sends no id. */
  key: string;
  fullName: string;
  state: WorksheetState;
  contacts: Contacts;
}

type WireRow = v.InferOutput<typeof worksheetStateRowSchema>;

/**
 * Maps rows of worksheet states from the backend's spelling.
 *
 * @param canSeeContacts whether the user may see contacts
 * @requirement worksheet-states-8, worksheet-states-10
 */
export function toWorksheetStates(wire: readonly WireRow[], canSeeContacts: boolean): PersonWorksheetState[] {
  const people = wire.map((row) => ({
    fullName: row.FullName,
    state: toWorksheetState(row),
    contacts: toContacts(canSeeContacts, row.Email, row.Phone),
  }));
  const keys = uniqueKeys(
    people.map(({ fullName, contacts: { email, phones } }) =>
      [fullName, email, ...phones].filter(Boolean).join(' · '),
    ),
  );
  return people.map((person, index) => ({ key: keys[index] ?? '', ...person }));
}

/** The worksheets to fetch. */
export interface WorksheetStatesRequest {
  people: PeopleChoice;
  month: LocalMonth;
  filter: WorksheetStateFilter;
}

/** Fetches the states of the worksheets of a centre's people. @requirement worksheet-states-11, worksheet-states-12 */
export function worksheetStatesQuery(
  { people, month, filter }: WorksheetStatesRequest,
  permissions: Permissions,
) {
  const canSeeContacts = isAllowed(permissions, 'worksheetStatesContacts');
  return queryOptions({
    queryKey: ['worksheet-states', 'list', people, month, filter, { canSeeContacts }] as const,
    queryFn: async ({ client, signal }): Promise<PeopleList<PersonWorksheetState>> => {
      const { from, to } = monthDays(month);
      const Value = {
        StartDate: toWireDate(from),
        EndDate: toWireDate(to),
        ...wireFlags[filter],
        ...toCentreFields(people),
        CheckedCategories: toCategoryList(people),
      };
      const input = { query: countedFirstPage, body: { Value } };
      const page = await transportOf(client).call(postWorksheetStates, input, { signal });
      return toPeopleList(page, (rows) => toWorksheetStates(rows, canSeeContacts));
    },
    meta: { isPage: true },
    placeholderData(known, previous) {
      const [, , peopleBefore, monthBefore, filterBefore] = previous?.queryKey ?? [];
      if (!filterBefore || monthBefore !== month || !isSameChoice(peopleBefore, people)) return undefined;
      return placeholderWorksheetStates(known, filterBefore, filter);
    },
  });
}
