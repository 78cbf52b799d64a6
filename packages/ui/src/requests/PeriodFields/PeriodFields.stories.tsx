import { localDate } from '@selfservice/api/core/local-date';
import { localTime } from '@selfservice/api/core/local-time';
import { defaultPeriod } from '@selfservice/api/requests/request-period';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PeriodFields } from './PeriodFields.tsx';

const today = localDate('2026-11-20');
const period = defaultPeriod('requests', today);

const meta = preview.meta({
  component: PeriodFields,
  args: {
    form: { period, blanks: [] },
    agenda: 'requests' as const,
    today,
    onChange: fn(),
  },
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
});

export const Default = meta.story();
export const PartOfDay = meta.story({
  args: { form: { period: { ...period, isAllDay: false }, blanks: [] } },
});
export const Overnight = meta.story({
  tags: ['requests-33'],
  args: {
    form: {
      period: {
        ...period,
        isAllDay: false,
        beginTime: localTime('22:00'),
        endTime: localTime('06:00'),
      },
      blanks: [],
    },
  },
  play: ({ canvas }) =>
    expect(canvas.findByText('Ends on Sun 22 Nov 2026, the next day.')).resolves.toBeVisible(),
});
export const WrongOrder = meta.story({
  tags: ['requests-30'],
  args: { form: { period: { ...period, lastDay: today }, blanks: [] } },
  play: ({ canvas }) =>
    expect(canvas.findByText('The end day cannot be before the start day!')).resolves.toBeVisible(),
});
export const OneDay = meta.story({
  args: { hasOneDay: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Day' });
    await expect(canvas.queryByRole('group', { name: 'End day' })).toBeNull();
  },
});
export const Missing = meta.story({
  args: { form: { period, blanks: ['firstDay', 'lastDay'] }, isAttempted: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Enter a day.')).toHaveLength(2);
  },
});
export const ReadOnly = meta.story({ args: { isReadOnly: true } });
export const LongText = meta.story({
  args: { form: { period: { ...period, lastDay: localDate('2027-01-31') }, blanks: [] } },
  globals: { viewport: { value: 'narrow' }, language: 'sk' },
});
