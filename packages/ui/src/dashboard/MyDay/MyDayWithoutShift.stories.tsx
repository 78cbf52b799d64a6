import { NetworkError } from '@selfservice/api/core/errors';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import { localDate } from '@selfservice/api/core/local-date';
import { aPlan } from '@selfservice/api/my-plan/my-plan.fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { at, inDayLayout, knownAt, onDay, says } from './my-day.fixtures.tsx';
import { MyDay } from './MyDay.tsx';

const early = onDay(20, '06:00–14:00');
const monday = onDay(23, '06:00–14:00');
const now = at('08:00');
const december = '2026-12' as LocalMonth;
const holiday = { day: localDate('2026-11-20'), name: 'Freedom and Democracy Day' };

const meta = preview.meta({
  component: MyDay,
  args: { now, lastPass: null, plan: knownAt(now, { intervals: [monday] }) },
  decorators: [inDayLayout],
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  tags: ['dashboard-13'],
  play: says('No shift today', 'Next: Mon 6:00, Early shift'),
});
export const ShiftToCome = meta.story({
  args: { now: at('04:30'), plan: knownAt(at('04:30'), { intervals: [early, monday] }) },
  play: says('On shift from 6:00'),
});
export const ShiftOver = meta.story({
  args: { now: at('15:00'), plan: knownAt(at('15:00'), { intervals: [early, monday] }) },
  play: says('No more shifts today'),
});
export const Holiday = meta.story({
  tags: ['dashboard-13'],
  args: { plan: knownAt(now, { publicHolidays: [holiday], intervals: [monday] }) },
  play: says('Public holiday: Freedom and Democracy Day'),
});
export const NotPublished = meta.story({
  tags: ['dashboard-16'],
  args: { plan: knownAt(now, { containsUnpublished: true }) },
  play: says('The plan is not published for this month.'),
});
export const PartlyPublished = meta.story({
  tags: ['dashboard-16'],
  args: { plan: knownAt(now, { containsUnpublished: true, intervals: [onDay(2, '06:00–14:00')] }) },
  play: says(
    'No shift today',
    'Later shifts are not published yet.',
    'This month contains an interval with an unpublished plan.',
  ),
});
export const NoneThisMonthOrNext = meta.story({
  args: { plan: knownAt(now, {}, aPlan({ month: december })) },
  play: says('No more shifts this month or next.'),
});
export const NextMonthPending = meta.story({
  args: { plan: { ...knownAt(now, {}), isNextPending: true } },
  play: ({ canvas }) => expect(canvas.queryByText('No more shifts this month.')).toBeNull(),
});
export const Loading = meta.story({
  args: { plan: { kind: 'loading' } },
  parameters: { staysLoading: true },
  play: ({ canvas }) =>
    expect(canvas.getByRole('region', { name: 'My day' })).toHaveAttribute('aria-busy', 'true'),
});
const onRetry = fn();
export const Failed = meta.story({
  args: { plan: { kind: 'failed', error: new NetworkError('/', null), isRetrying: false, onRetry } },
  play: async ({ canvas }) => {
    await says('Your plan could not be loaded.')();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});
export const WithoutTheRight = meta.story({
  tags: ['dashboard-29'],
  args: { plan: { kind: 'hidden' }, lastPass: { time: at('07:58'), text: 'In', direction: 'in' } },
  play: async ({ canvas }) => {
    await says('In since 7:58')();
    await expect(canvas.queryByText(/shift/)).toBeNull();
  },
});
