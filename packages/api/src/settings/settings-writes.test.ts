import { savedLanguageOf } from '@selfservice/mock-server/settings/saved-languages';
import { substitutionRows } from '@selfservice/mock-server/settings/substitution-rows';
import { failing } from '@selfservice/mock-server/core/failure';
import { describe, expect, test } from 'vitest';
import type { LocalDate } from '../core/local-date.ts';
import type { SignedInTest } from '../core/signed-in.fixtures.ts';
import { aBackend } from '../core/signed-in.fixtures.ts';
import { testOutcomes } from '../core/outbox/write-outcomes.fixtures.ts';
import { saveLanguageMutation } from './save-language.ts';
import { createSubstitutionMutation, deleteSubstitutionMutation } from './substitutions.ts';

describe('saving the language', { tags: ['settings-22', 'settings-26'] }, () => {
  const calls = {
    write: 'postPersonalPreferences',
    read: 'getUserLanguage',
    path: 'UpdatePersonalPreferences',
  } as const;
  testOutcomes(calls, ({ as, database }) => {
    const mutation = saveLanguageMutation();
    return {
      write: () => as('employee').run(mutation, { language: 'sk' }),
      isDone: () => savedLanguageOf(database, 'employee') === 'sk',
    };
  });

  test('sends the code of a language that an application adds, and no other', async () => {
    using backend = aBackend();
    const mutation = saveLanguageMutation();
    // The mock backend refuses it.
    await expect(backend.as('employee').run(mutation, { language: 'de' })).rejects.toMatchObject({
      status: 400,
    });
  });

  test('finds a language that an application adds', async () => {
    using backend = aBackend({ failures: [failing('postPersonalPreferences', 'network')] });
    // This person has saved it before.
    const saving = backend.as('unsupportedLanguage').run(saveLanguageMutation(), { language: 'de' });
    await expect(saving).resolves.toMatchObject({ isFound: true });
  });
});

const start = '2027-03-01' as LocalDate;
const end = '2027-03-05' as LocalDate;
const person = { personRef: '0001003', name: 'Mgr. Horáková Eva' };
const entered = { person, start, end, excludedActionIds: [] };
const rowsOf = ({ database }: Pick<SignedInTest, 'database'>) => [...substitutionRows(database).values()];
const isNew = (row: { personRef: string; start: string }) =>
  row.personRef === person.personRef && row.start === start;

describe('adding a substitution', { tags: ['settings-24', 'settings-26'] }, () => {
  const calls = {
    write: 'postCreateSubstitution',
    read: 'getSubstitutions',
    path: 'CreateSubstitution',
  } as const;
  testOutcomes(calls, ({ as, database }) => {
    const mutation = createSubstitutionMutation();
    return {
      write: () => as('employee').run(mutation, { ...entered, knownIds: [] }),
      isDone: () => rowsOf({ database }).filter(isNew).length === 1,
    };
  });

  test('does not take an older substitution for the result', async () => {
    using backend = aBackend({ failures: [failing('postCreateSubstitution', 'network', { occasion: 2 })] });
    const mutation = createSubstitutionMutation();
    await backend.as('employee').run(mutation, { ...entered, knownIds: [] });
    const knownIds = rowsOf(backend).map(({ id }) => id);
    const again = backend.as('employee').run(mutation, { ...entered, knownIds });
    await expect(again).rejects.toMatchObject({ name: 'OutcomeUnknownError' });
  });

  test('returns both entries if the substitution was added twice', { tags: ['settings-32'] }, async () => {
    using backend = aBackend({ failures: [failing('postCreateSubstitution', '504', { occasion: 'once' })] });
    const add = (id: number) =>
      substitutionRows(backend.database).set(id, {
        id,
        owner: 'employee',
        personRef: person.personRef,
        start,
        end,
        excludedActions: [],
      });
    add(900);
    add(901);
    const mutation = createSubstitutionMutation();
    const found = await backend.as('employee').run(mutation, { ...entered, knownIds: [71, 72, 73] });
    expect(found.map(({ id }) => id)).toEqual([900, 901]);
  });
});

describe('deleting a substitution', { tags: ['settings-25', 'settings-26'] }, () => {
  const calls = {
    write: 'postDeleteSubstitution',
    read: 'getSubstitutions',
    path: 'DeleteSubstitution',
  } as const;
  testOutcomes(calls, ({ as, database }) => {
    const mutation = deleteSubstitutionMutation();
    const [id = 0] = rowsOf({ database })
      .filter(({ owner }) => owner === 'employee')
      .map((row) => row.id);
    return {
      write: () => as('employee').run(mutation, { id }),
      isDone: () => !substitutionRows(database).has(id),
    };
  });
});
