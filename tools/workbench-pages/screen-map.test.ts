import { globSync } from 'node:fs';
import { areas } from '@selfservice/ui/areas/areas';
import { expect, test } from 'vitest';
import { callAccess } from './call-access.ts';
import { createCodeGraph } from './code-graph.ts';
import { screenMap } from './screen-map.ts';

const { screens, otherCalls } = screenMap();
const pathsOf = (name: string) => screens.find((screen) => screen.name === name)?.paths;

test('every area has a screen or a dialog on the map, in the order of the areas', () => {
  expect([...new Set(screens.map(({ area }) => area))]).toEqual(areas.map(({ word }) => word));
});

test('every folder of a screen or dialog is on the map, with stories', () => {
  const areaWords = areas.map(({ word }) => word).join(',');
  const folders = globSync(`packages/ui/src/{${areaWords}}/*{Screen,Dialog}/`);
  expect(screens.filter(({ name }) => /(Screen|Dialog)$/.test(name))).toHaveLength(folders.length);
  expect(screens.filter(({ stories }) => !stories)).toEqual([]);
});

test('every declared path is on the map, with the right of its route', () => {
  const declared = areas.flatMap(({ paths = {} }) => Object.entries(paths));
  const mapped = screens.flatMap(({ paths }) =>
    paths.map(({ path, right }) => [path, right?.action ?? null] as const),
  );
  expect(Object.fromEntries(mapped)).toEqual(Object.fromEntries(declared));
  expect(pathsOf('MyPlanScreen')).toEqual([
    { path: '/plan/my/:date?', right: { action: 'runMyPlan', words: 'My plan' } },
  ]);
});

test('a screen of an area with several paths has its own path only', () => {
  expect(pathsOf('TerminalScreen')?.map(({ path }) => path)).toEqual(['/online-terminal']);
  expect(pathsOf('LastPassesScreen')?.map(({ path }) => path)).toEqual(['/lastPasses']);
});

test('every call of the contract is made by a screen, or by the session or the frame', () => {
  const mapped = new Set([...screens.flatMap(({ calls }) => calls), ...otherCalls]);
  const ofContract = callAccess().map(({ call }) => call);
  expect([...mapped].toSorted()).toEqual(ofContract.toSorted());
  expect(otherCalls.toSorted()).toEqual([
    'getDelegatedTicket',
    'getEmploymentTicket',
    'getLicenseValid',
    'getStartup',
    'getSubstituteTicket',
    'getUserList',
    'getWindowsTicket',
    'postReportError',
    'postToken',
  ]);
});

test('every path has a section of help', () => {
  expect(screens.filter(({ paths, help }) => paths.length > 0 && help.length === 0)).toMatchObject([
    { name: 'CentrePickerDialog' },
  ]);
  const [plan] = screens.find(({ name }) => name === 'MyPlanScreen')?.help ?? [];
  expect(plan).toEqual({ anchor: 'plan/my', heading: 'My plan' });
});

test('the graph follows imports, spread values and dialogs that are loaded later', () => {
  const used = createCodeGraph().usedBy('packages/ui/src/presence/PresenceScreen/PresenceScreen.tsx');
  expect(used).toContain('packages/api/src/presence/presence.wire.ts#postPresence');
  expect(used).toContain('packages/api/src/centres/centres.wire.ts#postCategories');
  expect(used).not.toContain('packages/api/src/terminal/terminal.wire.ts#postPass');
});
