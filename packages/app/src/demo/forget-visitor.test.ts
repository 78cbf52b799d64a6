import { expect, test } from 'vitest';
import { createStoredValues } from '../shell/stored-values.ts';
import { forgetVisitor } from './forget-visitor.ts';

function aStorage(entries: Record<string, string>) {
  const rows = new Map(Object.entries(entries));
  const storage = {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  };
  return { rows, open: () => storage };
}

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
