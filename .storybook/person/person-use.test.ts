import { expect, test } from 'vitest';
import { watchPerson, watchedPermissions } from './person-use.ts';

test('a question for a permission is a use of the person, reading the sets is none', () => {
  const watch = watchPerson();
  const permissions = watchedPermissions({ disabled: new Set(['a']), invisible: new Set() }, watch);
  expect([permissions.disabled.size, ...permissions.disabled]).toEqual([1, 'a']);
  expect(watch.isUsed()).toBe(false);
  expect(permissions.disabled.has('a')).toBe(true);
  expect(watch.isUsed()).toBe(true);
});
