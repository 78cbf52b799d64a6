import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  component: Badge,
  args: { count: 3, label: '3 pending' },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByText('3 pending')).toBeInTheDocument(),
});
export const Nothing = meta.story({
  args: { count: 0, label: 'Nothing pending' },
  play: ({ canvas }) => expect(canvas.queryByText('Nothing pending')).toBeNull(),
});
export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', gap: 16 }}>
      <Badge {...args} count={1} label="1 pending" />
      <Badge {...args} count={42} label="42 pending" />
      <Badge {...args} count={1240} label="1240 pending" />
      <Badge {...args} count="loading" label="Loading the number of pending requests" />
    </div>
  ),
});
