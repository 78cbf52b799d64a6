import { localDate } from '@selfservice/api/core/local-date';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { fitsWindow, matchesItsSkeleton } from '../../patterns/ListDetailScreen/screenStories.fixtures.ts';
import { aPlanState, longName } from '../planStateSamples.fixtures.ts';
import { PlanStateList, PlanStateListSkeleton } from './PlanStateList.tsx';

const secondWeek = { from: localDate('2026-11-08'), to: localDate('2026-11-14') };
const aMonth = { from: localDate('2027-02-01'), to: localDate('2027-02-28') };

const meta = preview.meta({
  component: PlanStateList,
  args: {
    plans: [
      aPlanState({ approval: 'Approved' }),
      aPlanState({ days: secondWeek, approval: 'Rejected', type: 'Electronically' }),
      aPlanState({ personRef: '2', personalNumber: '', fullName: 'Hora Petr', days: aMonth, type: '' }),
      aPlanState({ personRef: '3', personalNumber: '100236', fullName: 'Ing. Svoboda Petr, Ph.D.' }),
    ],
    state: 'checkedByHand' as const,
    days: aPlanState().days,
    openKey: null as string | null,
    onOpen: fn(),
  },
  parameters: { layout: 'padded' },
});

const plain = (row: HTMLElement) => row.getAttribute('aria-label')?.replaceAll('\u00a0', ' ');

export const Default = meta.story({
  tags: ['plan-states-6', 'plan-states-20'],
  play: async ({ canvas, args, step }) => {
    const rows = await canvas.findAllByRole('row');
    await step('each row shows name, number and state, and only what differs from the others', () =>
      expect(rows.map(plain)).toEqual([
        'Dvořáková Jana, 100234, Checked by hand, Approved',
        'Dvořáková Jana, 100234, Checked by hand, 8–14 Nov, Rejected, Electronically',
        'Hora Petr, Checked by hand, 1–28 Feb 2027',
        'Svoboda Petr, Ing., Ph.D., 100236, Checked by hand',
      ]),
    );
    await step('each part of a plan opens separately', async () => {
      await userEvent.click(canvas.getAllByRole('row', { name: /^Dvořáková/ })[1] as HTMLElement);
      await expect(args.onOpen).toHaveBeenCalledWith('0001001 2026-11-08');
    });
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, args, step }) => {
    (await canvas.findAllByRole('row'))[0]?.focus();
    await step('typing letters focuses a surname, ignoring a degree before it', async () => {
      await userEvent.keyboard('sv');
      await waitFor(() => expect(canvas.getByRole('row', { name: /^Svoboda/ })).toHaveFocus());
    });
    await step('Enter opens the row', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenCalledWith('3 ');
    });
  },
});

export const LongText = meta.story({
  args: {
    plans: [
      aPlanState({
        fullName: longName,
        personalNumber: 'A-0170023456/12',
        approval: 'Schválené vedúcim oddelenia',
        planKind: 'Časť mesiaca',
        type: 'Elektronicky, v zastúpení',
      }),
    ],
    openKey: '0001001 ',
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
      <PlanStateListSkeleton />
      <PlanStateList {...args} />
    </>
  ),
  play: ({ canvasElement }) => matchesItsSkeleton(canvasElement),
});
