import { localDate } from '@selfservice/api/core/local-date';
import { actions } from '@selfservice/api/session/permissions';
import { expect, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aChoice } from '../../centres/centres.fixtures.ts';
import { aPlanState } from '../planStateSamples.fixtures.ts';
import { PlanStatesExport } from './PlanStatesExport.tsx';

const meta = preview.meta({
  component: PlanStatesExport,
  args: {
    choice: aChoice('Assembly', { includesSubcentres: false }),
    days: { from: localDate('2026-11-15'), to: localDate('2026-11-21') },
    state: 'checkedByHand' as const,
    rows: [aPlanState()],
  },
  parameters: { layout: 'padded', scenario: { person: 'approver' } },
});

/** Returns the cells of a printed row. */
async function printedRow(): Promise<string[]> {
  await screen.findByRole('button', { name: 'Save or print' });
  window.dispatchEvent(new Event('beforeprint'));
  const cell = await screen.findByText('Dvořáková Jana');
  const cells = [...(cell.closest('tr')?.children ?? [])].map(({ textContent }) => textContent);
  const heading = screen.getByText(/ As of /).textContent.replaceAll('\u00a0', ' ');
  window.dispatchEvent(new Event('afterprint'));
  await expect(heading).toMatch(/^Assembly without sub-centres · 15–21 Nov 2026 · Checked by hand · /);
  return cells;
}

export const Default = meta.story({
  play: async ({ step }) => {
    await step(
      'the paper shows every field of a plan, with number and name in separate columns',
      async () => {
        await expect(printedRow()).resolves.toEqual([
          'Dvořáková Jana',
          '100234',
          '15–21 Nov 2026',
          'Part of a month',
          'Ing. Svoboda Petr, Ph.D.',
          '',
          'By hand',
          'jana.dvorakova@example.com',
          '+420 601 234 567',
        ]);
      },
    );
  },
});

export const WithoutContacts = meta.story({
  parameters: { scenario: { person: 'approver', invisibleActions: [actions.planStatesContacts] } },
  play: async () => {
    await expect(printedRow()).resolves.toHaveLength(7);
  },
});
