import { Ellipsis } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { inMain } from '#storybook/decorators/inMain.tsx';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';

const meta = preview.meta({
  component: ScreenFrame,
  args: {
    title: 'My requests',
    backHref: '/dashboard',
    action: <Button kind="primary">New request</Button>,
    children: <p>What the screen shows.</p>,
  },
  decorators: [inMain],
});

export const Default = meta.story();
export const WithoutAction = meta.story({
  args: { action: undefined },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
});
export const ActionWithReason = meta.story({
  args: {
    action: (
      <Button
        kind="primary"
        disabledReason="You may not make new requests. Ask your administrator for access."
      >
        New request
      </Button>
    ),
  },
});
export const DetailOnAPhone = meta.story({
  args: { isDetailShown: true },
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await step('the back link and the action of the list are hidden', async () => {
      await expect(canvas.queryByRole('link')).toBeNull();
      await expect(canvas.queryByRole('button')).toBeNull();
    });
    await step('the heading of the screen stays available', () =>
      expect(canvas.getByRole('heading', { level: 1, name: 'My requests' })).toBeInTheDocument(),
    );
  },
});
export const LongTitle = meta.story({
  args: { title: 'Nedostupnosti na schválenie za celé stredisko údržby a meracích prístrojov' },
  globals: { viewport: { value: 'narrow' } },
});
export const HeaderActions = meta.story({
  args: { action: undefined, headerActions: <IconButton label="More actions" icon={Ellipsis} /> },
  parameters: { pictures: false },
  play: async ({ canvas, canvasElement, step }) => {
    await step('the actions are in the line of the title, at the right edge of the screen', async () => {
      const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
      const actions = canvas.getByRole('button', { name: 'More actions' }).getBoundingClientRect();
      await expect(actions.top).toBeLessThan(title.bottom);
      await expect(actions.bottom).toBeGreaterThan(title.top);
      const main = within(canvasElement).getByRole('main').getBoundingClientRect();
      await expect(actions.right).toBe(main.right - 16);
    });
  },
});
export const HeaderActionsOfDetailOnAPhone = meta.story({
  args: { isDetailShown: true, headerActions: <IconButton label="More actions" icon={Ellipsis} /> },
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
});
