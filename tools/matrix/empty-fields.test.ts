import type { Endpoint } from '@selfservice/api/core/endpoint';
import { calls } from '@selfservice/mock-server/core/calls';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { backendCalls } from '../contract/backend-calls.ts';
import { aFaultyBackend } from './faulty-backend.ts';
import { emptied, emptyFieldsOf } from './empty-fields.ts';
import type { EmptyField } from './empty-fields.ts';
import type { ReadRow } from './reads.ts';
import { reads } from './reads.ts';

const rows = v.object({ Results: v.array(v.object({ id: v.number(), note: v.nullish(v.string(), '') })) });

test('the fields that may be empty are found in lists, and are emptied in every row', () => {
  const fields = emptyFieldsOf(rows);
  expect(fields).toEqual([
    { field: 'Results[].note', by: 'null' },
    { field: 'Results[].note', by: 'absent' },
  ]);
  const answer = { Results: [{ id: 1, note: 'a' }, { id: 2 }] };
  expect(emptied(answer, fields.slice(0, 1))).toEqual({ Results: [{ id: 1, note: null }, { id: 2 }] });
  expect(emptied(answer, fields.slice(1))).toEqual({ Results: [{ id: 1 }, { id: 2 }] });
});

/** Emptied fields of one call. */
interface EmptyCase {
  call: Endpoint;
  fields: readonly EmptyField[];
}

/** Returns each field alone, and all of them at once in both ways. */
function casesOf(call: Endpoint): EmptyCase[] {
  const fields = emptyFieldsOf(call.answer);
  const by = (how: EmptyField['by']) => ({ call, fields: fields.filter((field) => field.by === how) });
  return [...fields.map((field) => ({ call, fields: [field] })), by('null'), by('absent')];
}

async function faultOf(row: ReadRow, { call, fields }: EmptyCase): Promise<string[]> {
  const backend = aFaultyBackend(row.person ?? 'employee', { personCount: 20 });
  backend.setAnswer((endpoint, answer) => (endpoint === call ? emptied(answer, fields) : answer));
  try {
    await row.read(backend);
    return [];
  } catch (error) {
    const which = fields.length === 1 ? `${fields[0]?.field} ${fields[0]?.by}` : `all ${fields[0]?.by}`;
    return [`${call.path} ${which}: ${String(error)}`];
  } finally {
    backend.client.clear();
  }
}

test.each(Object.entries(reads))('%s reads every response with allowed empty fields', async (_, row) => {
  const backend = aFaultyBackend(row.person ?? 'employee', { personCount: 20 });
  await row.read(backend);
  backend.client.clear();
  const used = new Set(backend.done.filter(({ answerFormat }) => answerFormat === 'json'));
  const faults: string[] = [];
  for (const one of [...used].flatMap(casesOf)) faults.push(...(await faultOf(row, one)));
  expect(faults).toEqual([]);
});

