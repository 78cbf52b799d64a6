import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  component: Badge,
  args: { count: 3, label: '3 waiting' },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByText('3 waiting')).toBeInTheDocument(),
});
export const Nothing = meta.story({
  args: { count: 0, label: 'Nothing waits' },
  play: ({ canvas }) => expect(canvas.queryByText('Nothing waits')).toBeNull(),
});
export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', gap: 16 }}>
      <Badge {...args} count={1} label="1 waiting" />
      <Badge {...args} count={42} label="42 waiting" />
      <Badge {...args} count={1240} label="1240 waiting" />
      <Badge {...args} count="loading" label="Counting what is waiting" />
    </div>
  ),
});
