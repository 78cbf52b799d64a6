import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DialFace } from './DialFace.tsx';
import { dialArc } from './dialArc.ts';

const meta = preview.meta({
  component: DialFace,
  args: { style: { width: 320, height: 320 } },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByText('24')).toBeVisible(),
});
export const WithPartsOfTheDay = meta.story({
  args: {
    children: (
      <>
        <path d={dialArc(6, 14, 128)} stroke="currentColor" strokeWidth={6} />
        <path d={dialArc(0, 24, 110)} stroke="currentColor" strokeWidth={2} />
      </>
    ),
  },
});
