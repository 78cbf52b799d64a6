import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  component: VisuallyHidden,
  args: { children: 'pending requests' },
  parameters: { layout: 'padded' },
  render: (args) => (
    <p>
      8 <VisuallyHidden {...args} />
    </p>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const words = canvas.getByText('pending requests');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(words.parentElement).toHaveTextContent('8 pending requests');
  },
});
