import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fillsFrame, inFrame } from '#storybook/decorators/inFrame.tsx';
import preview from '#storybook/preview.tsx';
import { rowOf } from '../../patterns/ListDetailScreen/screenStories.fixtures.ts';
import { PresenceScreen } from './PresenceScreen.tsx';
import { presenceMeta } from './presenceScreen.fixtures.ts';

const meta = preview.meta({
  ...presenceMeta,
  component: PresenceScreen,
  decorators: [inFrame('presence')],
  play: async ({ canvas, canvasElement }) => {
    await rowOf(/^Dvořáková Jana/);
    await fillsFrame(canvasElement);
    const isDesk = window.innerWidth >= 1024;
    if (!isDesk) await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const role = isDesk ? 'button' : 'menuitem';
    await waitFor(() => expect(screen.getByRole(role, { name: /^Refresh/ })).toBeVisible());
    if (!isDesk) await userEvent.keyboard('{Escape}');
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const SmallDesk = meta.story({ globals: { viewport: { value: 'laptop' } } });
export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });
