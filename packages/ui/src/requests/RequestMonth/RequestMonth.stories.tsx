import { localDate } from '@selfservice/api/core/local-date';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { DayRange } from '../../i18n/formatRange.ts';
import { nothingPlanned } from '@selfservice/api/requests/planned-days';
import { decemberPlanned, someOwnRequests } from '@selfservice/api/requests/planned-days.fixtures';
import { ControlledMonth } from './ControlledMonth.fixtures.tsx';
import { RequestMonth } from './RequestMonth.tsx';

const december = '2026-12' as LocalMonth;
const daysFrom = (first: string, last: string): DayRange => ({
  first: localDate(first),
  last: localDate(last),
});

const meta = preview.meta({
  component: RequestMonth,
  args: {
    month: december,
    today: localDate('2026-12-03'),
    range: daysFrom('2026-12-21', '2026-12-25'),
    planned: decemberPlanned,
    requests: someOwnRequests,
    planNote: null,
    isReadOnly: false,
    onRetry: fn(),
    onPick: fn(),
    onMonthChange: fn(),
  },
  parameters: { layout: 'padded' },
  render: (args) => <ControlledMonth {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step(
      'the name of a day has its shift, its requests, its holiday and whether it is selected',
      async () => {
        await canvas.findByRole('button', {
          name: 'Tuesday, 22 December 2026, Early shift 6:00–14:00, selected',
        });
        await canvas.findByRole('button', {
          name: 'Monday, 7 December 2026, Early shift 6:00–14:00, Vacation – Approved',
        });
        await canvas.findByRole('button', { name: 'Thursday, 24 December 2026, Christmas Eve, selected' });
      },
    );
  },
});
export const NothingChosen = meta.story({
  args: { range: null },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Tuesday, 22 December 2026/ });
    await expect(canvas.queryByRole('button', { name: /, selected$/ })).toBeNull();
  },
});
export const PlanLoading = meta.story({
  args: { planned: nothingPlanned, planNote: 'loading' },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.findByText('Your shifts are loading.')).resolves.toBeVisible(),
});
export const PlanFailed = meta.story({
  args: { planned: nothingPlanned, planNote: 'failed' },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const WithoutRightToThePlan = meta.story({
  args: { planned: nothingPlanned, planNote: 'noRight' },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.findByText(/you have no access to your plan/)).resolves.toBeVisible(),
});
export const ForAnotherPerson = meta.story({
  args: { planned: nothingPlanned, requests: [], planNote: 'otherPerson' },
  parameters: { pictures: false },
  play: ({ canvas }) =>
    expect(canvas.findByText(/^Shifts and requests are not shown/)).resolves.toBeVisible(),
});
export const Unpublished = meta.story({
  args: { planNote: 'unpublished' },
  parameters: { pictures: false },
  play: ({ canvas }) =>
    expect(canvas.findByText(/^The plan for this month is not fully published/)).resolves.toBeVisible(),
});
export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  parameters: { pictures: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Wednesday, 9 December/ }));
    await expect(args.onPick).not.toHaveBeenCalled();
  },
});
export const Narrow = meta.story({
  args: {
    requests: someOwnRequests.map((request) => ({
      ...request,
      account: request.account === 'Doctor' ? 'Lekár' : 'Dovolenka',
    })),
  },
  globals: { viewport: { value: 'narrow' }, language: 'sk' },
});
export const ANight = meta.story({
  parameters: { pictures: false },
  play: ({ canvas }) =>
    expect(
      canvas.findByRole('button', { name: /^Tuesday, 15 December 2026, Night shift 22:00–6:00/ }),
    ).resolves.toBeVisible(),
});
