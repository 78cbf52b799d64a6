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
  play: async ({ canvas, args, step }) => {
    await step('each row says who it is and how far the worksheet is, by icon and word', async () => {
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
    await step('it opens', async () => {
      await userEvent.click(canvas.getByRole('row', { name: /^Hora/ }));
      await expect(args.onOpen).toHaveBeenCalledWith('Hora Petr');
    });
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, args, step }) => {
    (await canvas.findByRole('row', { name: /^Bartoš/ })).focus();
    await step('letters find a surname, a degree before it does not count', async () => {
      await userEvent.keyboard('sv');
      await waitFor(() => expect(canvas.getByRole('row', { name: /^Svoboda/ })).toHaveFocus());
    });
    await step('Enter opens', async () => {
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

/** The rows take the place of the skeleton. */
export const BelowItsSkeleton = meta.story({
  parameters: { pictures: false },
  render: (args) => (
    <>
      <WorksheetStateListSkeleton />
      <WorksheetStateList {...args} />
    </>
  ),
  play: ({ canvasElement }) => matchesItsSkeleton(canvasElement),
});
