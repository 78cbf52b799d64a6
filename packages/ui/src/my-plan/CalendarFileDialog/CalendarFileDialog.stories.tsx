import { aPlan, aPlanInterval } from '@selfservice/api/my-plan/my-plan.fixtures';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { savedFile } from '../../patterns/ListExport/listExport.fixtures.ts';
import { CalendarFileDialog } from './CalendarFileDialog.tsx';

const meta = preview.meta({
  component: CalendarFileDialog,
  args: {
    plan: aPlan({ intervals: [aPlanInterval(), aPlanInterval({ name: 'Training' })] }),
    personRef: '0001001',
    timeZone: 'Europe/Prague',
    onSaved: fn(),
    onClose: fn(),
  },
});

const inDialog = async () => within(await screen.findByRole('dialog'));

export const Default = meta.story({
  play: async () => {
    const dialog = await inDialog();
    await expect(dialog.getByText(/^2 entries for November 2026 will be saved as a file/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save file' })).toBeVisible();
  },
});

export const OtherZone = meta.story({
  play: async ({ args, step }) => {
    const dialog = await inDialog();
    const zone = dialog.getByRole('combobox', { name: 'Time zone of your plan' });
    await userEvent.clear(zone);
    await userEvent.type(zone, 'new york');
    await step('a part of the name finds the time zone', async () =>
      userEvent.click(await screen.findByRole('option', { name: 'America/New York' })),
    );
    await step('the saved times are in the chosen time zone', async () => {
      const { text } = await savedFile(() =>
        userEvent.click(dialog.getByRole('button', { name: 'Save file' })),
      );
      await expect(text).toContain('DTSTART;TZID=America/New_York:20261123T060000\r\n');
      await expect(args.onSaved).toHaveBeenCalledWith('America/New_York');
    });
  },
});

export const WithoutZone = meta.story({
  play: async ({ args }) => {
    const dialog = await inDialog();
    await userEvent.clear(dialog.getByRole('combobox'));
    await userEvent.tab();
    await userEvent.click(dialog.getByRole('button', { name: 'Save file' }));
    await expect(dialog.findByText('Choose a time zone.')).resolves.toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
});

export const OneEntry = meta.story({
  args: { plan: aPlan({ intervals: [aPlanInterval()] }) },
  play: async () => {
    const dialog = await inDialog();
    await expect(dialog.getByText(/^1 entry for November 2026 will be saved/)).toBeVisible();
  },
});
