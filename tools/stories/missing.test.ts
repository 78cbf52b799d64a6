import { actions } from '@selfservice/api/session/permissions';
import { expect, test } from 'vitest';
import { missingMessages, missingPermissions } from './missing.ts';

const nothing = { text: '', disabled: [], hidden: [] };

test('missingMessages returns messages of existing areas that no story shows', () => {
  expect(missingMessages([nothing], new Set(['errors']))).toEqual([
    'errors: no story shows the message “Page not found”',
  ]);
  expect(
    missingMessages([{ ...nothing, text: '404\nPage not found\nGo to home' }], new Set(['errors'])),
  ).toEqual([]);
  expect(missingMessages([nothing], new Set(['primitives']))).toEqual([]);
});

test('a placeholder in a message matches any text, everything else only itself', () => {
  const areas = new Set(['department-plan']);
  const words = 'Center "Assembly" includes more persons than is allowed to load (1000).';
  expect(missingMessages([{ ...nothing, text: words }], areas)).toEqual([]);
  expect(missingMessages([{ ...nothing, text: words.replace('(', '') }], areas)).toHaveLength(1);
});

test('missingPermissions returns permissions that no story shows disabled and hidden', () => {
  const areas = new Set(['dashboard']);
  const all = Object.values(actions);
  expect(missingPermissions([{ ...nothing, disabled: all, hidden: all }], areas)).toEqual([]);
  expect(missingPermissions([{ ...nothing, disabled: all }], areas)).toContain(
    'dashboard: no story has SelfServiceApp_RunReports hidden',
  );
  expect(missingPermissions([nothing], new Set())).toEqual([]);
});
