import { expect, test } from 'vitest';
import { aStorage } from '../shell/storage.fixtures.ts';
import { createStoredValues } from '../shell/stored-values.ts';
import { forgetVisitor } from './forget-visitor.ts';

test('removes the values of the product for the device and the tab, and nothing else', () => {
  const local = aStorage({
    'selfservice.theme': 'dark',
    'selfservice.departmentPlan.mode': '3',
    'selfservice.terminal.queue': '[]',
    other: 'stays',
  });
  const session = aStorage({ 'selfservice.refreshToken': 'token', 'selfservice.drafts': '{}' });
  forgetVisitor(createStoredValues({ local: local.open, session: session.open }));
  expect([...local.rows]).toEqual([['other', 'stays']]);
  expect([...session.rows]).toEqual([]);
});
