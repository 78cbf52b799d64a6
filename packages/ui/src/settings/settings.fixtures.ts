import { localDate } from '@selfservice/api/core/local-date';
import type { SubstitutablePerson, Substitution } from '@selfservice/api/settings/substitutions';
import { screen, userEvent, waitFor, expect } from 'storybook/test';
import type { AccountIdentity } from './AccountDialog/AccountDialog.tsx';

/** The employee of the stories. */
export const anAccount: AccountIdentity = {
  givenName: 'Jana',
  surname: 'Dvořáková',
  degreeBefore: '',
  degreeAfter: '',
  isSubstitution: false,
};

/** An upcoming substitution, with differences. */
export function aSubstitution(differences: Partial<Substitution> = {}): Substitution {
  return {
    id: 72,
    name: 'Ing. Svoboda Petr, Ph.D.',
    start: localDate('2026-12-21'),
    end: localDate('2027-01-01'),
    ...differences,
  };
}

/** People who can be substituted. */
export const somePeople: readonly SubstitutablePerson[] = [
  { personRef: '0001003', name: 'Mgr. Horáková Eva' },
  { personRef: '0001002', name: 'Ing. Svoboda Petr, Ph.D.' },
];

/** Chooses an option of a select by its label. */
export async function choose(field: RegExp, option: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
}

/** Chooses the person to substitute. */
export async function choosePerson(name: string): Promise<void> {
  await userEvent.type(await screen.findByRole('combobox', { name: /Person to substitute/ }), 'horak');
  await userEvent.click(await screen.findByRole('option', { name }));
}
