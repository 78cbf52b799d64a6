import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { fitsWindow, matchesItsSkeleton } from '../../patterns/ListDetailScreen/screenStories.fixtures.ts';
import { aWorksheetState, longName } from '../worksheetStateSamples.fixtures.ts';
import { WorksheetStateList, WorksheetStateListSkeleton } from './WorksheetStateList.tsx';

const meta = preview.meta({
  component: WorksheetStateList,
  args: {
    worksheets: [
      aWorksheetState({ fullName: 'Bartoš Miroslav', state: 'open' }),
      aWorksheetState({ fullName: 'Čech Ivan', state: 'approved' }),
      aWorksheetState(),
      aWorksheetState({ fullName: 'Hora Petr', state: 'signedElectronically' }),
      aWorksheetState({ fullName: 'Ing. Svoboda Petr, Ph.D.', state: 'signedByHand' }),
    ],
    openKey: null as string | null,
    onOpen: fn(),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['worksheet-states-5'],
  play: async ({ canvas, args, step }) => {
    await step('each row shows the name, and the state by icon and word', async () => {
      for (const name of [
        'Bartoš Miroslav, Open',
        'Čech Ivan, Approved',
        'Dvořáková Jana, Confirmed',
        'Hora Petr, Signed electronically',
        'Svoboda Petr, Ing., Ph.D., Signed by hand',
      ]) {
        const row = await canvas.findByRole('row', { name });
        await expect(row.querySelector('svg')).toBeVisible();
      }
    });
    await step('a click opens the row', async () => {
      await userEvent.click(canvas.getByRole('row', { name: /^Hora/ }));
      await expect(args.onOpen).toHaveBeenCalledWith('Hora Petr');
    });
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, args, step }) => {
    (await canvas.findByRole('row', { name: /^Bartoš/ })).focus();
    await step('typing letters focuses a surname, ignoring a degree before it', async () => {
      await userEvent.keyboard('sv');
      await waitFor(() => expect(canvas.getByRole('row', { name: /^Svoboda/ })).toHaveFocus());
    });
    await step('Enter opens the row', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenCalledWith('Ing. Svoboda Petr, Ph.D.');
    });
  },
});

export const LongText = meta.story({
  args: {
    worksheets: [aWorksheetState({ fullName: longName, state: 'signedElectronically' })],
    openKey: longName,
  },
  globals: { language: 'sk', viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('row')).resolves.toBeVisible();
    await fitsWindow();
  },
});

/** The rows replace the skeleton without moving. */
export const BelowItsSkeleton = meta.story({
  parameters: { pictures: false, staysLoading: true },
  render: (args) => (
    <>
      <WorksheetStateListSkeleton />
      <WorksheetStateList {...args} />
    </>
  ),
  play: ({ canvasElement }) => matchesItsSkeleton(canvasElement),
});
