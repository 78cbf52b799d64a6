import type { CallName } from '@selfservice/mock-server/core/calls';
import type { FailureKind } from '@selfservice/mock-server/core/failure';
import { failing } from '@selfservice/mock-server/core/failure';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';

/** Lets a call fail from now on, or no call any more. */
export function fail(loaded: Record<string, unknown>, call?: CallName, kind: FailureKind = '500'): void {
  backendOf(loaded).scenario.failures = call ? [failing(call, kind)] : [];
}

/** Waits until an account can be chosen. */
export function accountsAreThere(): Promise<void> {
  return waitFor(() => expect(screen.getByRole('button', { name: /Account/ })).toBeEnabled());
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
  const calendar = await waitFor(() => {
    const [, opened] = screen.getAllByRole('dialog');
    if (!opened) throw new Error('The calendar is not open yet.');
    return opened;
  });
  await userEvent.click(within(calendar).getByRole('button', { name: day }));
  await waitFor(() => expect(screen.getByRole('button', { name: `Calendar ${label}` })).toHaveFocus());
}

/** What says what is asked for. */
export function summary(): HTMLElement {
  return (
    screen.queryByRole('group', { name: 'What you ask for' }) ??
    within(screen.getByRole('group', { name: 'When' })).getByRole('status')
  );
}

/** A day of the month in the dialog, by its date and whatever else is said of it. */
export async function monthDay(name: RegExp): Promise<HTMLElement> {
  const month = await screen.findByRole('group', { name: 'Days in the month' });
  return within(month).findByRole('button', { name });
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
  await expect(screen.getByRole('button', { name: /Account/ })).toHaveTextContent('Vacation');
  await expect(screen.getByRole('button', { name: /Account/ })).toBeEnabled();
}
