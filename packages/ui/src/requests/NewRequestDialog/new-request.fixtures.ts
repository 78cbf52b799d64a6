import type { CallName } from '@selfservice/mock-server/core/calls';
import type { FailureKind } from '@selfservice/mock-server/core/failure';
import { failing } from '@selfservice/mock-server/core/failure';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '../../../../../.storybook/backend.ts';

/** Lets a call fail from now on, or no call any more. */
export function fail(loaded: Record<string, unknown>, call?: CallName, kind: FailureKind = '500'): void {
  backendOf(loaded).scenario.failures = call ? [failing(call, kind)] : [];
}

/** Waits until an account can be chosen. */
export function accountsAreThere(): Promise<void> {
  return waitFor(() => expect(screen.getByRole('button', { name: /Account/ })).toBeEnabled(), {
    timeout: 5000,
  });
}

/** Chooses an account by its name. */
export async function chooseAccount(name: string): Promise<void> {
  await accountsAreThere();
  await userEvent.click(screen.getByRole('button', { name: /Account/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
  await waitFor(() => expect(screen.getByRole('button', { name: /Account/ })).toHaveFocus());
}

/** One part of a day or a time, for example `day` of `Start day`. */
export function part(name: string, label: string): HTMLElement {
  return screen.getByRole('spinbutton', { name: `${name}, ${label}` });
}

/** Types digits into a part of a day or a time. */
export async function typeInto(name: string, label: string, digits: string): Promise<void> {
  part(name, label).focus();
  await userEvent.keyboard(digits);
}

/** Picks a day in the calendar of a field. */
export async function pickDay(label: string, day: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: `Calendar ${label}` }));
  await userEvent.click(await screen.findByRole('button', { name: day }));
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
}

/** The line that says what a period comes to. */
export function summary(): HTMLElement {
  return within(screen.getByRole('group', { name: 'When' })).getByRole('status');
}

/** Presses the button that sends it. */
export async function save(name = 'Send request'): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}

/** The field of the note. */
export function noteField(): HTMLElement {
  return screen.getByRole('textbox', { name: /^Note/ });
}

/** Asks for vacation, with a note. */
export async function askForVacation(): Promise<void> {
  await chooseAccount('Vacation');
  await userEvent.type(noteField(), 'Skiing');
}

/** What `askForVacation` has entered is still there. */
export async function vacationIsKept(): Promise<void> {
  await expect(noteField()).toHaveValue('Skiing');
  await expect(screen.getByRole('button', { name: /Vacation/ })).toBeEnabled();
}
