import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = preview.meta({ component: NotFoundScreen, args: { homeHref: '/dashboard' } });

export const Default = meta.story({
  tags: ['shell-5'],
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByText('404')).toBeVisible();
    const home = canvas.getByRole('link', { name: 'Go to home' });
    await expect(home).toHaveAttribute('href', '/dashboard');
    await step('the link has the look of a button', async () => {
      await expect(home.offsetHeight).toBeGreaterThanOrEqual(36);
      await expect(getComputedStyle(home).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    });
  },
});
