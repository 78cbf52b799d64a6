import { expect, userEvent, waitFor } from 'storybook/test';
import { fitsWindow } from '#storybook/fits-window.ts';
import preview from '#storybook/preview.tsx';
import { Link } from './Link.tsx';

const meta = preview.meta({
  component: Link,
  args: { href: '/dashboard', children: 'Go to home' },
  parameters: { layout: 'padded' },
});

export const InText = meta.story({
  render: (args) => (
    <p>
      This part does not exist yet. <Link {...args} /> and see your requests.
    </p>
  ),
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Go to home' })).toBeVisible(),
});
export const Default = meta.story({
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/dashboard'),
});
export const LongText = meta.story({
  args: { children: 'Prejsť na zoznam nevybavených žiadostí o neprítomnosť podriadených zamestnancov' },
  globals: { viewport: { value: 'narrow' } },
  play: fitsWindow,
});
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Go to home' })).toHaveFocus());
  },
});
export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Link {...args}>A link</Link>
      <Link {...args} isDisabled>
        A disabled link
      </Link>
    </div>
  ),
});
