import type { LocalMonth } from '@selfservice/api/core/local-date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centreNamed } from '../centres/centre-tree.ts';
import { crowdRef } from '../centres/crowd-size.ts';
import { colleagues } from '../core/colleagues.ts';
import { people } from '../core/people.ts';
import { aDatabase } from '../requests/requests.fixtures.ts';
import { sendCall } from '../send-call.fixtures.ts';
import { assemblyInOctober } from './worksheet-states.fixtures.ts';
import { worksheetStateOf } from './worksheet-state-of.ts';
import { isAskedFor } from './worksheet-state-rows.ts';

const previous = '2026-10' as LocalMonth;

test('the state of a worksheet is the same for every request, and open in the current month', () => {
  const months = fc.integer({ min: 1, max: 12 }).map((month) => `2026-${String(month).padStart(2, '0')}`);
  fc.assert(
    fc.property(fc.constantFrom(...colleagues), months, ({ ref }, month) => {
      const state = worksheetStateOf(aDatabase(), ref, month as LocalMonth);
      expect(worksheetStateOf(aDatabase(), ref, month as LocalMonth)).toBe(state);
      expect(month < '2026-11' || state === 'open').toBe(true);
    }),
  );
});

test('a person with a signature request on the dashboard has a confirmed worksheet', () => {
  const database = aDatabase();
  const states = (['employee', 'approver', 'firstDay'] as const).map((key) =>
    worksheetStateOf(database, people[key].ref, previous),
  );
  expect(states).toEqual(['confirmed', 'electronic', 'open']);
});

test('the worksheets of a department have all states', () => {
  const database = aDatabase();
  const states = colleagues.map(({ ref }) => worksheetStateOf(database, ref, previous));
  expect(new Set(states)).toEqual(new Set(['open', 'approved', 'confirmed', 'electronic', 'hand']));
});

test('most worksheets of the previous month are not signed yet, and nearly all older ones are', () => {
  const database = aDatabase();
  const signedShare = (month: string) => {
    const states = Array.from({ length: 500 }, (_, index) =>
      worksheetStateOf(database, crowdRef(index), month as LocalMonth),
    );
    return states.filter((state) => state === 'electronic' || state === 'hand').length / states.length;
  };
  expect(signedShare('2026-11')).toBe(0);
  expect(signedShare('2026-10')).toBeLessThan(0.5);
  for (const month of ['2026-09', '2026-05', '2025-11']) expect(signedShare(month)).toBeGreaterThan(0.85);
});

test('a worksheet is included by any flag, and Kind includes only signatures of that kind', () => {
  const none = {
    ...assemblyInOctober,
    LoadCreated: false,
    LoadConfirmed: false,
    LoadApproved: false,
    LoadSigned: false,
    LoadUnsigned: false,
  };
  const asked = (flags: object) =>
    (['open', 'approved', 'confirmed', 'electronic', 'hand'] as const).filter((state) =>
      isAskedFor(state, { ...none, ...flags }),
    );
  expect(asked({})).toEqual([]);
  expect(asked({ LoadCreated: true, LoadApproved: true })).toEqual(['open', 'approved']);
  expect(asked({ LoadUnsigned: true })).toEqual(['open', 'approved', 'confirmed']);
  expect(asked({ LoadSigned: true })).toEqual(['electronic', 'hand']);
  expect(asked({ LoadSigned: true, Kind: 'hand' })).toEqual(['hand']);
});

const query = { $skip: '0', $top: '1001', $inlinecount: 'allpages' };
const send = (change: object) =>
  sendCall('postWorksheetStates', {
    person: 'approver',
    query,
    body: { Value: { ...assemblyInOctober, ...change } },
  });

test('InlineCount is the number of all rows', async () => {
  const { text } = await send({});
  const { Results, InlineCount } = JSON.parse(text) as { Results: unknown[]; InlineCount: number };
  expect(InlineCount).toBe(Results.length);
  expect(InlineCount).toBeGreaterThan(20);
});

test.each([
  ['part of a month', { EndDate: '2026-10-30T00:00:00Z' }, 400],
  ['two months', { EndDate: '2026-11-30T00:00:00Z' }, 400],
  ['a month that ends before it begins', { EndDate: '2026-09-30T00:00:00Z' }, 400],
  ['a centre of another tree', { SelectedIxsStr: String(centreNamed('Canteen')?.id) }, 404],
  ['an unknown category', { CheckedCategories: ['999'] }, 400],
])('refuses a request with %s', async (_, change, status) => {
  expect((await send(change)).status).toBe(status);
});
