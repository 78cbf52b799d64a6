import { areas } from '@selfservice/ui/areas/areas';
import { entryHrefs, entryNames } from '@selfservice/ui/areas/visibleAreas';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { openPaths } from '../testing/open-paths.ts';
import { helpHref } from './hrefs.ts';
import { areaRoutes, redirectRoutes, screenPath } from './routes.ts';

const routeOf = (address: string) => areaRoutes.find(({ path }) => matchPath(path, address));

test.each([
  ['/dashboard', null],
  ['/requests-approve', 'runRequestsApproval'],
  ['/requests-approve/17', 'runRequestsApproval'],
  ['/unavailabilities-approve', 'runUnavailabilityApproval'],
  ['/unavailabilities-approve/17', 'runUnavailabilityApproval'],
  ['/my-requests', 'runMyRequests'],
  ['/my-unavailability', 'runMyUnavailability'],
  ['/personal-card', null],
  ['/change-password', null],
  ['/plan/my', 'runMyPlan'],
  ['/plan/my/202611', 'runMyPlan'],
  ['/my-worksheet', 'runMyWorksheet'],
  ['/my-worksheet/202611', 'runMyWorksheet'],
  ['/plan/department', 'runDepartmentPlan'],
  ['/plan/states', 'runPlanStates'],
  ['/worksheet/states', 'runWorksheetStates'],
  ['/presence', 'runPresence'],
  ['/overtime', 'runOvertime'],
  ['/reports', 'runReports'],
  ['/online-terminal', 'runTerminal'],
  ['/lastPasses', 'runTerminal'],
  ['/help', null],
  ['/help/plan_my', null],
])('%s needs the action %s', { tags: ['shell-3', 'shell-35'] }, (address, runAction) => {
  expect(routeOf(address)?.runAction).toBe(runAction);
});

test.each(['/nowhere', '/plan', '/dashboard/more', '/requests-aproove/17'])(
  '%s has no route',
  { tags: ['shell-5'] },
  (address) => {
    expect(routeOf(address)).toBeUndefined();
  },
);

test('every path that an area declares has a screen', { tags: ['shell-3'] }, () => {
  expect(areaRoutes.map(({ path }) => path)).toEqual(areas.flatMap(({ paths = {} }) => Object.keys(paths)));
});

test('old and short addresses redirect to a route', { tags: ['shell-1', 'shell-2'] }, () => {
  expect(redirectRoutes).toEqual([
    { path: '/', to: '/dashboard' },
    { path: '/requests-aproove', to: '/requests-approve' },
  ]);
  for (const { to } of redirectRoutes) expect(routeOf(to)).toBeDefined();
});

test('the test routes are not behind the sign-in', { tags: ['shell-7'] }, () => {
  expect(openPaths).toEqual(['/testing/timeline', '/testing/stack']);
  for (const path of openPaths) expect(routeOf(path)).toBeUndefined();
});

test.each(entryNames)('the navigation entry %s leads to a route', (area) => {
  expect(routeOf(entryHrefs[area])).toBeDefined();
});

test.each([
  ['/dashboard', '/help/dashboard'],
  ['/plan/my/202611', '/help/plan_my'],
  ['/requests-approve/17', '/help/requests-approve'],
  ['/lastPasses', '/help/lastPasses'],
  ['/nowhere', '/help/nowhere'],
  ['/help/plan_my', '/help'],
])('help of %s is at %s', { tags: ['help-5'] }, (pathname, href) => {
  expect(helpHref(screenPath(pathname))).toBe(href);
});
