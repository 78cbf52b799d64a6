import type { UsedValues } from '@selfservice/api/reports/report-values';
import { people } from '@selfservice/mock-server/core/people';
import { fn, screen, userEvent, within } from 'storybook/test';
import { inMain } from '#storybook/decorators/inMain.tsx';
// The viewer is large; this import loads it before a story needs it.
import '../ReportViewerDialog/ReportViewerDialog.tsx';
import { ReportsScreen } from './ReportsScreen.tsx';

/** Meta of the screen's stories: nothing has been loaded on this device. */
export const reportsMeta = {
  component: ReportsScreen,
  decorators: [inMain],
  args: {
    personRef: people.employee.ref,
    personName: 'Dvořáková Jana',
    used: {} as Record<string, UsedValues>,
    onUse: fn(),
    backHref: '/dashboard',
  },
};

/** Opens a report of the list. Returns its dialog. */
export async function openReport(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}
