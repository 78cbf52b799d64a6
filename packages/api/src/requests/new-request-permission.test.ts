import { actions } from '../session/permissions.ts';
import { expect, test } from 'vitest';
import { newRequestPermission } from './new-request-permission.ts';

const { absence, unavailabilityEdit } = actions;

test.each([
  ['requests', [], [], 'allowed'],
  ['requests', [absence], [], 'disabled'],
  ['requests', [absence], [absence], 'hidden'],
  ['requests', [unavailabilityEdit], [unavailabilityEdit], 'allowed'],
  ['unavailabilities', [], [], 'allowed'],
  ['unavailabilities', [absence], [], 'disabled'],
  ['unavailabilities', [unavailabilityEdit], [], 'disabled'],
  ['unavailabilities', [absence], [unavailabilityEdit], 'hidden'],
] as const)(
  'a new request of %s with %j disabled and %j invisible is %s',
  { tags: ['requests-40', 'unavailability-22'] },
  (agenda, disabled, invisible, permission) => {
    const permissions = { disabled: new Set<string>(disabled), invisible: new Set<string>(invisible) };
    expect(newRequestPermission(permissions, agenda)).toBe(permission);
  },
);
