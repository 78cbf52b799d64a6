import type { Roles } from '@selfservice/api/dashboard/dashboard';
import type { Action } from '@selfservice/api/session/permissions';
import { actions, allPermissions } from '@selfservice/api/session/permissions';
import { describe, expect, test } from 'vitest';
import { visibleAreas } from '../areas/visibleAreas.ts';
import { aDashboard } from '../dashboard/dashboard.fixtures.ts';

const noRoles = aDashboard().roles;

function isVisible(area: string, roles: Partial<Roles>, permissions = allPermissions): boolean {
  const dashboard = aDashboard({ roles: { ...noRoles, ...roles } });
  return visibleAreas({ permissions, dashboard }).some((visible) => visible.area === area);
}

const entries: [entry: string, role: keyof Roles, action: Action][] = [
  ['approvals-requests', 'isApprover', 'runRequestsApproval'],
  ['approvals-unavailabilities', 'isUnavailabilityApprover', 'runUnavailabilityApproval'],
];

describe.each(entries)('the entry %s', { tags: ['approvals-35'] }, (entry, role, action) => {
  test(`is visible with the role ${role}, and hidden without it or while it is unknown`, () => {
    expect(isVisible(entry, { [role]: true })).toBe(true);
    expect(isVisible(entry, { [role]: false })).toBe(false);
    expect(isVisible(entry, { [role]: null })).toBe(false);
  });

  test(`is hidden while the action ${action} is disabled or hidden`, () => {
    const ids = new Set([actions[action]]);
    const roles = { isApprover: true, isUnavailabilityApprover: true };
    expect(isVisible(entry, roles, { ...allPermissions, disabled: ids })).toBe(false);
    expect(isVisible(entry, roles, { ...allPermissions, invisible: ids })).toBe(false);
    const others = entries.filter(([name]) => name !== entry);
    for (const [other] of others)
      expect(isVisible(other, roles, { ...allPermissions, disabled: ids })).toBe(true);
  });
});
