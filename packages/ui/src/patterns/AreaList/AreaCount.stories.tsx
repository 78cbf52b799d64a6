import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { AreaCount } from './AreaCount.tsx';

const meta = preview.meta({ component: AreaCount, args: { count: 5 }, parameters: { layout: 'padded' } });

export const Default = meta.story({
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.findByText('5 waiting')).resolves.toBeInTheDocument(),
});
export const Many = meta.story({
  parameters: { pictures: false },
  args: { count: 1204 },
  play: ({ canvas }) => expect(canvas.findByText('1204 waiting')).resolves.toBeInTheDocument(),
});
export const Loading = meta.story({
  parameters: { pictures: false },
  args: { count: 'loading' },
  play: ({ canvas }) => expect(canvas.findByText('Loading counts')).resolves.toBeInTheDocument(),
});
export const NothingCounted = meta.story({
  args: { count: null },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.queryByText(/wait/)).toBeNull(),
});
