import { visibleAreas } from '../../areas/visibleAreas.ts';
import { allPermissions } from '@selfservice/api/session/permissions';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SideNavigation } from './SideNavigation.tsx';

const meta = preview.meta({
  component: SideNavigation,
  args: {
    areas: visibleAreas({ permissions: allPermissions, dashboard: null }),
    hrefFor: (area) => `/${area}`,
    homeHref: '/dashboard',
    currentHref: '/my-plan/202611',
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'My plan' })).toHaveAttribute('aria-current', 'page'),
});
export const Loading = meta.story({
  parameters: { staysLoading: true },
  args: { areas: visibleAreas({ permissions: allPermissions, dashboard: undefined }) },
});
export const AtHome = meta.story({ args: { currentHref: '/dashboard' } });
