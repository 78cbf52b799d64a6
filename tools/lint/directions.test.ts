import { expect, test } from 'vitest';
import { directionFault } from './directions.ts';

const view = 'packages/ui/src/dashboard/AreaTiles/AreaTiles.tsx';
const screen = 'packages/ui/src/dashboard/DashboardScreen/DashboardScreen.tsx';
const fault = (from: string, specifier: string, ...names: string[]) =>
  directionFault({ from, specifier, names });

test.each([
  ['ui imports app', view, '@selfservice/app/shell/storage'],
  ['ui imports the mock server', view, '@selfservice/mock-server/core/people'],
  ['ui imports wire names', screen, '@selfservice/api/dashboard/dashboard.wire'],
  ['ui imports the router', screen, 'react-router-dom'],
  ['api imports ui', 'packages/api/src/session/session.ts', '@selfservice/ui/primitives/Button'],
  ['core imports an area', 'packages/api/src/core/clock.ts', '../session/session.ts'],
  ['api area imports another', 'packages/api/src/reports/reports.ts', '../terminal/terminal.ts'],
  [
    'the list of areas imports a screen',
    'packages/ui/src/areas/areas.ts',
    '../requests/MyRequestsScreen/MyRequestsScreen.tsx',
  ],
  ['area imports another', view, '../../session/LoginScreen/LoginScreen.tsx'],
  ['pattern imports an area', 'packages/ui/src/patterns/AppBar/AppBar.tsx', '../../session/X/X.tsx'],
  ['primitive imports a pattern', 'packages/ui/src/primitives/Button/Button.tsx', '../../patterns/X/X.tsx'],
  [
    'primitive imports an area of the api',
    'packages/ui/src/primitives/Badge/Badge.tsx',
    '@selfservice/api/dashboard/dashboard',
  ],
  ['token imports a primitive', 'packages/ui/src/tokens/theme.ts', '../primitives/Button/Button.tsx'],
  [
    'mock server uses the mapping',
    'packages/mock-server/src/session/session.handlers.ts',
    '@selfservice/api/session/session',
  ],
  [
    'the mock server’s core imports an area',
    'packages/mock-server/src/core/database.ts',
    '../requests/request-rows.ts',
  ],
  ['product starts the mock server', 'packages/app/src/main.tsx', '@selfservice/mock-server/browser'],
  ['product imports the manual clock', view, '@selfservice/mock-server/core/manual-clock'],
  [
    'api imports the manual clock',
    'packages/api/src/approvals/decision-queue.ts',
    '@selfservice/mock-server/core/manual-clock',
  ],
  ['app uses wire names', 'packages/app/src/main.tsx', '@selfservice/api/session/session.wire'],
  ['app area imports another', 'packages/app/src/reports/X.tsx', '../terminal/useTerminal.ts'],
  ['a screen imports samples', screen, './dashboard.fixtures.tsx'],
  ['the app imports samples', 'packages/app/src/shell/App.tsx', '@selfservice/api/core/signed-in.fixtures'],
  ['a screen imports the workbench by its path', screen, '../../../../../.storybook/backend.ts'],
  ['a screen imports the workbench', screen, '#storybook/backend.ts'],
  [
    'primitive imports the transport',
    'packages/ui/src/primitives/Button/Button.tsx',
    '@selfservice/api/core/transport',
  ],
  ['a story imports app', 'packages/ui/src/dashboard/X/X.stories.tsx', '@selfservice/app/main'],
])('directionFault reports that %s', (_rule, from, specifier) => {
  expect(fault(from, specifier)).toEqual(expect.any(String));
});

test('the mock server may not use the client’s conversion of dates, only its schemas', () => {
  const rules = 'packages/mock-server/src/requests/insert-absence.ts';
  const wire = '@selfservice/api/core/wire';
  for (const names of [['fromWireDate'], ['toWireMonth'], ['wireDateTime', 'fromCommaList'], []])
    expect(fault(rules, wire, ...names)).toContain('wire-dates');
  expect(fault(rules, wire, 'wireDateTime', 'nothing')).toBeNull();
});

