import { visibleAreas } from '../../areas/visibleAreas.ts';
import { allPermissions } from '@selfservice/api/session/permissions';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aDashboard } from '../dashboard.fixtures.ts';
import { AreaTiles } from './AreaTiles.tsx';

const everything = aDashboard({
  roles: {
    isApprovable: true,
    isApprover: true,
    isUnavailabilityApprover: true,
    isAbsenceApprover: true,
    isUnavailabilityApprovable: true,
  },
  counts: {
    planCheck: 2,
    planApprove: 3,
    myRequests: 1,
    myUnavailability: 4,
    requestsToApprove: 1240,
    unavailabilitiesToApprove: 17,
    overtime: 6,
    worksheetSignatures: 1,
  },
});

const meta = preview.meta({
  component: AreaTiles,
  args: {
    areas: visibleAreas({ permissions: allPermissions, dashboard: everything }),
    hrefFor: (area) => `/${area}`,
  },
  parameters: { layout: 'padded' },
});

export const EveryBadge = meta.story({
  tags: ['dashboard-8', 'dashboard-9', 'dashboard-35'],
  play: async ({ canvas, step }) => {
    for (const name of [
      'My plan 5 waiting',
      'My worksheet 1 waiting',
      'My requests 1 waiting',
      'My unavailability 4 waiting',
      'My overtime 6 waiting',
      'Requests to approve 1240 waiting',
      'Unavailabilities to approve 17 waiting',
    ])
      await expect(canvas.findByRole('link', { name })).resolves.toBeVisible();
    await step('the areas are in two groups', async () => {
      const linksOf = (name: string) => within(canvas.getByRole('region', { name })).getAllByRole('link');
      await expect(linksOf('Mine').map(({ textContent }) => textContent)).toContain('Online terminal');
      await expect(linksOf('Team').map(({ textContent }) => textContent)).toContain('Presence');
    });
    await step('no count touches the next name', async () => {
      const links = canvas.getAllByRole('link');
      for (const [place, link] of links.entries()) {
        const ends = [...link.querySelectorAll(':not(font)')].map((part) => part.getBoundingClientRect());
        const next = links[place + 1]?.getBoundingClientRect();
        if (!next || next.top !== link.getBoundingClientRect().top) continue;
        await expect(Math.max(...ends.map(({ right }) => right)) + 4).toBeLessThanOrEqual(next.left);
      }
    });
  },
});
export const Loading = meta.story({
  tags: ['dashboard-10'],
  parameters: { staysLoading: true },
  args: { areas: visibleAreas({ permissions: allPermissions, dashboard: undefined }) },
});
export const CountsUnknown = meta.story({
  args: { areas: visibleAreas({ permissions: allPermissions, dashboard: null }) },
});
export const None = meta.story({ args: { areas: [] } });
