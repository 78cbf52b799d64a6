import { expect, test } from 'vitest';
import { aStorage } from '../shell/storage.fixtures.ts';
import { createStoredValues } from '../shell/stored-values.ts';
import { signInVisitor } from './sign-in-visitor.ts';

function visit(configuration: { multiTenant?: boolean }) {
  const local = aStorage({ 'selfservice.theme': 'dark', 'selfservice.plan.month': '2026-10' });
  const session = aStorage({
    'selfservice.refreshToken': 'old',
    'selfservice.signIn': '{}',
    'selfservice.lastActivity': '1',
    'selfservice.drafts': '{}',
  });
  const stored = createStoredValues({ local: local.open, session: session.open });
  signInVisitor(stored, 'slovak', 'new', { configuration });
  return { device: Object.fromEntries(local.rows), tab: Object.fromEntries(session.rows) };
}

test('replaces the sign-in of the tab, and keeps the choices for the device', () => {
  expect(visit({})).toEqual({
    device: { 'selfservice.theme': 'dark' },
    tab: { 'selfservice.refreshToken': 'new' },
  });
});

test('stores the customer code of the person if there are several customers', () => {
  expect(visit({ multiTenant: true })).toMatchObject({
    device: { 'selfservice.customerCode': 'beta' },
    tab: { 'selfservice.customerCode': 'beta' },
  });
});
