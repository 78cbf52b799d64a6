import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';

const meta = preview.meta({
  component: ListSkeleton,
  args: { count: 5, words: 'Loading' },
  parameters: { layout: 'padded', staysLoading: true },
});

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.findByText('Loading')).resolves.toBeInTheDocument(),
});

export const InColumns = meta.story({
  args: {
    renderRow: () => (
      <div style={{ display: 'grid', gridTemplateColumns: '18px 1fr 4rem', gap: 12, alignItems: 'center' }}>
        <Skeleton width={18} height={18} />
        <Skeleton width="60%" />
        <Skeleton width="3rem" />
      </div>
    ),
  },
  play: ({ canvasElement }) => expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(15),
});
