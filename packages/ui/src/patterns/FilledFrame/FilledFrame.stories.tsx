import { expect } from 'storybook/test';
import { inMain } from '#storybook/decorators/inMain.tsx';
import preview from '#storybook/preview.tsx';
import { focusableIfScrolling } from '../../primitives/focusableIfScrolling.ts';
import { FilledFrame } from './FilledFrame.ts';

const meta = preview.meta({
  component: FilledFrame,
  args: {
    title: 'My plan',
    backHref: '/dashboard',
    children: (
      <ol ref={focusableIfScrolling} aria-label="Days" style={{ height: '100%', overflow: 'auto' }}>
        {Array.from({ length: 60 }, (_, at) => (
          <li key={at}>{at + 1}. 11. 2026</li>
        ))}
      </ol>
    ),
  },
  parameters: { pictures: false },
  decorators: [inMain],
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const days = await canvas.findByRole('list', { name: 'Days' });
    await step('the content scrolls inside the frame', () =>
      expect(days.scrollHeight).toBeGreaterThan(days.clientHeight),
    );
    await step('the page does not scroll', () =>
      expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight),
    );
  },
});
