import { actions } from '@selfservice/api/session/permissions';
import { describe, expect, test } from 'vitest';
import type { DemoRights } from './demo.types.ts';
import { allRights, presetIds, presetOf, stateOf, wayOf, withPreset, withState, withWay } from './rights.ts';

const everything: DemoRights = { disabledActions: [], invisibleActions: [] };

describe.each(presetIds)('the preset %s', (id) => {
  test.each(['hidden', 'disabled'] as const)('is recognized if its rights are %s', (way) => {
    expect(presetOf(withPreset(everything, id, way))).toBe(id);
  });

  test('allows the sign-in', () => {
    expect(stateOf(withPreset(everything, id, 'hidden'), 'runApp')).toBe('allowed');
  });
});

test('a right has one state at a time', () => {
  const hidden = withState(everything, 'absence', 'hidden');
  expect(hidden).toEqual({ disabledActions: [], invisibleActions: [actions.absence] });
  const disabled = withState(hidden, 'absence', 'disabled');
  expect(disabled).toEqual({ disabledActions: [actions.absence], invisibleActions: [] });
  expect(withState(disabled, 'absence', 'allowed')).toEqual(everything);
});

test('rights that the product does not know stay', () => {
  const rights = { disabledActions: ['ReportsSelfServiceApp_Other'], invisibleActions: [] };
  expect(withPreset(rights, 'employee', 'hidden').disabledActions).toEqual(rights.disabledActions);
  expect(presetOf(rights)).toBe('everything');
});

test('all rights that are taken away can change their way together', () => {
  const mixed = withState(withState(everything, 'absence', 'hidden'), 'runReports', 'disabled');
  expect(wayOf(everything)).toBeNull();
  expect(wayOf(mixed)).toBeNull();
  const changed = withWay(mixed, 'disabled');
  expect(wayOf(changed)).toBe('disabled');
  expect(allRights.filter((right) => stateOf(changed, right) !== 'allowed')).toEqual([
    'absence',
    'runReports',
  ]);
});
