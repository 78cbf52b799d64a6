import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DialMark } from './DialMark.tsx';

const meta = preview.meta({ component: DialMark, parameters: { layout: 'padded' } });

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    // 8:00: a third of the way round from midnight at the top.
    const hand = canvasElement.querySelector<SVGElement>('[data-hand]');
    await expect(hand?.style.rotate).toBe('120deg');
  },
});