test('a view may not use queries, a screen and a picker may', () => {
  expect(fault(view, '@selfservice/api/dashboard/dashboard', 'dashboardQuery')).toContain('Only screens');
  expect(fault(screen, '@selfservice/api/dashboard/dashboard', 'dashboardQuery')).toBeNull();
  expect(fault(view, '@selfservice/api/dashboard/dashboard', '*')).toContain('Only screens');
  for (const hook of ['useQuery', 'useQueries', 'useSuspenseQuery', 'useMutation', 'useQueryClient', '*'])
    expect(fault(view, '@tanstack/react-query', hook)).toContain('Only screens');
  expect(fault(screen, '@tanstack/react-query', 'useQuery')).toBeNull();
  const hook = 'packages/ui/src/approvals/ApprovalsScreen/useApprovals.ts';
  expect(fault(hook, '@tanstack/react-query', 'useQueryClient')).toBeNull();
  expect(
    fault('packages/ui/src/approvals/ApprovalDecisionBar/useX.ts', '@tanstack/react-query', 'useQuery'),
  ).toContain('Only screens');
  const picker = 'packages/ui/src/requests/PersonPicker/PersonPicker.tsx';
  expect(fault(picker, '@selfservice/api/requests/request-people', 'requestPeopleQuery')).toBeNull();
});

test('the product may load the mock server only by one dynamic import', () => {
  const from = 'packages/app/src/testing/test-server.ts';
  const specifier = '@selfservice/mock-server/testing/test-backend';
  const dynamicFault = (edge: { from: string; specifier: string }) =>
    directionFault({ ...edge, names: [], isDynamic: true });
  expect(dynamicFault({ from, specifier })).toBeNull();
  expect(fault(from, specifier, 'createTestBackend')).toContain('never asks');
  expect(dynamicFault({ from, specifier: '@selfservice/mock-server/browser' })).toContain('never asks');
  for (const other of ['testing/StackTestRoute.tsx', 'testing/more/test-server.ts', 'shell/App.tsx'])
    expect(dynamicFault({ from: `packages/app/src/${other}`, specifier })).toContain('never asks');
  for (const inUi of [view, 'packages/ui/src/testing/StackTestScreen/StackTestScreen.tsx'])
    expect(dynamicFault({ from: inUi, specifier })).toContain('Only stories and tests');
});

test.each([
  [view, '../../patterns/EmptyState/EmptyState.tsx'],
  [view, '../../primitives/Button/Button.tsx'],
  [view, '../../areas/visibleAreas.ts'],
  ['packages/ui/src/approvals/X/X.tsx', '../../requests/Y/Y.tsx'],
  ['packages/ui/src/presence/X/X.tsx', '../../centres/Y/Y.tsx'],
  ['packages/ui/src/areas/areas.ts', '../requests/requests.area.ts'],
  ['packages/ui/src/presence/presence.area.ts', '../areas/defineArea.ts'],
  ['packages/mock-server/src/session/session.handlers.ts', '@selfservice/api/session/session.wire'],
  ['packages/app/src/demo.tsx', '@selfservice/mock-server/browser'],
  ['packages/app/src/shell/App.tsx', 'react-router-dom'],
  ['packages/ui/src/dashboard/X/X.stories.tsx', '@selfservice/mock-server/core/people'],
  ['packages/ui/src/dashboard/X/X.stories.tsx', './dashboard.fixtures.tsx'],
  ['packages/app/src/approvals/ApprovalsRoute.tsx', '../requests/usePendingOnly.ts'],
  ['packages/app/src/reports/X.tsx', '../shell/hrefs.ts'],
  ['packages/ui/src/primitives/Calendar/Calendar.tsx', '@selfservice/api/core/local-date'],
])('%s may import %s', (from, specifier) => {
  expect(fault(from, specifier)).toBeNull();
});
