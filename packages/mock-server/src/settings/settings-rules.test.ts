import { expect, test } from 'vitest';
import type { Database } from '../core/database.ts';
import { ownGrant } from '../core/database.ts';
import { keptRows, restoreRows } from '../core/lasting-rows.ts';
import { people } from '../core/people.ts';
import type { Scenario } from '../core/scenario.ts';
import { isOpenTo, needs } from '../core/rights.ts';
import { aDatabase, refusalOf, substituting } from '../requests/requests.fixtures.ts';
import { userListOf } from '../session/user-list.ts';
import { saveLanguage, savedLanguageOf } from './saved-languages.ts';
import { createSubstitution, deleteSubstitution, substitutionsOf } from './substitution-rules.ts';

const employee = ownGrant('employee');
const wire = (day: string) => `${day}T00:00:00Z`;

interface Changes {
  Item1?: string;
  Item2?: string;
  Item3?: string;
  Item4?: string[];
}

const create = (database: Database, changes: Changes = {}, grant = employee) =>
  createSubstitution(database, grant, {
    Item1: people.manager.ref,
    Item2: wire('2026-11-20'),
    Item3: wire('2026-11-27'),
    Item4: [],
    ...changes,
  });

const listed = (database: Database) => {
  const answer = substitutionsOf(database, employee);
  return 'substitutions' in answer ? answer.substitutions : [];
};

test('an added substitution is listed and survives a reload, a deleted one is removed', () => {
  const database = aDatabase();
  expect(create(database)).toBeUndefined();
  const after = aDatabase();
  restoreRows(after, keptRows(database));
  const added = { name: 'Mgr. Horáková Eva', start: wire('2026-11-20'), end: wire('2026-11-27') };
  for (const each of [database, after]) {
    const [row] = listed(each).filter(({ name }) => name === added.name);
    expect(row).toMatchObject(added);
    expect(deleteSubstitution(each, employee, String(row?.id))).toBeUndefined();
    expect(listed(each).some(({ name }) => name === added.name)).toBe(false);
  }
});

test('a substitute may act for the person today, without the excluded actions', async () => {
  const database = aDatabase();
  expect(userListOf(database, 'employee', 'en')).toHaveLength(1);
  create(database, { Item4: ['SelfServiceApp_RunReports'] });
  create(database, { Item1: people.twoEmployments.ref, Item2: wire('2026-11-21') });
  expect(userListOf(database, 'employee', 'en').map(({ fullname, poradi }) => [fullname, poradi])).toEqual([
    ['Dvořáková Jana', 1],
    ['Mgr. Horáková Eva', null],
  ]);
  const grant = { ...substituting, excludedActions: ['SelfServiceApp_RunReports'] };
  expect(isOpenTo(database, grant, needs('RunReports'))).toBe(false);
  expect(isOpenTo(database, grant, needs('RunMyPlan'))).toBe(true);
});

test.each([
  ['a start before today', { Item2: wire('2026-11-19') }, 400, 'before today'],
  ['an end on the day of the start', { Item3: wire('2026-11-20') }, 400, 'one day after'],
  ['a time of day', { Item2: '2026-11-20T08:00:00Z' }, 400, '00:00:00'],
  ['a substitution of oneself', { Item1: people.employee.ref }, 404, 'cannot be substituted'],
  ['a person of another tenant', { Item1: people.slovak.ref }, 404, 'cannot be substituted'],
  ['an unknown action', { Item4: ['SelfServiceApp_Nothing'] }, 400, 'no action'],
  [
    'a second substitution of the same person at the same time',
    { Item1: people.approver.ref, Item3: wire('2026-12-31') },
    409,
    'already',
  ],
])('refuses %s', async (_, changes, status, words) => {
  const [refused, message] = await refusalOf(create(aDatabase(), changes));
  expect(refused).toBe(status);
  expect(message).toContain(words);
});

test('refuses to delete the substitution of another person, and any change by a substitute', async () => {
  const database = aDatabase();
  expect((await refusalOf(deleteSubstitution(database, employee, '71')))[0]).toBe(404);
  expect((await refusalOf(create(database, {}, substituting)))[0]).toBe(403);
  expect((await refusalOf(deleteSubstitution(database, substituting, '71')))[0]).toBe(403);
});

test('a saved language takes precedence over the language of the scenario at that time', () => {
  const database = aDatabase({ language: 'sk' });
  expect(savedLanguageOf(database, 'employee')).toBe('sk');
  saveLanguage(database, 'employee', 'cs');
  expect(savedLanguageOf(database, 'employee')).toBe('cs');
  database.scenario = { ...database.scenario, language: 'en' };
  expect(savedLanguageOf(database, 'employee')).toBe('en');
});

test('the saved language is the visitor’s, except for people with a language of their own', () => {
  const languagesFor = (scenario: Partial<Scenario>) => {
    const database = { ...aDatabase(scenario), visitorLanguage: 'cs' as const };
    return (['employee', 'slovak', 'unsupportedLanguage'] as const).map((person) =>
      savedLanguageOf(database, person),
    );
  };
  expect(languagesFor({})).toEqual(['cs', 'sk', 'de']);
  expect(languagesFor({ language: 'en' })).toEqual(['en', 'en', 'en']);
  expect(savedLanguageOf(aDatabase(), 'employee')).toBe('en');
});
