import { issueTokens } from '@selfservice/mock-server/core/database';
import { substitutionRows } from '@selfservice/mock-server/settings/substitution-rows';
import { failing } from '@selfservice/mock-server/core/failure';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { aTenant, aSession, signInAs } from './session.fixtures.ts';
import type { SessionTest } from './session.fixtures.ts';

const minute = 60_000;

function refsOf(it: SessionTest): string[] {
  const state = it.session.state.value;
  return state.phase === 'signedIn' ? state.people.map(({ personRef }) => personRef) : [];
}

/** Ends Lucie's substitution of Petr and begins one of Eva. */
function changeSubstitutions(it: SessionTest): void {
  const rows = substitutionRows(it.mock.database);
  const row = rows.get(71);
  if (!row) throw new Error('There is no substitution 71.');
  rows.delete(71);
  rows.set(99, { ...row, id: 99, personRef: '0001003' });
}

test('a new substitution appears and a deleted one disappears when the list is fetched again', async () => {
  using it = aSession();
  await signInAs(it, 'lucie');
  expect(refsOf(it)).toEqual(['0001005', '0001002']);
  changeSubstitutions(it);
  it.session.refreshPeople();
  await vi.waitFor(() => expect(refsOf(it)).toEqual(['0001005', '0001003']));
  it.session.selectPerson('0001003');
  await vi.waitFor(() => expect(it.scope().identity.personRef).toBe('0001003'));
});

test.each(['resume', 'act'] as const)('a %s after five minutes fetches the list again', async (sign) => {
  using it = aSession();
  await signInAs(it, 'lucie');
  const count = () => it.calls.filter((call) => call.endsWith('/GetUserList')).length;
  const before = count();
  it.clock.advance(5 * minute - 1);
  it[sign]();
  await it.settled();
  expect(count()).toBe(before);
  changeSubstitutions(it);
  it.clock.advance(1);
  it[sign]();
  await vi.waitFor(() => expect(refsOf(it)).toEqual(['0001005', '0001003']));
});

test('a renewal of the token fetches the list again', async () => {
  using it = aSession();
  await signInAs(it, 'lucie');
  changeSubstitutions(it);
  it.clock.advance(60 * minute - 30_000);
  await vi.waitFor(() => expect(refsOf(it)).toEqual(['0001005', '0001003']));
});

test('a list that cannot be fetched stays unchanged, and the scope continues', async () => {
  using it = aSession();
  await signInAs(it, 'lucie');
  const state = it.session.state.value;
  it.mock.database.scenario = { ...it.mock.database.scenario, failures: [failing('getUserList', '500')] };
  it.session.refreshPeople();
  await it.settled();
  expect(it.session.state.value).toBe(state);
  expect(it.onError).not.toHaveBeenCalled();
});

test('a substitution that is deleted while in use stays selected, and the own person can be chosen', async () => {
  using it = aSession();
  await signInAs(it, 'lucie');
  it.session.selectPerson('0001002');
  await vi.waitFor(() => expect(it.scope().identity.personRef).toBe('0001002'));
  substitutionRows(it.mock.database).delete(71);
  it.session.refreshPeople();
  await vi.waitFor(() => expect(refsOf(it)).toEqual(['0001005']));
  expect(it.session.state.value).toMatchObject({
    selected: { personRef: '0001002' },
    ownPerson: { personRef: '0001005' },
  });
});

/** Lets Tomáš, who has two employments, substitute for Petr. */
function addSubstitution(it: SessionTest): void {
  const rows = substitutionRows(it.mock.database);
  const row = rows.get(71);
  if (row) rows.set(98, { ...row, id: 98, owner: 'twoEmployments' });
}

test('the own person during a substitution is the employment used before', async () => {
  using it = aSession();
  addSubstitution(it);
  await signInAs(it, 'tomas');
  for (const ref of ['0002004', '0001002']) {
    it.session.selectPerson(ref);
    await vi.waitFor(() => expect(it.scope().identity.personRef).toBe(ref));
  }
  expect(it.session.state.value).toMatchObject({ ownPerson: { personRef: '0002004' } });
  expect(it.scope().identity).toMatchObject({ userRef: '0001004', isSubstitution: true });
});

test('a reload during a substitution keeps the employment used before', async () => {
  using it = aSession();
  addSubstitution(it);
  const grant = { person: 'twoEmployments', ref: '0001002', isSubstitution: true } as const;
  it.stored.refreshToken.write(issueTokens(it.mock.database, grant).refresh);
  it.stored.signIn.write({ tenant: aTenant, userRef: '0001004', since: 0, ownRef: '0002004' });
  it.session.start();
  expect((await it.reach('signedIn')).ownPerson?.personRef).toBe('0002004');
});

test(
  'a list without the token’s person and an empty ticket still let the user choose a person',
  { tags: ['session-21'] },
  async () => {
    using it = aSession();
    it.mock.server.use(
      http.get(
        '*/GetUserList',
        () =>
          HttpResponse.json([
            {
              ixs_ref: '0002004',
              fullname: 'Kovář Tomáš',
              poradi: 2,
              id_zast: null,
              str_text: 'Night transport',
            },
          ]),
        { once: true },
      ),
      http.get('*/GetAuthUserTicketSelfService', () => HttpResponse.json(''), { once: true }),
    );
    await signInAs(it, 'tomas');
    expect(it.session.state.value).toMatchObject({ selected: null, people: [{ personRef: '0002004' }] });
    it.session.selectPerson('0002004');
    await vi.waitFor(() =>
      expect(it.session.state.value).toMatchObject({
        selected: { personRef: '0002004' },
        isChangingPerson: false,
      }),
    );
  },
);
