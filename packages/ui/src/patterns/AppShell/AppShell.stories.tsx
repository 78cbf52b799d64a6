import { visibleAreas } from '../../areas/visibleAreas.ts';
import { allPermissions } from '@selfservice/api/session/permissions';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { AppBar } from '../AppBar/AppBar.tsx';
import { AppFooter } from '../AppFooter/AppFooter.tsx';
import { MoreMenu } from '../MoreMenu/MoreMenu.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { SideNavigation } from '../SideNavigation/SideNavigation.tsx';
import { UpdateNotice } from '../UpdateNotice/UpdateNotice.tsx';
import { AppShell } from './AppShell.tsx';

const moreMenu = (
  <MoreMenu
    hrefs={{ personalCard: '/personal-card', changePassword: '/change-password', help: '/help' }}
    onOpenAccount={fn()}
    theme="light"
    onThemeChange={fn()}
  />
);

const meta = preview.meta({
  parameters: { staysLoading: true },
  component: AppShell,
  args: {
    header: <AppBar homeHref="/dashboard" personName="Jana Dvořáková" moreMenu={moreMenu} onLogOut={fn()} />,
    navigation: (
      <SideNavigation
        areas={visibleAreas({ permissions: allPermissions, dashboard: undefined })}
        hrefFor={(area) => `/${area}`}
        homeHref="/dashboard"
        currentHref="/worksheet"
      />
    ),
    footer: <AppFooter infoText="Help desk: extension 4411" />,
    children: <PageHeader title="My worksheet" backHref="/dashboard" />,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('main')).resolves.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  },
});
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Narrow = meta.story({
  args: {
    header: (
      <AppBar
        homeHref="/dashboard"
        personName="Alexandra Konstantína Nepomucká-Schwarzenbergová z Vyšehradu"
        moreMenu={moreMenu}
        onLogOut={fn()}
      />
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('main');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
export const WithNotice = meta.story({ args: { notice: <UpdateNotice onReload={fn()} onDismiss={fn()} /> } });

export const ReadingScreen = meta.story({
  globals: { viewport: { value: 'desk' } },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    const main = await canvas.findByRole('main');
    const { left, width } = main.getBoundingClientRect();
    await step('is not wider than it can be read', () => expect(width).toBe(1152));
    await step('is in the middle of the space beside the navigation', () =>
      expect(left - 256).toBe(window.innerWidth - left - width),
    );
  },
});

export const WideScreen = meta.story({
  args: {
    children: (
      <div data-wide>
        <PageHeader title="Plan states" backHref="/dashboard" />
      </div>
    ),
  },
  globals: { viewport: { value: 'desk' } },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    const main = await canvas.findByRole('main');
    await expect(main.getBoundingClientRect().width).toBe(window.innerWidth - 256);
  },
});