/**
 * The fields that a response must have, also those that may be null but not absent. They identify or name a row, give its time or a
 * state that must not be guessed, are lists, or decide whether the user may continue. Every other field may be null or absent.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  getAccountsTranslations: ['[].PK_VALUE'],
  getCentreLevel: ['id', 'name', 'childrens[].id', 'childrens[].name', 'parents[].id', 'parents[].name'],
  getDashboardData: ['balance', 'balance.isComputed', 'balance.hasError', 'requestsCounts'],
  getLastPasses: ['[].Date'],
  getOvertime: ['[].id', '[].date', '[].start', '[].end'],
  getPassesTranslations: ['[].PK_VALUE'],
  getPresenceTranslations: ['[].PK_VALUE'],
  getReportHierarchy: ['[].caption'],
  getRequestPeople: ['[].OcFullName', '[].IXS_REF'],
  getStartup: ['isEnabled'],
  getSubstitutions: [
    'substitutions',
    'substitutions[].id',
    'substitutions[].name',
    'substitutions[].start',
    'substitutions[].end',
    'people[].name',
    'people[].ixsref',
    'actions[].id',
  ],
  getUnavailabilityPeople: ['[].OcFullName', '[].IXS_REF'],
  getUserList: ['[].ixs_ref', '[].poradi'],
  getWorksheetParameters: ['[].NAZEV'],
  postApprovals: ['[].ID', '[].Applicant', '[].ReqText', '[].Created', '[].State'],
  postAttachments: ['[].id_att', '[].name'],
  postCategories: ['[].IXS_KAT', '[].NAZEV_KAT'],
  postChangePassword: ['status'],
  postDepartmentIntervals: [
    'intervals',
    'intervals[].type',
    'intervals[].begin',
    'intervals[].end',
    'intervals[].ownerID',
  ],
  postDepartmentPeople: ['persons[].id', 'persons[].name', 'publicHolidays[].date'],
  postHolidayAccounts: ['[].ID_UCET', '[].NAZEV'],
  postMyPlan: [
    'intervals',
    'intervals[].type',
    'intervals[].begin',
    'intervals[].end',
    'intervals[].day',
    'changeRequests[].id',
    'changeRequests[].begin',
    'changeRequests[].end',
    'changeRequests[].day',
    'changeRequests[].intervals[].type',
    'changeRequests[].intervals[].begin',
    'changeRequests[].intervals[].end',
    'changeRequests[].intervals[].day',
    'signingRequests[].id',
    'signingRequests[].begin',
    'signingRequests[].end',
    'signingRequests[].day',
    'signingRequests[].intervals[].type',
    'signingRequests[].intervals[].begin',
    'signingRequests[].intervals[].end',
    'signingRequests[].intervals[].day',
    'publicHolidays[].date',
  ],
  postMyRequests: ['[].ID', '[].Applicant', '[].ReqText', '[].Created', '[].State'],
  postPassTypes: ['[].PRITOMNOST'],
  postPlanStates: [
    'Results',
    'Results[].OcFullName',
    'Results[].DateFrom',
    'Results[].DateTo',
    'Results[].Ixsref',
  ],
  postPresence: ['Results', 'Results[].IXS_REF', 'Results[].FullName'],
  postRequestAccounts: ['[].ID_UCET', '[].NAZEV'],
  postRequestPeopleFilter: ['[].OcFullName', '[].IXS_REF'],
  postToken: ['access_token', 'refresh_token', 'expires_in', 'sid'],
  postUnavailabilities: ['[].IXS_REF', '[].DATE_REF', '[].ID_UNAVA'],
  postUnavailabilityPeopleFilter: ['[].OcFullName', '[].IXS_REF'],
  postWorksheet: [
    'CeleJmeno',
    'Mesic',
    'IpodensmenCeleks',
    'IpodensmenCeleks[].Pruchody[].CasPruchodu',
    'PracListChyby[].DEN',
    'PracListMesUcty[].Ucet',
  ],
  postWorksheetStates: [
    'Results',
    'Results[].FullName',
    'Results[].Signed',
    'Results[].Confirmed',
    'Results[].Approved',
  ],
};

test('a response needs only the fields that are listed here', () => {
  const found = backendCalls.flatMap((name): [string, string[]][] => {
    const fields = neededFieldsOf(calls[name].answer as unknown as Node, '');
    return fields.length > 0 ? [[name, fields]] : [];
  });
  expect(Object.fromEntries(found)).toEqual(required);
});

interface Node {
  readonly entries?: Record<string, Node>;
  readonly item?: Node;
  readonly wrapped?: Node;
}

function neededFieldsOf(schema: Node, path: string): string[] {
  const inner = schema.wrapped ?? schema.item;
  if (inner) return neededFieldsOf(inner, schema.item ? `${path}[]` : path);
  return Object.entries(schema.entries ?? {}).flatMap(([name, entry]) => {
    const here = path ? `${path}.${name}` : name;
    const isNeeded = !v.is(entry as never, null) || !v.is(entry as never, undefined);
    return [...(isNeeded ? [here] : []), ...neededFieldsOf(entry, here)];
  });
}
