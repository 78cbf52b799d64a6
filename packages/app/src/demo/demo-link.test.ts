import type { DoneCall } from '@selfservice/mock-server/core/done-calls';
import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import { expect, test } from 'vitest';
import { longestAddress, toDemoLink } from './demo-link.ts';
import { readDemoAddress } from './notes.ts';

const scenario = { ...defaultScenario, person: 'approver', theme: 'dark' } as const;
const href = 'https://demo.test/requests-approve/7?from=mail&person=employee&latencyMs=20';
const call: DoneCall = {
  call: 'postRequestStatus',
  second: 41,
  grant: { person: 'approver', ref: '0001002', isSubstitution: false },
  language: 'cs',
  query: {},
  body: { Value: 7, Value2: 1, Value3: "It's agreed, at 8:00; see you!" },
  isLeftOut: false,
};
const situation = { href, scenario, calls: [call], isSignedIn: true };

test('a link has the screen, the whole scenario and the changes, and signs in', { tags: ['demo-7'] }, () => {
  const { urlWithChanges, ...link } = toDemoLink(situation);
  expect(link).toEqual({
    url: 'https://demo.test/requests-approve/7?from=mail&scenario=v1;person=approver;theme=dark#sign-in',
    changes: 1,
    leftOut: 0,
    isOnlyHere: false,
  });
  const { search, hash } = new URL(urlWithChanges ?? '');
  expect(readDemoAddress(search, false)).toEqual({ scenario, doneCalls: [call], notes: [] });
  expect(hash).toBe('#sign-in');
});

test('without changes both addresses are the same', () => {
  const { url, urlWithChanges } = toDemoLink({ ...situation, calls: [], isSignedIn: false });
  expect(urlWithChanges).toBe(url);
  expect(url).not.toContain('#');
});

test('counts the changes that are left out', () => {
  const { url, urlWithChanges, ...link } = toDemoLink({
    ...situation,
    calls: [{ ...call, isLeftOut: true }],
  });
  expect(link).toMatchObject({ changes: 0, leftOut: 1 });
  expect(urlWithChanges).toBe(url);
});

test('an address that would be too long has no changes', () => {
  const body = { Value: 'x'.repeat(longestAddress) };
  expect(toDemoLink({ ...situation, calls: [{ ...call, body }] }).urlWithChanges).toBeNull();
});

test.each(['http://localhost:5173/', 'http://127.0.0.1:8080/demo/', 'http://[::1]/'])(
  'says that only this device can open %s',
  (local) => {
    expect(toDemoLink({ ...situation, href: local }).isOnlyHere).toBe(true);
  },
);
