import { localTime } from '@selfservice/api/core/local-time';
import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TimeField } from './TimeField.tsx';

const meta = preview.meta({
  component: TimeField,
  args: { label: 'Start', value: null, onChange: fn() },
  parameters: { layout: 'padded' },
});

const value = localTime('08:17');
const description = 'When the shift begins.';
const states = {
  Empty: {},
  Chosen: { value },
  'With a description': { value, description },
  Required: { isRequired: true },
  Invalid: { value, errorMessage: 'The end lies before the start.' },
  'Invalid with a description': { value, description, errorMessage: 'The end lies before the start.' },
  'Too early': { value, min: localTime('09:00') },
  Strict: { value, isStrict: true },
  'At the limit': { value: localTime('23:30') },
  Disabled: { isDisabled: true },
  'Disabled and chosen': { value, isDisabled: true },
  'Read only': { value, isReadOnly: true },
} as const;

export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' }}>
      {Object.entries(states).map(([name, state]) => (
        <TimeField key={name} {...args} {...state} label={name} />
      ))}
    </div>
  ),
});
