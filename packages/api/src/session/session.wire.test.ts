import * as v from 'valibot';
import { expect, test } from 'vitest';
import { configurationSchema, getStartup } from './session.wire.ts';

/** Returns the first field of a value that breaks a schema; null for none. */
function brokenField(schema: v.GenericSchema, value: unknown): string | null {
  const { issues } = v.safeParse(schema, value);
  return issues ? v.getDotPath(issues[0]) : null;
}

const startupDefaults = {
  canRunWindowsAuth: false,
  isDelegatedAuthEnabled: false,
  delegatedAuthStyle: 0,
  delegatedAuthCustomizableText: '',
};

test('these tests cover every optional field of the start-up data', { tags: ['session-44'] }, () => {
  const fields = Object.keys(getStartup.answer.entries).filter((field) => field !== 'isEnabled');
  expect(Object.keys(startupDefaults).toSorted()).toEqual(fields.toSorted());
});

test.each(Object.keys(startupDefaults))(
  '%s of the start-up data may be null or missing and takes its default',
  { tags: ['session-44', 'shell-44'] },
  (field) => {
    const others = {
      delegatedAuthCustomizableText: 'Our own',
      isDelegatedAuthEnabled: true,
      isEnabled: true,
    };
    const { [field]: _left, ...without } = others as Record<string, unknown>;
    const expected = { ...startupDefaults, ...without };
    expect(v.parse(getStartup.answer, without)).toEqual(expected);
    expect(v.parse(getStartup.answer, { ...without, [field]: null })).toEqual(expected);
  },
);

test.each([2, -1, '1', {}])(
  'an unknown delegatedAuthStyle %j falls back to 0',
  { tags: ['session-44'] },
  (delegatedAuthStyle) => {
    expect(v.parse(getStartup.answer, { isEnabled: true, delegatedAuthStyle })).toMatchObject({
      delegatedAuthStyle: 0,
    });
  },
);

test.each([null, undefined, 'true'])(
  'start-up data whose isEnabled is %j break the contract at that field',
  { tags: ['session-44', 'shell-45'] },
  (isEnabled) => {
    expect(brokenField(getStartup.answer, { isEnabled })).toBe('isEnabled');
  },
);

const configurationDefaults: Record<string, unknown> = {
  endpoint: '',
  syncEndpointOriginWithClient: false,
  debug: false,
  autoLogoutMinutes: 0,
  infoText: '',
  uploadSize: 1200,
  uploadQuality: 0.5,
  multiTenant: false,
  substitutionsEnabled: false,
  authenticationUrl: '',
  undoSeconds: 6,
  terminalQueue: false,
  installable: true,
  offlinePlan: true,
};

test('a configuration without any field has every default', { tags: ['shell-56'] }, () => {
  expect(v.parse(configurationSchema, {})).toEqual(configurationDefaults);
});

test.each(Object.entries(configurationDefaults))(
  'a value of a wrong type for %s breaks the contract at that field',
  { tags: ['shell-57'] },
  (field, fallback) => {
    const values = [null, {}, [], '5', 'x', 5, true];
    const wrong = values.filter((value) => typeof value !== typeof fallback || value === null);
    expect(wrong.length).toBeGreaterThan(3);
    for (const value of wrong) expect(brokenField(configurationSchema, { [field]: value })).toBe(field);
  },
);

test.each([
  ['autoLogoutMinutes', -1],
  ['uploadSize', 0],
  ['uploadQuality', 1.5],
  ['undoSeconds', -1],
  ['endpoint', 'http://'],
])('%s must not be %j', (field, value) => {
  expect(brokenField(configurationSchema, { [field]: value })).toBe(field);
});

test.each([
  '',
  'https://login.example/auth?client=7',
  'HTTP://login.example',
  'http://localhost:4000/external',
  '/external/sign-in',
  '/',
])('the external sign-in page may be %j', (authenticationUrl) => {
  expect(brokenField(configurationSchema, { authenticationUrl })).toBeNull();
});

test.each([
  'login.example/auth',
  'https//login.example',
  'https://',
  'http://a b',
  'javascript:alert(1)',
  'ftp://login.example',
  '//login.example',
  '/\\login.example',
  './auth',
  ' ',
])('the external sign-in page must not be %j', (authenticationUrl) => {
  expect(brokenField(configurationSchema, { authenticationUrl })).toBe('authenticationUrl');
});
