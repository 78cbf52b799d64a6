import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SkeletonParts } from './SkeletonParts.tsx';

const meta = preview.meta({
  component: SkeletonParts,
  args: { widths: { name: '9rem', place: '5rem' } },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const parts = [...canvasElement.querySelectorAll<HTMLElement>('[data-part]')];
    await expect(parts.map(({ dataset }) => dataset['part'])).toEqual(['name', 'place']);
  },
});
