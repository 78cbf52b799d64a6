import { centreNamed } from '@selfservice/mock-server/centres/centre-tree';
import type { PersonKey } from '@selfservice/mock-server/core/people';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { LocalMonth } from '../core/local-date.ts';
import type { SignedInTest } from '../core/signed-in.fixtures.ts';
import { aBackend } from '../core/signed-in.fixtures.ts';
import { actions, allPermissions } from '../session/permissions.ts';
import type { WorksheetStateFilter } from './worksheet-state-filter.ts';
import { worksheetStateFilters } from './worksheet-state-filter.ts';
import type { WorksheetState } from './worksheet-steps.ts';
import { toWorksheetStates, worksheetStatesQuery } from './worksheet-states.ts';
import { postWorksheetStates } from './worksheet-states.wire.ts';

const row = {
  FullName: 'Novák Jan',
  Email: 'a@b.test',
  Phone: ['1', '2'],
  Signed: true,
  SignedKind: 'hand' as const,
  Confirmed: true,
  Approved: true,
};

test('maps every field of a row, with different keys for namesakes', { tags: ['worksheet-states-8'] }, () => {
  const [first, second] = toWorksheetStates([row, row], true);
  expect(first).toEqual({
    key: expect.any(String),
    fullName: 'Novák Jan',
    state: 'signedByHand',
    contacts: { email: 'a@b.test', phones: ['1', '2'] },
  });
  expect(second?.key).not.toBe(first?.key);
});

test('the key of a namesake with other contacts does not depend on the order and the other rows', () => {
  const other = { ...row, Email: 'c@d.test', Phone: [] };
  const keyOf = (rows: (typeof row)[], email: string) =>
    toWorksheetStates(rows, true).find(({ contacts }) => contacts.email === email)?.key;
  const key = keyOf([row, other], 'c@d.test');
  expect(key).not.toBe(keyOf([row, other], 'a@b.test'));
  expect(keyOf([other, row], 'c@d.test')).toBe(key);
  expect(keyOf([other], 'c@d.test')).toBe(key);
});

test('a single row never has the key of one of two equal rows', () => {
  const keys = toWorksheetStates([row, row], true).map(({ key }) => key);
  const [left] = toWorksheetStates([row], true);
  expect(keys).not.toContain(left?.key);
});

test('a key contains no contacts without the permission', () => {
  expect(toWorksheetStates([row], false)[0]?.key).toBe('Novák Jan');
});

test(
  'leaves out contacts without the permission, also if the server sends them',
  { tags: ['worksheet-states-10'] },
  () => {
    expect(toWorksheetStates([row], false)).toMatchObject([{ contacts: { email: null, phones: [] } }]);
  },
);

const people = (name: string) => ({
  centreId: centreNamed(name)?.id ?? 0,
  includesSubcentres: true,
  categoryRef: null,
});

interface FetchOptions {
  person?: PersonKey;
  centre?: string;
  month?: string;
  permissions?: typeof allPermissions;
}

function fetchList(it: SignedInTest, filter: WorksheetStateFilter, options: FetchOptions = {}) {
  const {
    person = 'approver',
    centre = 'Assembly',
    month = '2026-10',
    permissions = allPermissions,
  } = options;
  const request = { people: people(centre), month: month as LocalMonth, filter };
  return it.as(person).client.fetchQuery(worksheetStatesQuery(request, permissions));
}

async function rowsOf(it: SignedInTest, filter: WorksheetStateFilter, options?: FetchOptions) {
  const list = await fetchList(it, filter, options);
  if (list.kind !== 'people') throw new Error('There are too many people.');
  return list.rows;
}

test(
  'requests a month from its first to its last day, with the flags of the filter',
  { tags: ['worksheet-states-12', 'worksheet-states-13'] },
  async () => {
    using it = aBackend();
    await fetchList(it, 'signedByHand', { month: '2026-02' });
    expect(it.sent[0]?.body).toEqual({
      Value: {
        StartDate: '2026-02-01T00:00:00Z',
        EndDate: '2026-02-28T00:00:00Z',
        LoadCreated: false,
        LoadConfirmed: false,
        LoadApproved: false,
        LoadSigned: true,
        LoadUnsigned: false,
        Kind: 'hand',
        SelectedIxsStr: String(people('Assembly').centreId),
        IncludeChildren: true,
        CheckedCategories: [],
      },
    });
  },
);

const shown: Record<WorksheetStateFilter, WorksheetState[]> = {
  all: ['approved', 'confirmed', 'open', 'signedByHand', 'signedElectronically'],
  open: ['open'],
  approved: ['approved'],
  confirmed: ['confirmed'],
  signedElectronically: ['signedElectronically'],
  signedByHand: ['signedByHand'],
  unsigned: ['approved', 'confirmed', 'open'],
};

test(
  'requests the first page with at most 1001 rows and the total number',
  { tags: ['worksheet-states-11'] },
  async () => {
    using it = aBackend();
    const seen: string[] = [];
    it.mock.server.use(
      http.post(`*${postWorksheetStates.path}`, ({ request }) => {
        seen.push(decodeURIComponent(new URL(request.url).search));
        return HttpResponse.json({ Results: [], InlineCount: 0 });
      }),
    );
    await fetchList(it, 'all');
    expect(seen).toEqual(['?$skip=0&$top=1001&$inlinecount=allpages']);
  },
);

test.each(worksheetStateFilters)(
  'the filter %s returns all worksheets in its states and no others',
  { tags: ['worksheet-states-4'] },
  async (filter) => {
    using it = aBackend();
    const rows = await rowsOf(it, filter);
    expect([...new Set(rows.map(({ state }) => state))].toSorted()).toEqual(shown[filter]);
    const all = await rowsOf(it, 'all');
    expect(all.filter(({ state }) => shown[filter].includes(state))).toHaveLength(rows.length);
  },
);

test(
  'returns contacts only with the permission, and caches both lists separately',
  { tags: ['worksheet-states-10'] },
  async () => {
    using it = aBackend();
    const invisible = new Set([actions.worksheetStatesContacts]);
    const without = await rowsOf(it, 'all', { permissions: { disabled: new Set(), invisible } });
    expect(without.every(({ contacts }) => contacts.email === null && contacts.phones.length === 0)).toBe(
      true,
    );
    expect((await rowsOf(it, 'all')).some(({ contacts }) => contacts.email !== null)).toBe(true);
  },
);

test('returns tooManyPeople for more than 1000 people', { tags: ['worksheet-states-7'] }, async () => {
  using it = aBackend();
  expect(await fetchList(it, 'all', { person: 'director', centre: 'Whole company' })).toEqual({
    kind: 'tooManyPeople',
    maxPeopleCount: 1000,
  });
});
