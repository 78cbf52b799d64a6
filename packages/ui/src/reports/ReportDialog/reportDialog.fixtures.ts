import type { BuiltInReportId } from '@selfservice/api/reports/built-in-reports';
import type { Report } from '@selfservice/api/reports/report-groups';
import { toBuiltInGroups } from '@selfservice/api/reports/report-groups';
import type { UsedValues } from '@selfservice/api/reports/report-values';
import { allPermissions } from '@selfservice/api/session/permissions';
import { people } from '@selfservice/mock-server/core/people';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

/** A built-in report. */
export function aReport(id: BuiltInReportId): Report {
  const report = toBuiltInGroups(allPermissions)
    .flatMap(({ reports }) => reports)
    .find((one) => one.id === id);
  if (!report) throw new Error(`There is no report ${id}.`);
  return report;
}

/** Args of the dialog's stories: a report of a day that was never loaded. */
export const reportDialogArgs = {
  report: aReport('vacationRemaining'),
  personRef: people.employee.ref,
  personName: 'Dvořáková Jana',
  used: null as UsedValues | null,
  onUse: fn(),
  onLoad: fn(),
  onClose: fn(),
};

/** Returns the open dialog. */
export const dialog = async () => within(await screen.findByRole('dialog'));

/** Returns the text of a date field, part by part. */
export async function dayIn(label: string): Promise<string> {
  const field = within((await dialog()).getByRole('group', { name: label }));
  return field
    .getAllByRole('spinbutton')
    .map(({ textContent }) => textContent)
    .join('/');
}

/** Types a day into a date field in the English order, and leaves the field by default. */
export async function typeDay(label: string, day: string, { isLeft = true } = {}): Promise<void> {
  const [first] = within((await dialog()).getByRole('group', { name: label })).getAllByRole('spinbutton');
  if (!first) throw new Error(`${label} is no date field.`);
  await userEvent.click(first);
  await userEvent.keyboard(day.replaceAll('/', ''));
  if (!isLeft) return;
  // Skips the button of the calendar.
  await userEvent.tab();
  await userEvent.tab();
}

/** Clears a date field. */
export async function clearDay(label: string): Promise<void> {
  const parts = within((await dialog()).getByRole('group', { name: label })).getAllByRole('spinbutton');
  for (const part of parts) {
    await userEvent.click(part);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
  }
  await userEvent.tab();
}

/** Presses the button that loads the report; it has its name again once loading has ended. */
export async function load(button = 'Load report'): Promise<void> {
  await userEvent.click(await (await dialog()).findByRole('button', { name: button }));
}

/** Expects that the values are still there and can be sent again. */
export async function canBeTriedAgain(): Promise<void> {
  await expect((await dialog()).getByRole('button', { name: 'Load report' })).toBeEnabled();
  await expect(await dayIn('As of')).toBe('24/12/2026');
}
