import { localDateTime } from '@selfservice/api/core/local-date';
import { aPlanInterval } from '@selfservice/api/my-plan/my-plan.fixtures';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { IntervalLine } from './IntervalLine.tsx';

const meta = preview.meta({
  component: IntervalLine,
  args: { interval: aPlanInterval() },
  // The pictures of the dialogs show it.
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('paragraph')).toHaveTextContent(/^6:00–14:00Early shift$/),
});

export const OverMidnight = meta.story({
  args: {
    interval: aPlanInterval({
      begin: localDateTime('2026-11-23T22:00:00'),
      end: localDateTime('2026-11-24T06:00:00'),
      name: 'Night shift',
    }),
  },
  play: ({ canvas }) => expect(canvas.getByText('Night shift')).toBeVisible(),
});

export const AllDay = meta.story({
  args: { interval: aPlanInterval({ kind: 'request', isAllDay: true, name: 'Vacation' }) },
  play: async ({ canvas, step }) => {
    await step('a whole day shows no hours, and the kind beside the name', () =>
      expect(canvas.getByRole('paragraph')).toHaveTextContent(/^All dayVacation · Request$/),
    );
  },
});

export const WithoutName = meta.story({
  tags: ['my-plan-28'],
  args: { interval: aPlanInterval({ kind: 'otherA', name: '', shortName: '', color: null }) },
  play: async ({ canvas, step }) => {
    await step('an interval without a name is called by its kind', () =>
      expect(canvas.getByRole('paragraph')).toHaveTextContent(/Other entry$/),
    );
  },
});
