import { localDate } from '@selfservice/api/core/local-date';
import type { PersonPlanState } from '@selfservice/api/plan-states/plan-states';

/** The longest expected name. */
export const longName = 'doc. PhDr. Nepomucká-Schwarzenbergová z Vyšehradu Alexandra Konstantína, CSc., MBA';

/** Returns a week of a plan, checked by hand, with some differences. */
export function aPlanState(more: Partial<PersonPlanState> = {}): PersonPlanState {
  const personRef = more.personRef ?? '0001001';
  return {
    key: `${personRef} ${more.days?.from ?? ''}`,
    personRef,
    personalNumber: '100234',
    fullName: 'Dvořáková Jana',
    days: { from: localDate('2026-11-15'), to: localDate('2026-11-21') },
    planKind: 'Part of a month',
    checkedBy: 'Ing. Svoboda Petr, Ph.D.',
    approval: '',
    type: 'By hand',
    contacts: { email: 'jana.dvorakova@example.com', phones: ['+420 601 234 567'] },
    ...more,
  };
}
