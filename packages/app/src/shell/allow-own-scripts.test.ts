import { expect, test, vi } from 'vitest';
import { allowOwnScripts } from './allow-own-scripts.ts';

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;

/** Collects the created policies. */
function stubTrustedTypes(): Map<string, Rules> {
  const policies = new Map<string, Rules>();
  vi.stubGlobal('trustedTypes', { createPolicy: (name: string, rules: Rules) => policies.set(name, rules) });
  return policies;
}

const appUrl = 'https://hr.test/selfservice/';

test.each([
  'https://hr.test/selfservice/assets/pdf.worker-a1_B-2.js',
  'https://hr.test/selfservice/worker.js',
])('the policy allows %s', (url) => {
  const policies = stubTrustedTypes();
  allowOwnScripts(appUrl);
  expect(policies.get('default')?.createScriptURL(url)).toBe(url);
});

test.each([
  'https://other.test/selfservice/assets/pdf.worker.js',
  'https://hr.test/assets/pdf.worker.js',
  'https://hr.test/selfservice/backend/photo.js',
  'https://hr.test/selfservice/assets/../backend/photo.js',
  'https://hr.test/selfservice/assets/picture.png',
  'https://hr.test/selfservice/assets/a.js?redirect=b',
  'data:text/javascript,alert(1)',
  'blob:https://hr.test/1',
])('the policy forbids %s', (url) => {
  const policies = stubTrustedTypes();
  allowOwnScripts(appUrl);
  expect(policies.get('default')?.createScriptURL(url)).toBeNull();
});

test('the policy allows only the empty HTML, and has no rule for code, which is therefore forbidden', () => {
  const policies = stubTrustedTypes();
  allowOwnScripts(appUrl);
  expect(policies.get('default')?.createHTML('')).toBe('');
  expect(policies.get('default')?.createHTML('<b>')).toBeNull();
  expect(Object.keys(policies.get('default') ?? {})).toEqual(['createHTML', 'createScriptURL']);
});

test('a host that does not allow the policy, and a browser without Trusted Types, do not stop the start', () => {
  vi.stubGlobal('trustedTypes', {
    createPolicy() {
      throw new TypeError('Policy "default" disallowed.');
    },
  });
  expect(() => allowOwnScripts(appUrl)).not.toThrow();
  vi.stubGlobal('trustedTypes', undefined);
  expect(() => allowOwnScripts(appUrl)).not.toThrow();
});
