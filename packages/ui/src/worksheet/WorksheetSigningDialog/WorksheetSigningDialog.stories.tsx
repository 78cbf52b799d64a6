import { people } from '@selfservice/mock-server/core/people';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { failing } from '@selfservice/mock-server/core/failure';
import { october } from '../worksheet.fixtures.ts';
import { WorksheetSigningDialog } from './WorksheetSigningDialog.tsx';

const meta = preview.meta({
  component: WorksheetSigningDialog,
  args: {
    id: { personRef: people.employee.ref, month: october },
    texts: [],
    isWaiting: true,
    readAgain: fn(() => Promise.resolve({ signature: null })),
    onClose: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign the worksheet of October 2026' }));
    await step('without words of the organisation the product says what signing means', () =>
      expect(dialog.getByText(/^By signing you confirm/)).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Sign' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

export const OwnTexts = meta.story({
  args: { texts: ['By signing I confirm that it is right.', 'Objections: within five days.'] },
  parameters: { pictures: false },
  play: async () => {
    await expect(screen.findByText('Objections: within five days.')).resolves.toBeVisible();
    await expect(screen.queryByText(/^By signing you confirm/)).toBeNull();
  },
});

export const Refused = meta.story({
  parameters: { scenario: { failures: [failing('postWorksheetSignature', '409')] } },
  play: async ({ args, step }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign' }));
    await step('it stays, and says that nothing is signed', async () => {
      await expect(dialog.findByText('The worksheet has not been signed.')).resolves.toBeVisible();
      await expect(args.onClose).not.toHaveBeenCalled();
      await expect(dialog.getByRole('button', { name: 'Sign' })).toBeEnabled();
    });
  },
});

export const NotWaiting = meta.story({
  args: { isWaiting: false },
  parameters: { pictures: false },
  play: async () => {
    await expect(
      screen.findByText('This worksheet is not waiting for your signature any more.'),
    ).resolves.toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
  },
});
