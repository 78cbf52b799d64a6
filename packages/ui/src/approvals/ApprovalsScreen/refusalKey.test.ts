import { expect, test } from 'vitest';
import { refusalKey } from './refusalKey.ts';

const options = { agenda: 'requests', isApprover: true, isRoleLoading: false, isBulk: false } as const;

test.each([
  ['an approver', {}, null],
  ['a selection', { isBulk: true }, 'detail.bulk'],
  ['another person', { isApprover: false }, 'detail.notApprover.requests'],
  ['a role that is loading', { isApprover: null, isRoleLoading: true }, 'detail.roleLoading'],
  ['a role that the backend does not say', { isApprover: null }, 'detail.roleUnknown'],
] as const)('%s has its own refusal', (_case, changes, key) => {
  expect(refusalKey({ ...options, ...changes })).toBe(key);
});
