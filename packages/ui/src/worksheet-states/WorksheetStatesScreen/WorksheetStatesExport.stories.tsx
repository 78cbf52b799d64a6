import { actions } from '@selfservice/api/session/permissions';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aChoice } from '../../centres/centres.fixtures.ts';
import { aWorksheetState } from '../worksheetStateSamples.fixtures.ts';
import { WorksheetStatesExport } from './WorksheetStatesExport.tsx';

const meta = preview.meta({
  component: WorksheetStatesExport,
  args: {
    choice: aChoice('Assembly', { categoryRef: '010', categoryName: 'Foremen' }),
    month: '2026-10' as LocalMonth,
    view: 'unsigned' as const,
    rows: [aWorksheetState(), aWorksheetState({ fullName: 'Ing. Svoboda Petr, Ph.D.', state: 'open' })],
  },
  parameters: { layout: 'padded', scenario: { person: 'approver' } },
});

/** Saves the list as a file and returns its lines. */
async function savedLines(): Promise<string[]> {
  const saved: Blob[] = [];
  spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return '#saved';
  });
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await userEvent.click(await screen.findByRole('button', { name: 'Save or print' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as CSV' }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  await expect(click.mock.contexts[0]).toHaveProperty('download', 'Worksheet states 2026-10.csv');
  return ((await saved[0]?.text()) ?? '').replace('\ufeff', '').trimEnd().split('\r\n');
}

export const Default = meta.story({
  play: async ({ step }) => {
    await step(
      'the file contains the names as the server sends them, states in words, and contacts',
      async () => {
        await expect(savedLines()).resolves.toEqual([
          'Name,State,E-mail,Phone',
          expect.stringMatching(/^Dvořáková Jana,Confirmed,jana\.dvorakova@example\.com,/),
          expect.stringMatching(/^"Ing\. Svoboda Petr, Ph\.D\.",Open,/),
        ]);
      },
    );
  },
});

export const Printed = meta.story({
  play: async ({ step }) => {
    await screen.findByRole('button', { name: 'Save or print' });
    window.dispatchEvent(new Event('beforeprint'));
    await step('the heading of the paper shows centre, category, month and filter', () =>
      expect(
        screen.findByText(/^Assembly with sub-centres, Foremen · October 2026 · Only unsigned · As of /),
      ).resolves.toBeInTheDocument(),
    );
    window.dispatchEvent(new Event('afterprint'));
  },
});

export const WithoutContacts = meta.story({
  parameters: { scenario: { person: 'approver', disabledActions: [actions.worksheetStatesContacts] } },
  play: async () => {
    const [heads] = await savedLines();
    await expect(heads).toBe('Name,State');
  },
});
