import { localDateTime } from '@selfservice/api/core/local-date';
import { allPermissions } from '@selfservice/api/session/permissions';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { visibleAreas } from '../../areas/visibleAreas.ts';
import { aDashboard } from '../dashboard.fixtures.ts';
import { HomeActions } from './HomeActions.tsx';

const lastPass = { time: localDateTime('2026-11-20T07:58:00'), text: 'In', direction: 'in' as const };
const areas = visibleAreas({ permissions: allPermissions, dashboard: aDashboard() });

const meta = preview.meta({
  component: HomeActions,
  args: { areas, permissions: allPermissions, lastPass, hrefFor: (area) => `/${area}` },
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: false },
});

export const Default = meta.story({
  tags: ['dashboard-36'],
  play: async ({ canvas, step }) => {
    await step('after a pass in the next one is probably out', async () => {
      const pass = await canvas.findByRole('link', { name: 'Clock out' });
      await expect(pass).toHaveAttribute('href', '/terminal?pass=out');
      await expect(pass.offsetHeight).toBeGreaterThanOrEqual(44);
    });
    await step('the other link opens a new request', () =>
      expect(canvas.getByRole('link', { name: 'New request' })).toHaveAttribute('href', '/requests?new'),
    );
  },
});

export const AfterAPassOut = meta.story({
  tags: ['dashboard-36'],
  args: { lastPass: { ...lastPass, text: 'Lunch', direction: 'out' } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Clock in' })).toHaveAttribute('href', '/terminal?pass=in'),
});

export const LastPassUnknown = meta.story({
  tags: ['dashboard-36'],
  args: { lastPass: undefined },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Record a pass' })).toHaveAttribute('href', '/terminal'),
});

export const Loading = meta.story({
  args: { lastPass: 'loading', areas: visibleAreas({ permissions: allPermissions, dashboard: undefined }) },
  parameters: { staysLoading: true },
  play: ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
});

export const WithoutTerminal = meta.story({
  tags: ['dashboard-36'],
  args: { areas: areas.filter(({ area }) => area !== 'terminal') },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('link', { name: 'New request' })).resolves.toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

export const WithoutRequests = meta.story({
  tags: ['dashboard-36'],
  args: { permissions: { ...allPermissions, disabled: new Set(['SelfServiceApp_Absence']) } },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('link', { name: 'Clock out' })).resolves.toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});
