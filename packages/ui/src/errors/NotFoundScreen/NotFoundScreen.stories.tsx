import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = preview.meta({ component: NotFoundScreen, args: { homeHref: '/dashboard' } });

export const Default = meta.story({
  tags: ['shell-5'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByText('404')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/dashboard');
  },
});
