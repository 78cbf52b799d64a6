import { expect, test } from 'vitest';
import { strictRefusal } from './strict-rules.ts';

test.each(['Winter-7-tyres', 'x2342y', 'aab-bcc', 'x901y', 'ab'])('accepts the password %s', (password) => {
  expect(strictRefusal(password, 'marek')).toBeNull();
});

test.each([
  ['xMAREKx', /user name/],
  ['Tyres-321', /run/],
  ['Tyres-cBa', /run/],
  ['xXYZ-7', /run/],
  ['Wooo-7', /repeats/],
])('refuses the password %s with the reason %s', (password, reason) => {
  expect(strictRefusal(password, 'marek')?.en).toMatch(reason);
});
