import type { CallName } from '@selfservice/mock-server/core/calls';
import type { FailureKind } from '@selfservice/mock-server/core/failure';
import { failing } from '@selfservice/mock-server/core/failure';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { waitForFocusIn } from '#storybook/wait-for-focus.ts';

/** Lets a call fail from now on. Without a call, none fails any more. */
export function fail(loaded: Record<string, unknown>, call?: CallName, kind: FailureKind = '500'): void {
  backendOf(loaded).scenario.failures = call ? [failing(call, kind)] : [];
}

/** Waits until the accounts are loaded. */
export function accountsAreThere(): Promise<void> {
  return waitFor(() => expect(screen.getByRole('button', { name: /Type of absence/ })).toBeEnabled());
}

/** Selects an account by its name. */
export async function chooseAccount(name: string): Promise<void> {
  await accountsAreThere();
  await userEvent.click(screen.getByRole('button', { name: /Type of absence/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
  await waitFor(() => expect(screen.getByRole('button', { name: /Type of absence/ })).toHaveFocus());
}

/** Returns a segment of a date or time field, for example `day` of `Start day`. */
export function part(name: string, label: string): HTMLElement {
  return screen.getByRole('spinbutton', { name: `${name}, ${label}` });
}

/** Types digits into a segment of a date or time field. */
export async function typeInto(name: string, label: string, digits: string): Promise<void> {
  part(name, label).focus();
  await userEvent.keyboard(digits);
}

/** Picks a day in the calendar of a field. */
export async function pickDay(label: string, day: string): Promise<void> {
  await waitForFocusIn(screen.getByRole('dialog'));
  await userEvent.click(screen.getByRole('button', { name: `Calendar ${label}` }));
  const calendar = await waitFor(() => {
    const [, opened] = screen.getAllByRole('dialog');
    if (!opened) throw new Error('The calendar is not open yet.');
    return opened;
  });
  await waitForFocusIn(calendar);
  await userEvent.click(within(calendar).getByRole('button', { name: day }));
  await waitFor(() => expect(screen.getByRole('button', { name: `Calendar ${label}` })).toHaveFocus());
}

/** Returns the summary of the request, or of the period in a dialog without a month. */
export function summary(): HTMLElement {
  return (
    screen.queryByRole('group', { name: 'Your request' }) ??
    within(screen.getByRole('group', { name: 'When' })).getByRole('status')
  );
}

/** Finds the button of a day in the month, by its accessible name. */
export async function monthDay(name: RegExp): Promise<HTMLElement> {
  const month = await screen.findByRole('group', { name: 'Days in the month' });
  return within(month).findByRole('button', { name });
}

/** Presses the main button of the dialog. */
export async function save(name = 'Send request'): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}

/** Returns the note field. */
export function noteField(): HTMLElement {
  return screen.getByRole('textbox', { name: /^Note/ });
}

/** Enters a vacation with a note. */
export async function askForVacation(): Promise<void> {
  await chooseAccount('Vacation');
  await userEvent.type(noteField(), 'Skiing');
}

/** Expects that the entries of `askForVacation` are still in the fields. */
export async function vacationIsKept(): Promise<void> {
  await expect(noteField()).toHaveValue('Skiing');
  await expect(screen.getByRole('button', { name: /Type of absence/ })).toHaveTextContent('Vacation');
  await expect(screen.getByRole('button', { name: /Type of absence/ })).toBeEnabled();
}
