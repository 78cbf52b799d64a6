import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { NotAvailableScreen } from './NotAvailableScreen.tsx';

const meta = preview.meta({ component: NotAvailableScreen, args: { homeHref: '/dashboard' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not available yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/dashboard');
  },
});

export const WithoutWayHome = meta.story({ args: { homeHref: '' } });
export const InCzech = meta.story({ globals: { language: 'cs' } });
export const InSlovak = meta.story({ globals: { language: 'sk' } });
