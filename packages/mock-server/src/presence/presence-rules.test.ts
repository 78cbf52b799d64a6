import { languages } from '@selfservice/api/core/language';
import { localDateTime } from '@selfservice/api/core/local-date';
import type { presenceRowSchema, postPresence } from '@selfservice/api/presence/presence.wire';
import fc from 'fast-check';
import type * as v from 'valibot';
import { expect, test } from 'vitest';
import { peopleOfCentre } from '../centres/centre-people.ts';
import { centreNamed } from '../centres/centre-tree.ts';
import type { Database } from '../core/database.ts';
import { createDatabase } from '../core/database.ts';
import { createManualClock } from '../core/manual-clock.ts';
import { people } from '../core/people.ts';
import { defaultScenario } from '../core/scenario.ts';
import { sendCall } from '../send-call.fixtures.ts';
import { presenceRows } from './presence-rows.ts';
import { presenceStateOf } from './presence-state.ts';
import { accountTranslations, passTranslations, presenceTranslations } from './translation-rows.ts';

type Row = v.InferInput<typeof presenceRowSchema>;
type Selected = v.InferOutput<NonNullable<typeof postPresence.body>>['SelectedPresence'];

const assembly = centreNamed('Assembly')?.id ?? 0;

function at(moment: string): Database {
  return createDatabase(defaultScenario, createManualClock(localDateTime(moment)));
}

async function rowsOf(database: Database, selected: Selected = 0, centre = assembly): Promise<Row[]> {
  const everybody = await peopleOfCentre(database, centre, true);
  return presenceRows(database, everybody, { selected, language: 'en', canSeeContacts: true });
}

const rowOf = (rows: readonly Row[], ref: string) => rows.find(({ IXS_REF }) => IXS_REF === ref);

test('people come and leave by their shifts as time passes', async () => {
  const there = async (moment: string) => {
    const row = rowOf(await rowsOf(at(moment)), people.approver.ref);
    return [row?.PRUCHOD_SMER, row?.LAST_TIME];
  };
  // The approver's shift on this Friday is from 8:00 to 16:30.
  expect(await there('2026-11-20T07:30:00')).toEqual([2, expect.stringMatching(/^2026-11-19T1[67]:/)]);
  expect(await there('2026-11-20T08:00:00')).toEqual([1, expect.stringMatching(/^2026-11-20T07:[45]/)]);
  expect(await there('2026-11-20T17:00:00')).toEqual([2, expect.stringMatching(/^2026-11-20T16:/)]);
});

test('no pass is in the future, and every direction belongs to a pass', async () => {
  const moments = fc.integer({ min: 0, max: 10_080 });
  await fc.assert(
    fc.asyncProperty(moments, async (minutes) => {
      const clock = createManualClock(localDateTime('2026-11-16T00:00:00'));
      clock.advance(minutes * 60_000);
      const database = createDatabase(defaultScenario, clock);
      for (const row of await rowsOf(database)) {
        expect((row.LAST_TIME ?? '') <= `${clock.localNow()}Z`).toBe(true);
        expect(row.PRITOMNOST === null).toBe(row.LAST_TIME === null);
        expect(row.LAST_TIME !== null || row.PRUCHOD_SMER === 0).toBe(true);
      }
    }),
    { numRuns: 25 },
  );
});

test('each filter returns the matching people', { tags: ['presence-3'] }, async () => {
  const database = at('2026-11-20T10:00:00');
  const all = await rowsOf(database);
  const refsOf = (rows: readonly Row[]) => rows.map(({ IXS_REF }) => IXS_REF);
  for (const direction of [1, 2] as const)
    expect(await rowsOf(database, direction)).toEqual(
      all.filter(({ PRUCHOD_SMER }) => PRUCHOD_SMER === direction),
    );
  expect(await rowsOf(database, 4)).toEqual(all.filter(({ SMENA }) => SMENA !== ''));
  const inconsistent = await rowsOf(database, 3);
  expect(inconsistent.length).toBeGreaterThan(0);
  expect(inconsistent.length).toBeLessThan(all.length / 2);
  expect(refsOf(all)).toEqual(expect.arrayContaining(refsOf(inconsistent)));
});

