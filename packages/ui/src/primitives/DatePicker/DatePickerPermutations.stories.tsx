import { localDate } from '@selfservice/api/core/local-date';
import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DatePicker } from './DatePicker.tsx';

const meta = preview.meta({
  component: DatePicker,
  args: { label: 'First day', value: null, onChange: fn(), today: localDate('2026-11-20') },
  parameters: { layout: 'padded' },
});

const day = localDate('2026-11-25');
const description = 'The day before is still worked.';
const states = {
  Empty: {},
  Chosen: { value: day },
  'With a description': { value: day, description },
  Required: { isRequired: true },
  Invalid: { value: day, errorMessage: 'The last day is before the first day.' },
  'Invalid with a description': { value: day, description, errorMessage: 'There is no plan for this day.' },
  'Too early': { value: day, min: localDate('2026-11-30') },
  Disabled: { isDisabled: true },
  'Disabled and chosen': { value: day, isDisabled: true },
  'Read only': { value: day, isReadOnly: true },
} as const;

export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' }}>
      {Object.entries(states).map(([name, state]) => (
        <DatePicker key={name} {...args} {...state} label={name} />
      ))}
    </div>
  ),
});
