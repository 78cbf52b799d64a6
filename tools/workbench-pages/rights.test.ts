import { actions } from '@selfservice/api/session/permissions';
import { areas } from '@selfservice/ui/areas/areas';
import { expect, test } from 'vitest';
import { missingPermissions } from '../stories/missing.ts';
import { rightNames, rightRows } from './rights.ts';
import { permissionsIn, storyPermissions } from './story-permissions.ts';

const rows = rightRows();
const rowOf = (action: string) => rows.find((row) => row.action === action);

test('every right is on the page, with its words', () => {
  expect(rows.map(({ action }) => action)).toEqual(Object.keys(actions));
  expect(rows.filter(({ words }) => !/^[A-Z]/.test(words))).toEqual([]);
  expect(Object.keys(rightNames()).toSorted()).toEqual(Object.values<string>(actions).toSorted());
});

test('the stories of every right are found, the same as in the pictures', () => {
  const seen = storyPermissions().map((story) => ({ ...story, text: '' }));
  expect(missingPermissions(seen, new Set(areas.map(({ word }) => word)))).toEqual([]);
  expect(rows.filter(({ disabled }) => disabled.length === 0)).toEqual([]);
  expect(rows.filter(({ hidden }) => hidden.length === 0)).toMatchObject([{ action: 'runApp' }]);
});

test('every right opens an address, or a module reads it', () => {
  expect(rows.filter(({ paths, modules }) => paths.length + modules.length === 0)).toEqual([]);
  expect(rowOf('runMyPlan')).toMatchObject({ paths: ['/plan/my/:date?'], entries: ['My plan'] });
  expect(rowOf('planCheck')).toMatchObject({
    counts: ['My plan'],
    modules: expect.arrayContaining(['PlanLegend']),
  });
});

test('every right that the contract names has its calls', () => {
  expect(rowOf('absence')?.calls).toContain('postAbsences');
  expect(rows.flatMap(({ calls }) => calls)).toContain('postPresence');
});

test('stories of the area itself come first', () => {
  expect(rowOf('absence')?.disabled[0]?.id).toBe(
    'requests-myrequestsscreen-myrequestspermissions--new-disabled',
  );
  expect(rowOf('planCheck')?.hidden[0]?.id).toBe('my-plan-myplanscreen-myplanpermissions--signing-hidden');
});

test.each([
  ["const a = 'A';", '[a]', ['A']],
  ["const [, b] = ['A', 'B'];", "[b, 'C']", ['B', 'C']],
  ['const { absence } = actions;', '[absence]', [actions.absence]],
  ['const all = Object.values(actions);', 'all', Object.values(actions)],
  ['', '[...[actions.runReports]]', [actions.runReports]],
])('permissionsIn reads constants: %s %s', (constants, value, disabled) => {
  const source = `${constants}\nconst meta = preview.meta({});\nexport const Story = meta.story({ parameters: { scenario: { disabledActions: ${value} } } });`;
  expect(permissionsIn(source, 'a.tsx')).toEqual([{ file: 'a.tsx', name: 'Story', disabled, hidden: [] }]);
});

test('a story inherits the permissions of its meta and of the story that it extends', () => {
  const source = `const meta = preview.meta({ parameters: { scenario: { invisibleActions: ['A'] } } });
export const One = meta.story({ play: () => { log({ disabledActions: ['X'] }); } });
export const Two = One.extend({ parameters: { scenario: { disabledActions: ['B'] } } });`;
  expect(permissionsIn(source, 'a.tsx')).toMatchObject([
    { name: 'One', disabled: [], hidden: ['A'] },
    { name: 'Two', disabled: ['B'], hidden: ['A'] },
  ]);
});
