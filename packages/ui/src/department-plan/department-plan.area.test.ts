import { actions, allPermissions } from '@selfservice/api/session/permissions';
import { expect, test } from 'vitest';
import { visibleAreas } from '../areas/visibleAreas.ts';

test(
  'the entry is hidden while its run action is disabled or hidden',
  { tags: ['department-plan-32'] },
  () => {
    const isVisible = (permissions: typeof allPermissions) =>
      visibleAreas({ permissions, dashboard: undefined }).some(({ area }) => area === 'department-plan');
    const ids = new Set([actions.runDepartmentPlan]);
    expect(isVisible(allPermissions)).toBe(true);
    expect(isVisible({ ...allPermissions, disabled: ids })).toBe(false);
    expect(isVisible({ ...allPermissions, invisible: ids })).toBe(false);
  },
);
