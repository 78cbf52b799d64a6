import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Link } from './Link.tsx';

const meta = preview.meta({
  component: Link,
  args: { href: '/dashboard', children: 'Go to home' },
  parameters: { layout: 'padded' },
});

export const InText = meta.story({
  render: (args) => (
    <p>
      This part does not exist yet. <Link {...args} /> and see what waits for you.
    </p>
  ),
});
export const Default = meta.story({
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/dashboard'),
});
