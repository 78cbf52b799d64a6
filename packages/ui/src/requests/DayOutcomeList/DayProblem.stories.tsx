import { localDate } from '@selfservice/api/core/local-date';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { DayOutcome } from '@selfservice/api/requests/day-outcomes';
import { DayProblem } from './DayProblem.tsx';

const open: readonly DayOutcome[] = [{ day: localDate('2026-12-07'), state: 'notSent' }];
const partly: readonly DayOutcome[] = [{ day: localDate('2026-11-30'), state: 'saved' }, ...open];

const meta = preview.meta({
  component: DayProblem,
  args: { days: partly, isUnknown: false },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.findByText('Only some of the days were saved.')).resolves.toBeVisible(),
});

export const NoneSaved = meta.story({
  args: { days: open },
  play: ({ canvas }) => expect(canvas.findByText('None of the days has been saved.')).resolves.toBeVisible(),
});

export const NotKnown = meta.story({
  args: { isUnknown: true },
  play: ({ canvas }) =>
    expect(canvas.findByText('It is not known whether one of the days was saved.')).resolves.toBeVisible(),
});
