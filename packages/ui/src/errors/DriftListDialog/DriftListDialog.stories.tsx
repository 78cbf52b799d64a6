import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DriftListDialog } from './DriftListDialog.tsx';
import { someDrifts } from './drifts.fixtures.ts';

const meta = preview.meta({
  component: DriftListDialog,
  args: { drifts: someDrifts, onCopy: fn(async () => {}), onDeleteAll: fn(), onClose: fn() },
});

const dialog = () => screen.findByRole('dialog', { name: 'Deviations from the contract' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Default = meta.story({
  play: async ({ step }) => {
    await step(
      'the deviations of a call are together, with their types and the number of answers',
      async () => {
        const call = within(await dialog()).getByRole('region', { name: 'GET /breeze/IpoData/GetOvertime' });
        const [first, second] = within(call).getAllByRole('listitem');
        await expect(first).toHaveTextContent('[].dateexpected date-time, found string3 answers');
        await expect(second).toHaveTextContent('[].approvedBynot in the contract, found string3 answers');
      },
    );
  },
});

export const WithoutDeviations = meta.story({
  args: { drifts: [] },
  play: async () => {
    await expect(await screen.findByText('Every answer fits the contract.')).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Copy all' })).toBeNull();
  },
});

export const Copied = meta.story({
  parameters: { pictures: false },
  play: async ({ args }) => {
    await press('Copy all');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The list has been copied.'));
    await expect(args.onCopy).toHaveBeenCalledWith(expect.stringContaining('expected date-time'));
  },
});

export const ClipboardRefused = meta.story({
  parameters: { pictures: false },
  args: { onCopy: fn(() => Promise.reject(new Error('NotAllowedError'))) },
  play: async () => {
    await press('Copy all');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(/blocked access to the clipboard/),
    );
    await expect(getSelection()?.toString()).toContain('[].approvedBy');
  },
});

export const AllDeleted = meta.story({
  parameters: { pictures: false },
  play: async ({ args }) => {
    await press('Delete all and close');
    await expect(args.onDeleteAll).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const LongPath = meta.story({
  args: {
    drifts: someDrifts.map((drift) => ({
      ...drift,
      path: 'Results[].'.repeat(30),
      call: drift.call.repeat(4),
    })),
  },
  globals: { language: 'sk', viewport: { value: 'narrow' } },
  play: () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
});
