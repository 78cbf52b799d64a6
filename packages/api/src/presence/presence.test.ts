import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { actions, allPermissions } from '../session/permissions.ts';
import { presenceRightsOf } from './presence-rights.ts';
import type { PresenceWords } from './presence-words.ts';
import { presenceRowSchema } from './presence.wire.ts';
import { reasonText, toPersonPresence } from './presence.ts';

const wire = {
  IXS_REF: '0001001',
  FullName: 'Dvořáková Jana',
  PRUCHOD_SMER: 2,
  PRITOMNOST: 22,
  ID_UCET: 10,
  EMAIL2: 'jana@example.com',
  TELEFON1: '+420 601 234 567',
  TELEFON2: '',
  TELEFON3: '112',
  OC: '100234',
  STR_TEXT: 'Assembly',
  PRUCHOD_TERM: 'OBED',
  LAST_TIME: '2026-11-20T11:30:00Z',
  TERM_TXT: 'Main gate',
  SMENA: 'Day shift',
};
const everything = { canSeeContacts: true, knowsDetails: true, knowsReasons: true };
const nothing = { canSeeContacts: false, knowsDetails: false, knowsReasons: false };
const words: PresenceWords = {
  presences: new Map([['22', 'At lunch']]),
  passes: new Map([['22', 'Lunch']]),
  accounts: new Map([['10', 'Vacation']]),
};
const noWords: PresenceWords = { presences: new Map(), passes: new Map(), accounts: new Map() };

test('maps every field of the wire to its plain name', { tags: ['presence-13'] }, () => {
  expect(toPersonPresence(wire, everything, words)).toEqual({
    personRef: '0001001',
    fullName: 'Dvořáková Jana',
    presence: 'absent',
    reason: { presence: 'At lunch', account: 'Vacation' },
    contacts: { email: 'jana@example.com', phones: ['+420 601 234 567', '112'] },
    details: {
      personalNumber: '100234',
      centreName: 'Assembly',
      shift: 'Day shift',
      lastPassAt: '2026-11-20T11:30:00',
      terminal: 'Main gate',
      lastPass: 'Lunch',
    },
  });
});

test.each([
  [0, 'unknown'],
  [1, 'present'],
  [2, 'absent'],
  [7, 'unknown'],
])('direction %d is %s', { tags: ['presence-14'] }, (PRUCHOD_SMER, presence) => {
  expect(toPersonPresence({ ...wire, PRUCHOD_SMER }, nothing, null).presence).toBe(presence);
});

test('a person without a pass is unknown', { tags: ['presence-15'] }, () => {
  const row = v.parse(presenceRowSchema, { IXS_REF: '1', FullName: 'Žák Matěj', LAST_TIME: null });
  expect(toPersonPresence(row, everything, words)).toMatchObject({
    presence: 'unknown',
    reason: { presence: '', account: '' },
    contacts: { email: null, phones: [] },
    details: { lastPassAt: null, lastPass: '' },
  });
});

describe('a name that is missing in the response', () => {
  test("is replaced by the server's text of the pass, otherwise by the id", { tags: ['presence-21'] }, () => {
    const { reason, details } = toPersonPresence(wire, everything, noWords);
    expect(reason).toEqual({ presence: 'OBED', account: '10' });
    expect(details?.lastPass).toBe('OBED');
    const wordless = toPersonPresence({ ...wire, PRUCHOD_TERM: ' ' }, everything, noWords);
    expect(wordless.reason).toEqual({ presence: '22', account: '10' });
  });

  test(
    'is not replaced by the id if no names could be read',
    { tags: ['presence-21', 'presence-24'] },
    () => {
      expect(toPersonPresence(wire, everything, null).reason).toEqual({ presence: 'OBED', account: '' });
    },
  );
});

describe('without permission', () => {
  const secret = fc.integer({ min: 100, max: 999 }).map((id) => `secret ${id}`);

  test(
    'the reason is not in the value, also not as the name of the last pass',
    { tags: ['presence-18', 'presence-19'] },
    () => {
      fc.assert(
        fc.property(secret, fc.integer({ min: 1000 }), fc.boolean(), fc.boolean(), (text, id, ...more) => {
          const [canSeeContacts, knowsDetails] = more;
          const row = { ...wire, PRITOMNOST: id, ID_UCET: id, PRUCHOD_TERM: text };
          const names = new Map([[String(id), text]]);
          const rights = { canSeeContacts, knowsDetails, knowsReasons: false };
          const person = toPersonPresence(row, rights, { presences: names, passes: names, accounts: names });
          const { IXS_REF: _, LAST_TIME: __, ...rest } = row;
          expect(person.reason).toBeNull();
          expect(JSON.stringify(person)).not.toContain(text);
          expect(Object.values({ ...person, ...person.details })).not.toContain(rest.PRITOMNOST);
          expect(person.presence).toBe('absent');
        }),
      );
    },
  );

  test(
    'contacts and details are not in the value',
    { tags: ['presence-16', 'presence-17', 'presence-19'] },
    () => {
      const person = toPersonPresence(wire, { ...nothing, knowsReasons: true }, words);
      expect(person).toMatchObject({ contacts: { email: null, phones: [] }, details: null });
      for (const hidden of [wire.EMAIL2, wire.TELEFON1, wire.OC, wire.STR_TEXT, wire.TERM_TXT, wire.SMENA])
        expect(JSON.stringify(person)).not.toContain(hidden);
    },
  );

  test.each([
    ['presenceContacts', 'canSeeContacts'],
    ['presenceDetails', 'knowsDetails'],
    ['presenceReason', 'knowsReasons'],
  ] as const)(
    '%s, disabled or hidden, sets only %s to false',
    { tags: ['presence-16', 'presence-17', 'presence-18'] },
    (action, right) => {
      const ids = new Set([actions[action]]);
      const less = { ...everything, [right]: false };
      expect(presenceRightsOf({ disabled: ids, invisible: new Set() })).toEqual(less);
      expect(presenceRightsOf({ disabled: new Set(), invisible: ids })).toEqual(less);
      expect(presenceRightsOf(allPermissions)).toEqual(everything);
    },
  );
});

test('the name of the account takes precedence over the name of the presence', () => {
  expect(reasonText({ reason: { presence: 'Away', account: 'Vacation' } })).toBe('Vacation');
  expect(reasonText({ reason: { presence: 'At lunch', account: '' } })).toBe('At lunch');
  expect(reasonText({ reason: null })).toBe('');
});
