import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ component: Skeleton, parameters: { layout: 'padded', staysLoading: true } });

export const Default = meta.story({
  play: ({ canvasElement }) => expect(canvasElement.querySelector('[data-skeleton]')).toBeVisible(),
});
export const Permutations = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 320 }}>
      <Skeleton />
      <Skeleton width="8ch" />
      <Skeleton width="5ch" height="3rem" />
    </div>
  ),
});