test('a department has people of each kind', async () => {
  const rows = await rowsOf(at('2026-11-20T08:00:00'));
  expect(new Set(rows.map(({ PRUCHOD_SMER }) => PRUCHOD_SMER))).toEqual(new Set([0, 1, 2]));
  expect(rows.some(({ LAST_TIME }) => LAST_TIME === null)).toBe(true);
  expect(rows.some(({ TELEFON2 }) => TELEFON2)).toBe(true);
  expect(rows.some(({ EMAIL2 }) => EMAIL2 === null)).toBe(true);
});

test('passes and plans of most people agree at any hour', async () => {
  for (const hour of ['03', '08', '12', '15', '20']) {
    const database = at(`2026-11-18T${hour}:00:00`);
    const everybody = await rowsOf(database, 0, centreNamed('Serial production')?.id);
    const inconsistent = await rowsOf(database, 3, centreNamed('Serial production')?.id);
    expect(inconsistent.length / everybody.length).toBeLessThan(0.15);
    expect(inconsistent.length).toBeGreaterThan(0);
  }
});

test('a person who is away all day has an account and no shift', async () => {
  const database = at('2026-11-18T10:00:00');
  const everybody = await peopleOfCentre(database, centreNamed('Serial production')?.id ?? 0, true);
  const states = everybody.map(({ ref }) => presenceStateOf(database, ref));
  const away = states.filter(({ account, shift }) => account && !shift);
  expect(away.length).toBeGreaterThan(20);
  expect(away.every(({ account }) => account?.accountID !== null)).toBe(true);
});

test('sends contacts only to callers with the permission', { tags: ['presence-16'] }, async () => {
  const database = at('2026-11-20T08:00:00');
  const everybody = await peopleOfCentre(database, assembly, true);
  const rows = presenceRows(database, everybody, { selected: 0, language: 'en', canSeeContacts: false });
  for (const row of rows) {
    expect(row).not.toHaveProperty('EMAIL2');
    expect(row).not.toHaveProperty('TELEFON1');
  }
});

test.each(languages)('every name except one presence is translated into %s', (language) => {
  const keys = (rows: { PK_VALUE: string }[]) => rows.map(({ PK_VALUE }) => PK_VALUE);
  const [passes, presences] = [passTranslations(language), presenceTranslations(language)];
  expect(keys(passes).filter((key) => !keys(presences).includes(key))).toEqual(['24']);
  for (const { PREKLAD } of [...passes, ...presences, ...accountTranslations(language)])
    expect(PREKLAD).not.toBe('');
});

const body = {
  CheckedIxsStrs: [] as string[],
  SelectedIxsStr: String(assembly),
  IncludeChildren: true,
  SelectedPresence: 0,
};
const query = { $skip: '0', $top: '1001' };

test.each([
  ['a centre of another tree', { SelectedIxsStr: String(centreNamed('Canteen')?.id) }, 404],
  ['a centre that is no number', { SelectedIxsStr: '' }, 400],
  ['an unknown category', { CheckedIxsStrs: ['999'] }, 400],
  ['an unknown filter', { SelectedPresence: 5 }, 400],
])('refuses %s', async (_, change, status) => {
  const answer = await sendCall('postPresence', { person: 'approver', query, body: { ...body, ...change } });
  expect(answer.status).toBe(status);
});

test('returns 1001 rows of a centre with more people', { tags: ['presence-20', 'presence-25'] }, async () => {
  const company = { ...body, SelectedIxsStr: String(centreNamed('Whole company')?.id) };
  const { text } = await sendCall('postPresence', { person: 'director', query, body: company });
  expect((JSON.parse(text) as { Results: unknown[] }).Results).toHaveLength(1001);
});
