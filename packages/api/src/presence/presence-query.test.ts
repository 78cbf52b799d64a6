import { centreNamed } from '@selfservice/mock-server/centres/centre-tree';
import type { Failure } from '@selfservice/mock-server/core/failure';
import { failing } from '@selfservice/mock-server/core/failure';
import type { PersonKey } from '@selfservice/mock-server/core/people';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { SignedInTest } from '../core/signed-in.fixtures.ts';
import { aBackend } from '../core/signed-in.fixtures.ts';
import { actions, allPermissions } from '../session/permissions.ts';
import type { PresenceFilter } from './presence-filter.ts';
import { presenceQuery } from './presence-query.ts';

const at = (name: string) => ({
  centreId: centreNamed(name)?.id ?? 0,
  includesSubcentres: true,
  categoryRef: null as string | null,
});
const assembly = at('Assembly');

interface Asking {
  person?: PersonKey;
  people?: typeof assembly;
  filter?: PresenceFilter;
  permissions?: typeof allPermissions;
}

async function ask(it: SignedInTest, options: Asking = {}) {
  const { person = 'approver', people = assembly, filter = 'all', permissions = allPermissions } = options;
  const query = presenceQuery(it.clock, { people, filter }, permissions);
  return it.as(person).client.fetchQuery({ ...query, staleTime: 0 });
}

async function peopleOf(it: SignedInTest, options: Asking = {}) {
  const list = await ask(it, options);
  if (list.kind !== 'people') throw new Error('There are too many people.');
  return list.rows;
}

test(
  'sends the centre as text, the category in a list and the filter as number',
  { tags: ['presence-20'] },
  async () => {
    using it = aBackend();
    await ask(it);
    await ask(it, {
      people: { ...assembly, includesSubcentres: false, categoryRef: '010' },
      filter: 'withShift',
    });
    const bodies = it.sent
      .filter(({ call }) => call === 'GetPresenceByLeftPanelParams')
      .map(({ body }) => body);
    const SelectedIxsStr = String(assembly.centreId);
    expect(bodies).toEqual([
      { CheckedIxsStrs: [], SelectedIxsStr, IncludeChildren: true, SelectedPresence: 0 },
      { CheckedIxsStrs: ['010'], SelectedIxsStr, IncludeChildren: false, SelectedPresence: 4 },
    ]);
  },
);

test('fetches the first 1001 people', { tags: ['presence-20', 'presence-25'] }, async () => {
  using it = aBackend();
  const queries: string[] = [];
  it.mock.server.events.on('request:start', ({ request: { url } }) => {
    if (url.includes('GetPresenceByLeftPanelParams')) queries.push(decodeURIComponent(new URL(url).search));
  });
  await ask(it);
  expect(queries).toEqual(['?$skip=0&$top=1001']);
});

test(
  'fetches the names of reasons once, and not without the permission',
  { tags: ['presence-18', 'presence-22'] },
  async () => {
    using it = aBackend();
    const wordCalls = () => it.sent.filter(({ call }) => call.endsWith('Translations')).length;
    const disabled = new Set([actions.presenceReason]);
    const people = await peopleOf(it, { permissions: { disabled, invisible: new Set() } });
    expect(wordCalls()).toBe(0);
    expect(people.every(({ reason }) => reason === null)).toBe(true);
    const hall = { person: 'manager', people: at('Serial production') } as const;
    const informed = await peopleOf(it, hall);
    await peopleOf(it, { ...hall, filter: 'absent' });
    expect(wordCalls()).toBe(3);
    expect(informed.map(({ reason }) => reason?.presence)).toContain('At work');
    expect(informed.map(({ reason }) => reason?.account)).toContain('Vacation');
  },
);

const wordCalls = [
  ['getPresenceTranslations', 'presence'],
  ['getAccountsTranslations', 'account'],
] as const;

test.each(wordCalls)(
  'a failed call of %s drops only its own names',
  { tags: ['presence-24'] },
  async (call, field) => {
    const readWith = async (failures: Failure[]) => {
      using it = aBackend({ failures });
      return await peopleOf(it, { person: 'manager', people: at('Serial production') });
    };
    const all = await readWith([]);
    const some = await readWith([failing(call, '500')]);
    expect(some).toHaveLength(all.length);
    const wordsOf = (people: typeof all, name: 'presence' | 'account') =>
      people.map(({ reason }) => reason?.[name]);
    const other = field === 'presence' ? 'account' : 'presence';
    expect(wordsOf(some, other)).toEqual(wordsOf(all, other));
    expect(wordsOf(some, field)).not.toEqual(wordsOf(all, field));
  },
);

test(
  'fetches names that could not be loaded again with the next list, and no others',
  { tags: ['presence-24'] },
  async () => {
    using it = aBackend({ failures: [failing('getAccountsTranslations', '500')] });
    await peopleOf(it);
    it.database.scenario.failures = [];
    await peopleOf(it, { filter: 'absent' });
    const calls = it.sent.map(({ call }) => call).filter((call) => call.endsWith('Translations'));
    expect(calls.toSorted()).toEqual([
      'SelfService_GetAccountsTranslations',
      'SelfService_GetAccountsTranslations',
      'SelfService_GetPassesTranslations',
      'SelfService_GetPresenceTranslations',
    ]);
  },
);

test('reports more than 1000 people as too many', { tags: ['presence-25'] }, async () => {
  using it = aBackend();
  const list = await ask(it, { person: 'director', people: at('Whole company') });
  expect(list).toMatchObject({ kind: 'tooManyPeople', maxPeopleCount: 1000 });
  expect(await peopleOf(it, { person: 'manager', people: at('Production') })).toHaveLength(1000);
});

test(
  'keeps the rows already loaded for the same people while loading, and shows nothing of other people',
  { tags: ['presence-10'] },
  async () => {
    using it = aBackend();
    const signedIn = it.as('approver');
    const query = (people: typeof assembly, filter: PresenceFilter) =>
      presenceQuery(it.clock, { people, filter }, allPermissions);
    const known = await signedIn.client.fetchQuery(query(assembly, 'all'));
    const observer = new QueryObserver(signedIn.client, query(assembly, 'all'));
    const unsubscribe = observer.subscribe(() => {});
    observer.setOptions(query(assembly, 'present'));
    const { isPlaceholderData, data } = observer.getCurrentResult();
    expect(isPlaceholderData).toBe(true);
    expect(data?.kind === 'people' && known.kind === 'people' && data.rows).toEqual(
      known.kind === 'people' && known.rows.filter(({ presence }) => presence === 'present'),
    );
    observer.setOptions(query({ ...assembly, includesSubcentres: false }, 'present'));
    expect(observer.getCurrentResult().data).toBeUndefined();
    unsubscribe();
  },
);
