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
    sameShiftCount: 12,
    anchor: document.body,
    onClose: fn(),
  },
  render: (args) => <WithAnchor>{(anchor) => <IntervalPopover {...args} anchor={anchor} />}</WithAnchor>,
});

const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });

export const Default = meta.story({
  tags: ['department-plan-17'],
  parameters: { shows: { role: 'dialog', name: 'Shift: Night shift' } },
  play: async ({ args, step }) => {
    const popover = await dialog('Shift: Night shift');
    await step('the detail shows person, time and duration', async () => {
      await expect(popover).toHaveTextContent(/Person\s*Dvořáková Jana/);
      await expect(popover).toHaveTextContent(
        /from Friday 20 November 22:00 to Saturday 21 November 6:00|22:00/,
      );
      await expect(popover).toHaveTextContent(/Duration\s*8:00 h/);
    });
    await step('the detail shows how many others have the same shift', () =>
      expect(popover).toHaveTextContent(/Same shift\s*12 other people/),
    );
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    });
  },
});

export const WholeDays = meta.story({
  tags: ['department-plan-24', 'department-plan-25'],
  parameters: { pictures: false },
  args: {
    sameShiftCount: null,
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
    const popover = await dialog('Vacation');
    await expect(popover).not.toHaveTextContent('Duration');
    await expect(popover).toHaveTextContent(/When\s*.*18 November.*20 November/);
  },
});

export const ReasonWithheld = meta.story({
  tags: ['department-plan-36'],
  args: {
    access: anAccess({ reason: 'disabled' }),
    interval: anInterval({ kind: 'request', name: '', shortName: '', color: null }),
  },
  play: async () => {
    await expect(await dialog('Request')).toHaveTextContent(/You are not allowed to see why someone is away/);
  },
});

export const DetailDisabled = meta.story({
  tags: ['department-plan-34'],
  parameters: { pictures: false },
  args: { access: anAccess({ detail: 'disabled' }) },
  play: async () => {
    const popover = await dialog('Plan detail');
    await expect(popover).toHaveTextContent('You are not allowed to see plan details.');
    await expect(popover).not.toHaveTextContent('Night shift');
  },
});
