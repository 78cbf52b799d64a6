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

/** A part of a person's plan in the requested state. Its texts come from the server and may be empty. @requirement plan-states-9 */
export interface PersonPlanState {
  /** Identifies the row, also among several parts of the same plan. */
  key: string;
  personRef: string;
  /** May be empty. */
  personalNumber: string;
  /** With degrees, as the server sends it. */
  fullName: string;
  days: DayRange;
  planKind: string;
  checkedBy: string;
  approval: string;
  type: string;
  contacts: Contacts;
}

type WireRow = v.InferOutput<typeof planStateRowSchema>;

/**
 * Maps rows of plan states from the backend's spelling.
 *
 * @param canSeeContacts whether the user may see contacts
 * @requirement plan-states-9, plan-states-13
 */
export function toPlanStates(wire: readonly WireRow[], canSeeContacts: boolean): PersonPlanState[] {
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
    contacts: toContacts(canSeeContacts, row.Email, [row.Phone]),
  }));
}

/** Splits `OcFullName`, for example `100234 Dvořáková Jana`, into number and name. @requirement plan-states-9 */
export function readPersonName(text: string): { personalNumber: string; fullName: string } {
  const [, personalNumber = '', fullName = text] = /^(\S*\d\S*)\s+(\S.*)$/.exec(text) ?? [];
  return { personalNumber, fullName };
}

/** Returns a text of the server; empty for another type, which may be a code. */
function textOf(words: WireRow['Type']): string {
  return typeof words === 'string' ? words : '';
}

/** The plans to fetch. */
export interface PlanStatesRequest {
  people: PeopleChoice;
  /** The days of a tab, or the whole month. @requirement plan-states-16 */
  days: DayRange;
  state: PlanState;
}

/** Fetches the plans in a state. @requirement plan-states-14, plan-states-15 */
export function planStatesQuery({ people, days, state }: PlanStatesRequest, permissions: Permissions) {
  const canSeeContacts = isAllowed(permissions, 'planStatesContacts');
  return queryOptions({
    queryKey: ['plan-states', 'list', people, days, state, { canSeeContacts }],
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
      return toPeopleList(page, (rows) => toPlanStates(rows, canSeeContacts));
    },
    meta: { isPage: true },
  });
}

/** Fetches the recommended number of days of a plan, which decides on the tabs; 0: no recommendation. @requirement plan-states-17 */
export function recommendedDaysQuery() {
  return queryOptions({
    queryKey: ['plan-states', 'recommendedDays'],
    queryFn: async ({ client, signal }) =>
      (await transportOf(client).call(getPlanStatesParams, {}, { signal })).recommendedDays,
    // Only an administrator changes it.
    staleTime: 60 * 60_000,
  });
}
