import { centreNamed } from '@selfservice/mock-server/centres/centre-tree';
import type { PersonKey } from '@selfservice/mock-server/core/people';
import { expect, test } from 'vitest';
import type { LocalMonth } from '../core/local-date.ts';
import type { SignedInTest } from '../core/signed-in.fixtures.ts';
import { aBackend } from '../core/signed-in.fixtures.ts';
import { actions, allPermissions } from '../session/permissions.ts';
import type { WorksheetStateFilter } from './worksheet-state-filter.ts';
import { worksheetStateFilters } from './worksheet-state-filter.ts';
import type { WorksheetState } from './worksheet-state.ts';
import { toWorksheetStates, worksheetStatesQuery } from './worksheet-states.ts';

const row = {
  FullName: 'Novák Jan',
  Email: 'a@b.test',
  Phone: ['1', '2'],
  Signed: true,
  SignedKind: 'hand' as const,
  Confirmed: true,
  Approved: true,
};

test('every field of the backend finds its plain name, and namesakes are told apart', () => {
  const [first, second] = toWorksheetStates([row, row], true);
  expect(first).toEqual({
    key: expect.any(String),
    fullName: 'Novák Jan',
    state: 'signedByHand',
    contacts: { email: 'a@b.test', phones: ['1', '2'] },
  });
  expect(second?.key).not.toBe(first?.key);
});

test('a namesake with other contacts keeps the key whatever the order and the other rows are', () => {
  const other = { ...row, Email: 'c@d.test', Phone: [] };
  const keyOf = (rows: (typeof row)[], email: string) =>
    toWorksheetStates(rows, true).find(({ contacts }) => contacts.email === email)?.key;
  const key = keyOf([row, other], 'c@d.test');
  expect(key).not.toBe(keyOf([row, other], 'a@b.test'));
  expect(keyOf([other, row], 'c@d.test')).toBe(key);
  expect(keyOf([other], 'c@d.test')).toBe(key);
});

test('a namesake without other contacts never takes over the key of a row that left the list', () => {
  const keys = toWorksheetStates([row, row], true).map(({ key }) => key);
  const [left] = toWorksheetStates([row], true);
  expect(keys).not.toContain(left?.key);
});

test('a key holds no contacts without the right to them', () => {
  expect(toWorksheetStates([row], false)[0]?.key).toBe('Novák Jan');
});

test('without the right there are no contacts, also where the server has sent them', () => {
  expect(toWorksheetStates([row], false)).toMatchObject([{ contacts: { email: null, phones: [] } }]);
});

const people = (name: string) => ({
  centreId: centreNamed(name)?.id ?? 0,
  includesSubcentres: true,
  categoryRef: null,
});

interface Asking {
  person?: PersonKey;
  centre?: string;
  month?: string;
  permissions?: typeof allPermissions;
}

function ask(it: SignedInTest, filter: WorksheetStateFilter, options: Asking = {}) {
  const {
    person = 'approver',
    centre = 'Assembly',
    month = '2026-10',
    permissions = allPermissions,
  } = options;
  const request = { people: people(centre), month: month as LocalMonth, filter };
  return it.as(person).client.fetchQuery(worksheetStatesQuery(request, permissions));
}

async function rowsOf(it: SignedInTest, filter: WorksheetStateFilter, options?: Asking) {
  const list = await ask(it, filter, options);
  if (list.kind !== 'people') throw new Error('There are too many people.');
  return list.rows;
}

test('a month is asked for from its first day to its last, with the flags of the filter', async () => {
  using it = aBackend();
  await ask(it, 'signedByHand', { month: '2026-02' });
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
});

const shown: Record<WorksheetStateFilter, WorksheetState[]> = {
  all: ['approved', 'confirmed', 'open', 'signedByHand', 'signedElectronically'],
  open: ['open'],
  approved: ['approved'],
  confirmed: ['confirmed'],
  signedElectronically: ['signedElectronically'],
  signedByHand: ['signedByHand'],
  unsigned: ['approved', 'confirmed', 'open'],
};

test.each(worksheetStateFilters)('the filter %s shows what it says, and all of it', async (filter) => {
  using it = aBackend();
  const rows = await rowsOf(it, filter);
  expect([...new Set(rows.map(({ state }) => state))].toSorted()).toEqual(shown[filter]);
  const all = await rowsOf(it, 'all');
  expect(all.filter(({ state }) => shown[filter].includes(state))).toHaveLength(rows.length);
});

test('contacts are there with the right alone, and the two answers are kept apart', async () => {
  using it = aBackend();
  const invisible = new Set([actions.worksheetStatesContacts]);
  const without = await rowsOf(it, 'all', { permissions: { disabled: new Set(), invisible } });
  expect(without.every(({ contacts }) => contacts.email === null && contacts.phones.length === 0)).toBe(true);
  expect((await rowsOf(it, 'all')).some(({ contacts }) => contacts.email !== null)).toBe(true);
});

test('more than 1000 people are too many', async () => {
  using it = aBackend();
  expect(await ask(it, 'all', { person: 'twoEmployments', centre: 'Warehouse' })).toEqual({
    kind: 'tooManyPeople',
    maxPeopleCount: 1000,
  });
});
