import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Action } from './permissions.ts';
import { actions, allPermissions, isAllowed, permissionFor } from './permissions.ts';

const names = Object.keys(actions) as Action[];
const ids = fc.subarray([...Object.values(actions), 'SelfServiceApp_Unknown']);
const anAction = fc.constantFrom(...names);

test('hidden wins over disabled, and what is in neither list is allowed', () => {
  fc.assert(
    fc.property(ids, ids, anAction, (disabled, invisible, action) => {
      const permissions = { disabled: new Set(disabled), invisible: new Set(invisible) };
      const id = actions[action];
      const expected = invisible.includes(id) ? 'hidden' : disabled.includes(id) ? 'disabled' : 'allowed';
      expect(permissionFor(permissions, action)).toBe(expected);
      expect(isAllowed(permissions, action)).toBe(expected === 'allowed');
    }),
  );
});

test('without lists everything is allowed', () => {
  for (const action of names) expect(permissionFor(allPermissions, action)).toBe('allowed');
});

test('each action has an identifier of its own', () => {
  expect(new Set(Object.values(actions)).size).toBe(names.length);
});
