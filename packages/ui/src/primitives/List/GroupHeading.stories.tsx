import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { GroupHeading } from './GroupHeading.tsx';

const meta = preview.meta({
  component: GroupHeading,
  args: { children: 'Upcoming', count: 12 },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: ({ canvas }) =>
    expect(canvas.findByRole('heading', { level: 2, name: 'Upcoming' })).resolves.toHaveTextContent('12'),
});

export const WithoutCount = meta.story({
  args: { count: undefined },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.findByRole('heading')).resolves.toHaveTextContent(/^Upcoming$/),
});
