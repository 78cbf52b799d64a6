import { expect, test } from 'vitest';
import { personName } from './personName.ts';

test.each([
  ['Ing. Petr Svoboda, Ph.D.', { degreeBefore: 'Ing.', degreeAfter: 'Ph.D.' }],
  ['Petr Svoboda', {}],
  ['Svoboda', { givenName: '' }],
])('returns %s', (name, parts) => {
  const plain = { givenName: 'Petr', surname: 'Svoboda', degreeBefore: '', degreeAfter: '' };
  expect(personName({ ...plain, ...parts })).toBe(name);
});
