import { localDate } from '@selfservice/api/core/local-date';
import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Calendar } from './Calendar.tsx';

const meta = preview.meta({
  component: Calendar,
  args: { label: 'First day', value: null, onChange: fn(), today: localDate('2026-11-20') },
  parameters: { layout: 'padded' },
});

const value = localDate('2026-11-25');
const states = {
  'Nothing chosen': {},
  Chosen: { value },
  'Today chosen': { value: localDate('2026-11-20') },
  'A weekend chosen': { value: localDate('2026-11-21') },
  'First and last day': { value, min: localDate('2026-11-09'), max: localDate('2026-11-27') },
  'Unavailable days': { value, isDateUnavailable: (day: string) => day.endsWith('7') },
  Invalid: { value, isInvalid: true },
  Disabled: { value, isDisabled: true },
} as const;

export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))' }}>
      {Object.entries(states).map(([name, state]) => (
        <Calendar key={name} {...args} {...state} label={name} />
      ))}
    </div>
  ),
});
