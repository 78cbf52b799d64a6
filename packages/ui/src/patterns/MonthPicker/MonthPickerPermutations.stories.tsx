import { localDate, monthOf } from '@selfservice/api/core/local-date';
import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MonthPicker } from './MonthPicker.tsx';

const month = (text: string) => monthOf(localDate(`${text}-01`));

const meta = preview.meta({
  component: MonthPicker,
  args: { value: month('2026-11'), onChange: fn(), today: localDate('2026-11-20') },
  parameters: { layout: 'padded' },
});

const states = {
  'This month': {},
  'Another month': { value: month('2026-09') },
  'The first month': { min: month('2026-11') },
  'The last month': { max: month('2026-11') },
  Disabled: { isDisabled: true, value: month('2026-10') },
};

export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {Object.entries(states).map(([name, state]) => (
        <MonthPicker key={name} {...args} {...state} label={name} />
      ))}
    </div>
  ),
});
