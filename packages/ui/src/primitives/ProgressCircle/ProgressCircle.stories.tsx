import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ProgressCircle } from './ProgressCircle.tsx';

const meta = preview.meta({ component: ProgressCircle, parameters: { layout: 'padded' } });

export const Default = meta.story();
export const Named = meta.story({
  args: { label: 'Loading the plan', size: 28 },
  play: ({ canvas }) => expect(canvas.getByRole('progressbar', { name: 'Loading the plan' })).toBeVisible(),
});
