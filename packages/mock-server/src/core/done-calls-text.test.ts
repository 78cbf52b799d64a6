import { languages } from '@selfservice/api/core/language';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callNames } from './calls.ts';
import type { DoneCall } from './done-calls.ts';
import { readDoneCalls, writeDoneCalls } from './done-calls-text.ts';
import { people, personKeys } from './people.ts';
import { readableQuery } from './scenario-query.ts';

const doneCalls: fc.Arbitrary<DoneCall> = fc.record({
  call: fc.constantFrom(...callNames),
  second: fc.nat(1e6),
  grant: fc.record(
    {
      person: fc.constantFrom(...personKeys),
      ref: fc.constantFrom('0001001', '0002004'),
      isSubstitution: fc.boolean(),
      excludedActions: fc.array(fc.stringMatching(/^[A-Za-z_]{1,20}$/), { maxLength: 3 }),
    },
    { requiredKeys: ['person', 'ref', 'isSubstitution'] },
  ),
  language: fc.constantFrom(...languages),
  query: fc.dictionary(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), {
    noNullPrototype: true,
  }),
  body: fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown),
  isLeftOut: fc.constant(false),
});

test('reads the same calls from the address that was written', () => {
  fc.assert(
    fc.property(fc.array(doneCalls, { maxLength: 5 }), (calls) => {
      const query = new URLSearchParams({ done: writeDoneCalls(calls) });
      const read = new URLSearchParams(readableQuery(query)).get('done') ?? '';
      expect(readDoneCalls(read)).toEqual({ calls, faults: [] });
    }),
  );
});

const signature: DoneCall = {
  call: 'postPlanSignatures',
  second: 12,
  grant: { person: 'employee', ref: people.employee.ref, isSubstitution: false },
  language: 'en',
  query: {},
  body: ['2026-11-23T00:00:00'],
  isLeftOut: false,
};
const text = "v1;(at:12,by:employee,call:postPlanSignatures,body:!('2026-11-23T00:00:00'))";

test('leaves out the usual values of a call', () => {
  expect(writeDoneCalls([signature])).toBe(text);
});

test('does not write a call that is left out', () => {
  expect(writeDoneCalls([{ ...signature, isLeftOut: true }])).toBe('');
});

test('reads nothing from an empty text', () => {
  expect(readDoneCalls('')).toEqual({ calls: [], faults: [] });
});

test('returns the parts that do not parse, and reads the others', () => {
  const unknown = '(at:12,by:unknown,call:postPass)';
  expect(readDoneCalls(`${text};${unknown};(at:13,by`)).toEqual({
    calls: [signature],
    faults: [unknown, '(at:13,by'],
  });
  expect(readDoneCalls('v9;(at:12)')).toEqual({ calls: [], faults: ['v9;(at:12)'] });
});
