import type { PersonWorksheetState } from '@selfservice/api/worksheet-states/worksheet-states';

/** The longest expected name. */
export const longName = 'doc. PhDr. Nepomucká-Schwarzenbergová z Vyšehradu Alexandra Konstantína, CSc., MBA';

/** Returns a confirmed worksheet with some differences. */
export function aWorksheetState(more: Partial<PersonWorksheetState> = {}): PersonWorksheetState {
  return {
    key: more.fullName ?? 'Dvořáková Jana',
    fullName: 'Dvořáková Jana',
    state: 'confirmed',
    contacts: { email: 'jana.dvorakova@example.com', phones: ['+420 601 234 567', '4411'] },
    ...more,
  };
}
