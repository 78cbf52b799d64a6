import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ProgressCircle } from './ProgressCircle.tsx';

const meta = preview.meta({ component: ProgressCircle, parameters: { layout: 'padded' } });

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.queryByRole('progressbar')).toBeNull(),
});
export const Named = meta.story({
  args: { label: 'Loading the plan', size: 28 },
  play: ({ canvas }) => expect(canvas.getByRole('progressbar', { name: 'Loading the plan' })).toBeVisible(),
});
export const Permutations = meta.story({
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <ProgressCircle label="Small" size={14} />
      <ProgressCircle label="As letters" />
      <ProgressCircle label="Large" size={28} />
    </div>
  ),
});
