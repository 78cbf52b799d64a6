import { visibleAreas } from '../../areas/visibleAreas.ts';
import { allPermissions } from '@selfservice/api/session/permissions';
import { expect } from 'storybook/test';
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
  tags: ['dashboard-8', 'dashboard-9'],
  play: async ({ canvas }) => {
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
