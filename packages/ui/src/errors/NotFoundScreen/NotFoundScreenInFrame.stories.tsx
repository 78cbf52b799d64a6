import { expect } from 'storybook/test';
import { fillsFrame, inFrame } from '#storybook/decorators/inFrame.tsx';
import preview from '#storybook/preview.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { Default } from './NotFoundScreen.stories.tsx';

const meta = preview.meta({
  args: Default.composed.args,
  component: NotFoundScreen,
  decorators: [inFrame('unknown')],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.findByRole('heading', { name: 'Page not found' })).resolves.toBeVisible();
    await fillsFrame(canvasElement);
  },
});

export const InfoText = meta.story({
  tags: ['shell-16'],
  parameters: {
    pictures: false,
    scenario: { configuration: { infoText: 'Help desk: extension 4411' } },
  },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, step }) => {
    await step('the footer shows version, build and the info text of the configuration', async () => {
      const footer = await canvas.findByRole('contentinfo');
      await expect(footer).toHaveTextContent('Version 2.43, build 270.1');
      await expect(footer).toHaveTextContent('Help desk: extension 4411');
    });
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const SmallDesk = meta.story({ globals: { viewport: { value: 'laptop' } } });
export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });
