import { queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import type { PeopleChoice } from '../centres/people-choice.ts';
import { toCategoryList, toCentreFields } from '../centres/people-choice.ts';
import { transportOf } from '../core/create-query-client.ts';
import type { Contacts } from '../core/contacts.ts';
import { toContacts } from '../core/contacts.ts';
import type { DayRange } from '../core/month-days.ts';
import type { PeopleList } from '../core/people-list.ts';
import { toPeopleList } from '../core/people-list.ts';
import { uniqueKeys } from '../core/unique-keys.ts';
import { firstPage, fromWireDate, toWireDate } from '../core/wire.ts';
import type { Permissions } from '../session/permissions.ts';
import { isAllowed } from '../session/permissions.ts';
import type { PlanState } from './plan-state-filter.ts';
import { wireStates } from './plan-state-filter.ts';
import type { planStateRowSchema } from './plan-states.wire.ts';
import { getPlanStatesParams, postPlanStates } from './plan-states.wire.ts';

/** A part of somebody's plan that is in the state asked for. The texts are the server's words and may be empty. */
export interface PersonPlanState {
  /** Tells the row from the others, also where somebody has several parts. */
  key: string;
  personRef: string;
  /** Empty where the backend sends none. */
  personalNumber: string;
  /** With degrees, as the server writes it. */
  fullName: string;
  days: DayRange;
  planKind: string;
  checkedBy: string;
  approval: string;
  type: string;
  contacts: Contacts;
}

type WireRow = v.InferOutput<typeof planStateRowSchema>;

/** Maps the states of plans. */
export function toPlanStates(wire: readonly WireRow[], knowsContacts: boolean): PersonPlanState[] {
  const keys = uniqueKeys(wire.map(({ Ixsref, DateFrom }) => `${Ixsref} ${DateFrom}`));
  return wire.map((row, index) => ({
    key: keys[index] ?? '',
    personRef: row.Ixsref,
    ...readPersonName(row.OcFullName),
    days: { from: fromWireDate(row.DateFrom), to: fromWireDate(row.DateTo) },
    planKind: textOf(row.PrefKind),
    checkedBy: textOf(row.CheckedBy),
    approval: textOf(row.App),
    type: textOf(row.Type),
    contacts: toContacts(knowsContacts, row.Email, [row.Phone]),
  }));
}

/** Splits the number from the name: `100234 Dvořáková Jana`. Specification 001 section 3 (`OcFullName`). */
export function readPersonName(text: string): { personalNumber: string; fullName: string } {
  const [, personalNumber = '', fullName = text] = /^(\S*\d\S*)\s+(\S.*)$/.exec(text) ?? [];
  return { personalNumber, fullName };
}

/** A code is no word to be shown. */
function textOf(words: WireRow['Type']): string {
  return typeof words === 'string' ? words : '';
}

/** Which plans are asked for. */
export interface PlanStatesRequest {
  people: PeopleChoice;
  /** The days of a tab, or the whole month. */
  days: DayRange;
  state: PlanState;
}

/** Asks whose plans are in a state. Specification 001 section 2 (plan states). */
export function planStatesQuery({ people, days, state }: PlanStatesRequest, permissions: Permissions) {
  const knowsContacts = isAllowed(permissions, 'planStatesContacts');
  return queryOptions({
    queryKey: ['plan-states', 'list', people, days, state, { knowsContacts }],
    queryFn: async ({ client, signal }): Promise<PeopleList<PersonPlanState>> => {
      const Value = {
        StartDate: toWireDate(days.from),
        EndDate: toWireDate(days.to),
        ...wireStates[state],
        ...toCentreFields(people),
        CheckedCategories: toCategoryList(people),
      };
      const page = await transportOf(client).call(
        postPlanStates,
        { query: firstPage, body: { Value } },
        { signal },
      );
      return toPeopleList(page, (rows) => toPlanStates(rows, knowsContacts));
    },
    meta: { isPage: true },
  });
}

/** Asks for how many days plans are passed on at once, which the tabs follow; 0: no recommendation. */
export function recommendedDaysQuery() {
  return queryOptions({
    queryKey: ['plan-states', 'recommendedDays'],
    queryFn: async ({ client, signal }) =>
      (await transportOf(client).call(getPlanStatesParams, {}, { signal })).recommendedDays,
    // It is set by who runs the server.
    staleTime: 60 * 60_000,
  });
}
