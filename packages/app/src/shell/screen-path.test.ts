import { expect, test } from 'vitest';
import { screenPath } from './routes.ts';

test.each([
  ['/requests-approve', '/requests-approve/:id?'],
  ['/requests-approve/12', '/requests-approve/:id?'],
  ['/unavailabilities-approve/12', '/unavailabilities-approve/:id?'],
  ['/plan/my/202611', '/plan/my/:date?'],
  ['/dashboard', '/dashboard'],
  ['/nowhere', '/nowhere'],
])('%s belongs to the route %s', (pathname, path) => {
  expect(screenPath(pathname)).toBe(path);
});
