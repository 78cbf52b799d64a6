import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { at, inDayLayout, knownAt, onDay, says, wholeDay } from './my-day.fixtures.tsx';
import { MyDay } from './MyDay.tsx';

const early = onDay(20, '06:00–14:00');
const monday = onDay(23, '06:00–14:00');
const night = { name: 'Night shift', shortName: 'N' };
const standby = { kind: 'otherB' as const, name: 'Standby' };
const lastPass = { time: at('05:58'), text: 'In', direction: 'in' as const };

const meta = preview.meta({
  component: MyDay,
  args: {
    now: at('08:00'),
    lastPass,
    plan: knownAt(at('08:00'), { intervals: [early, monday] }),
  },
  decorators: [inDayLayout],
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['dashboard-13'],
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await says('On shift until 14:00', '6:00 to go', 'In since 5:58', 'Next: Mon 6:00, Early shift')();
    await step('the dial has a list with the same content', async () => {
      const list = within(canvas.getByRole('list', { name: 'Today in detail' }));
      const items = list.getAllByRole('listitem').map(({ textContent }) => textContent);
      await expect(items).toEqual(['6:00–14:00 Early shift', 'Now 8:00, Fri\u00a020\u00a0Nov']);
    });
  },
});

export const NightBegun = meta.story({
  tags: ['dashboard-13'],
  args: {
    now: at('23:10'),
    lastPass: { ...lastPass, time: at('21:54') },
    plan: knownAt(at('23:10'), { intervals: [onDay(20, '22:00–06:00', night), monday] }),
  },
  play: says('On shift until Sat 6:00', '22:00 – Sat 6:00'),
});

export const NightOfYesterday = meta.story({
  parameters: { pictures: false },
  args: {
    now: at('01:30'),
    lastPass: { ...lastPass, time: at('21:54', 19) },
    plan: knownAt(at('01:30'), {
      intervals: [onDay(19, '22:00–06:00', night), onDay(20, '22:00–06:00', night)],
    }),
  },
  play: says('On shift until 6:00', 'In since Thu 21:54', 'Next: 22:00, Night shift'),
});

export const SeveralShifts = meta.story({
  parameters: { pictures: false },
  args: {
    now: at('11:20'),
    plan: knownAt(at('11:20'), {
      intervals: [onDay(20, '06:00–10:00'), onDay(20, '14:00–18:00', { name: 'Late shift' }), monday],
    }),
  },
  play: says('On shift from 14:00', 'in 2:40 h', 'Next: Mon 6:00, Early shift'),
});

export const StandbyAfterShift = meta.story({
  parameters: { pictures: false },
  args: {
    now: at('18:05'),
    plan: knownAt(at('18:05'), { intervals: [early, onDay(20, '17:00–22:00', standby), monday] }),
  },
  play: says('Standby until 22:00'),
});

export const StandbyAllDay = meta.story({
  parameters: { pictures: false },
  args: { plan: knownAt(at('08:00'), { intervals: [wholeDay(20, standby), monday] }) },
  play: says('Today: Standby'),
});

export const EveryKind = meta.story({
  tags: ['dashboard-17'],
  args: {
    plan: knownAt(at('08:00'), {
      intervals: [
        early,
        onDay(20, '06:30–09:00', { kind: 'otherA', name: 'Doctor' }),
        onDay(20, '10:00–13:00', { kind: 'request', name: 'Family care' }),
        onDay(20, '13:00–15:30', { kind: 'other', name: 'Training' }),
        onDay(20, '14:00–22:00', { kind: 'planChange', name: 'Late shift' }),
        onDay(20, '17:00–23:00', standby),
        monday,
      ],
    }),
  },
  play: says('Request: Family care', 'Plan change: Late shift'),
});

export const Vacation = meta.story({
  tags: ['dashboard-13'],
  args: {
    lastPass: null,
    plan: knownAt(at('08:00'), { intervals: [19, 20, 21, 22, 23, 24].map((day) => wholeDay(day)) }),
  },
  play: says('Vacation until Tue 24 Nov', 'No more shifts this month.'),
});

export const Lunch = meta.story({
  tags: ['dashboard-5'],
  parameters: { pictures: false },
  args: { now: at('11:40'), lastPass: { time: at('11:30'), text: 'Lunch', direction: 'out' } },
  play: says('Out since 11:30, Lunch'),
});

export const DirectionUnknown = meta.story({
  tags: ['dashboard-5'],
  parameters: { pictures: false },
  args: { lastPass: { time: at('07:58'), text: 'Door opened', direction: 'unknown' } },
  play: says('Last pass 7:58, Door opened'),
});

/** A pass in of the day before: it is not known whether the person is still in. */
export const PassOutForgotten = meta.story({
  tags: ['dashboard-5'],
  parameters: { pictures: false },
  args: { lastPass: { ...lastPass, time: at('07:58', 19) } },
  play: says('Last pass Thu 7:58, In'),
});

export const NoPassYet = meta.story({
  tags: ['dashboard-5'],
  parameters: { pictures: false },
  args: { lastPass: null },
  play: says('No pass yet'),
});
