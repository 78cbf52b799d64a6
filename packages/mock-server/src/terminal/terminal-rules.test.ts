import { expect, test } from 'vitest';
import { keptRows, restoreRows } from '../core/lasting-rows.ts';
import { ownGrant } from '../core/database.ts';
import { people } from '../core/people.ts';
import { aDatabase, refusalOf, substituting } from '../requests/requests.fixtures.ts';
import { sendCall } from '../send-call.fixtures.ts';
import { insertPass } from './insert-pass.ts';
import { lastPassesOf } from './last-passes.ts';
import { passRows } from './pass-rows.ts';

const employee = ownGrant('employee');
const { ref } = people.employee;
const good = {
  IXS_REF: ref,
  IXS_REF_ZMENA: ref,
  PRITOMNOST: 22,
  CAS: '2026-11-20T08:00:00Z',
  TERMINAL: -3,
  PLATNOST: 1,
  POZNAMKA: '',
  GPS: '50.08804012;14.42076005',
};
const insert = (more: object, database = aDatabase(), grant = employee) =>
  insertPass(database, grant, JSON.stringify({ ...good, ...more }));

test('an inserted pass is the last one, in the requested language, and survives a reload', () => {
  const database = aDatabase();
  expect(insert({}, database)).toBeUndefined();
  expect(lastPassesOf(database, ref, 'cs')[0]).toEqual({
    Date: '2026-11-20T08:00:00Z',
    PRUCHOD_TERM: 'LUNCH-22',
    PRUCHOD_TXT: 'Oběd',
    FullName: 'Dvořáková Jana',
    Note: '',
    GPS: '50.08804012;14.42076005',
  });
  const after = aDatabase();
  restoreRows(after, keptRows(database));
  expect(lastPassesOf(after, ref, 'en')).toEqual(lastPassesOf(database, ref, 'en'));
});

test('lists passes of terminals, too; a person on the first day has none', { tags: ['terminal-24'] }, () => {
  const database = aDatabase();
  const passes = lastPassesOf(database, ref, 'en');
  expect(passes.length).toBeGreaterThan(5);
  expect(passes[0]).toMatchObject({
    Date: expect.stringMatching(/^2026-11-20T07:[45]/),
    PRUCHOD_TERM: 'In',
  });
  const times = passes.map(({ Date }) => Date);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(lastPassesOf(database, people.firstDay.ref, 'en')).toEqual([]);
});

test(
  'refuses passes in another format, in the future, or of another person',
  { tags: ['terminal-12', 'terminal-13'] },
  async () => {
    const status = async (more: object, grant = employee) =>
      (await refusalOf(insert(more, aDatabase(), grant)))[0];
    for (const more of [
      { TERMINAL: -1 },
      { PLATNOST: 0 },
      { CAS: '2026-11-20T08:00:00' },
      { CAS: '2099-01-01T00:00:00Z' },
      { PRITOMNOST: 99 },
      { GPS: '50.08804' },
      { GPS: '50.0880401234;14.42' },
      { GPS: '91.0;14.42' },
      { ANOTHER: 1 },
    ])
      expect(await status(more)).toBe(400);
    expect(await status({ IXS_REF: people.approver.ref })).toBe(403);
    expect(await status({ IXS_REF_ZMENA: people.approver.ref })).toBe(403);
    expect(await status({ IXS_REF: people.approver.ref, IXS_REF_ZMENA: ref }, substituting)).toBe(403);
    expect((await refusalOf(insertPass(aDatabase(), employee, '{')))[0]).toBe(400);
  },
);

test('a substitute inserts passes for the substituted person', { tags: ['terminal-12'] }, () => {
  const database = aDatabase();
  const refs = { IXS_REF: people.approver.ref, IXS_REF_ZMENA: people.substitute.ref };
  expect(insert(refs, database, substituting)).toBeUndefined();
  expect([...passRows(database).values()][0]?.personRef).toBe(people.approver.ref);
});

test('records the same pass only once', { tags: ['terminal-27'] }, async () => {
  const database = aDatabase();
  insert({}, database);
  expect(await refusalOf(insert({}, database))).toEqual([409, 'This pass has been recorded already.']);
  expect(insert({ PRITOMNOST: 1 }, database)).toBeUndefined();
  expect(passRows(database).size).toBe(2);
});

test('names types in the requested language', { tags: ['terminal-11', 'terminal-22'] }, async () => {
  const types = async (Value: string) =>
    JSON.parse((await sendCall('postPassTypes', { body: { Value } })).text) as Record<string, unknown>[];
  expect((await types('cs-CZ'))[0]).toEqual({
    PRITOMNOST: 1,
    PRUCHOD_TERM: 'Příchod',
    PRUCHOD_SMER: 1,
    PRUCHOD_TXT: null,
  });
  expect((await types('sk'))[4]).toMatchObject({ PRITOMNOST: 22, PRUCHOD_TXT: 'Obed' });
  expect((await sendCall('postPassTypes', { body: { Value: 'cs' } })).status).toBe(400);
});
