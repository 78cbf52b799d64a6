import preview from '../../../../../.storybook/preview.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ component: Skeleton, parameters: { layout: 'padded', staysLoading: true } });

export const Default = meta.story();
export const Short = meta.story({ args: { width: '8ch' } });
export const Figure = meta.story({ args: { width: '5ch', height: '1.2em', style: { fontSize: 48 } } });
export const Permutations = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 320 }}>
      <Skeleton />
      <Skeleton width="8ch" />
      <Skeleton width="5ch" height="3rem" />
    </div>
  ),
});
