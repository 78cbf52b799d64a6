import { expect } from 'storybook/test';
import { fitsWindow } from '#storybook/fits-window.ts';
import preview from '#storybook/preview.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  component: ProgressBar,
  args: { label: 'Vacation taken', value: 60, style: { maxWidth: 360 } },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Vacation taken' });
    await expect(bar).toHaveAttribute('aria-valuenow', '60');
    await expect(bar).toHaveAttribute('aria-valuetext', '60%');
  },
});
export const InItsOwnUnit = meta.story({
  args: { value: 14.5, max: 25, valueText: '14.5 of 25 days' },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Vacation taken' });
    await expect(bar).toHaveAttribute('aria-valuetext', '14.5 of 25 days');
    await expect(canvas.getByText('14.5 of 25 days')).toBeVisible();
  },
});
export const Unknown = meta.story({
  args: { label: 'Loading the plan', value: undefined },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('progressbar', { name: 'Loading the plan' })).not.toHaveAttribute(
      'aria-valuenow',
    ),
});
export const LongText = meta.story({
  args: {
    label:
      'Nepretržite vykonávaná zodpovednosť Arbeitszeitkontenausgleichsgenehmigungsverfahrensverordnungen',
    valueText: '14,5 z 25 dní',
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsWindow,
});
export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['accent', 'positive', 'caution', 'negative'] as const).map((tone, at) => (
        <ProgressBar key={tone} {...args} tone={tone} label={tone} value={(at + 1) * 25} />
      ))}
      <ProgressBar {...args} label="Nothing" value={0} />
      <ProgressBar {...args} label="Unknown" value={undefined} />
    </div>
  ),
});
