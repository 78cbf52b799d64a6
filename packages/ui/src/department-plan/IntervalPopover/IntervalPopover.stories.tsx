import { localDateTime } from '@selfservice/api/core/local-date';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aPerson, anAccess, anInterval, WithAnchor } from '../PlanDetail/planDetail.fixtures.tsx';
import { IntervalPopover } from './IntervalPopover.tsx';

const meta = preview.meta({
  component: IntervalPopover,
  args: {
    interval: anInterval(),
    person: aPerson(),
    access: anAccess(),
    mateCount: 12,
    anchor: document.body,
    onClose: fn(),
  },
  render: (args) => <WithAnchor>{(anchor) => <IntervalPopover {...args} anchor={anchor} />}</WithAnchor>,
});

const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });

export const Default = meta.story({
  parameters: { shows: { role: 'dialog', name: 'Shift: Night shift' } },
  play: async ({ args, step }) => {
    const popover = await dialog('Shift: Night shift');
    await step('whose, when and how long it is', async () => {
      await expect(popover).toHaveTextContent(/Person\s*Dvořáková Jana/);
      await expect(popover).toHaveTextContent(
        /from Friday 20 November 22:00 to Saturday 21 November 6:00|22:00/,
      );
      await expect(popover).toHaveTextContent(/Duration\s*8:00 h/);
    });
    await step('and how many others have the same', () =>
      expect(popover).toHaveTextContent(/Same shift\s*12 other people/),
    );
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    });
  },
});

export const WholeDays = meta.story({
  parameters: { pictures: false },
  args: {
    mateCount: null,
    interval: anInterval({
      kind: 'otherA',
      name: 'Vacation',
      shortName: 'V',
      isAllDay: true,
      begin: localDateTime('2026-11-18T00:00:00'),
      end: localDateTime('2026-11-21T00:00:00'),
    }),
  },
  play: async () => {
    await expect(await dialog('Vacation')).not.toHaveTextContent('Duration');
  },
});

export const ReasonWithheld = meta.story({
  args: {
    access: anAccess({ reason: 'disabled' }),
    interval: anInterval({ kind: 'request', name: '', shortName: '', color: null }),
  },
  play: async () => {
    await expect(await dialog('Request')).toHaveTextContent(
      /You are not allowed to see why somebody is away/,
    );
  },
});

export const DetailDisabled = meta.story({
  parameters: { pictures: false },
  args: { access: anAccess({ detail: 'disabled' }) },
  play: async () => {
    const popover = await dialog('Detail plan');
    await expect(popover).toHaveTextContent('You are not allowed to see the detail of plans.');
    await expect(popover).not.toHaveTextContent('Night shift');
  },
});
