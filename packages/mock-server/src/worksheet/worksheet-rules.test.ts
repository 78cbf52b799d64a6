import { localDateTime } from '@selfservice/api/core/local-date';
import { afterEach, expect, test } from 'vitest';
import { createManualClock } from '../core/manual-clock.ts';
import { keptRows, restoreRows } from '../core/lasting-rows.ts';
import type { PersonKey } from '../core/people.ts';
import { people } from '../core/people.ts';
import type { Scenario } from '../core/scenario.ts';
import { openSession } from '../core/story-session.ts';
import { startHttpServer } from '../http.ts';
import type { MockServer } from '../node.ts';
import { startMockServer } from '../node.ts';

let mock: MockServer | undefined;
let token = '';
let base = 'http://backend.test';

function begin(person: PersonKey, scenario: Partial<Scenario> = {}): MockServer {
  mock?.[Symbol.dispose]();
  base = 'http://backend.test';
  mock = startMockServer(scenario, createManualClock(localDateTime('2026-11-20T08:00:00')));
  token = openSession(mock.database, person);
  return mock;
}

afterEach(() => {
  mock?.[Symbol.dispose]();
  mock = undefined;
});

const headers = () => ({ Authorization: `Bearer ${token}`, 'Accept-Language': 'en' });

function call(name: string, body?: object): Promise<Response> {
  return fetch(`${base}/breeze/IpoData/${name}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers(), 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const jana = people.employee.ref;
const of = (month: string, ref = jana) => ({ SelectedIxsRef: ref, StartDate: `${month}-01T00:00:00Z` });
const sheet = async (month: string, ref = jana) => {
  const body = { ...of(month, ref), EndDate: `${month}-28T00:00:00Z`, Lang: 'en' };
  return (await (await call('GetMonthByLeftPanelParamsSelfService', body)).json()) as Record<string, unknown>;
};
const sign = (month: string, { ref = jana, version = '2.43' } = {}) =>
  call('SelfService_SignWorksheet', { Value: ref, Value2: `${month}-01T00:00:00Z`, Value3: version });
const list = async (month: string) =>
  (await (await call('GetWorkSheetAttachments', of(month))).json()) as { name: string; size: number }[];
const download = (month: string, name: string) =>
  call('DownloadAttachment', { ...of(month), SelectedIxsStr: name });
function upload(file: File, { m = '11', y = '2026', n = '', r = jana } = {}): Promise<Response> {
  const body = new FormData();
  body.append('file', file);
  const query = new URLSearchParams({ r, m, y, n }).toString();
  return fetch(`${base}/breeze/IpoData/UploadAttachment?${query}`, {
    method: 'POST',
    headers: headers(),
    body,
  });
}
const png = (name: string, content: BlobPart = 'x') => new File([content], name, { type: 'image/png' });
const refusal = async (answer: Promise<Response>) => {
  const response = await answer;
  return `${response.status} ${((await response.json()) as { Message: string }).Message}`;
};
const toSign = async () => {
  const home = (await (await call('DashboardData')).json()) as {
    wsRequests: { worksheetRequestCount: number };
  };
  return home.wsRequests.worksheetRequestCount;
};

test('a signature adds name and time to the worksheet, and the dashboard counts one less', async () => {
  const { database } = begin('employee');
  expect(await toSign()).toBe(1);
  expect((await sign('2026-10')).status).toBe(200);
  expect(await toSign()).toBe(0);
  const signed = {
    Podepsal: 'Dvořáková Jana',
    PodepsalKdy: '2026-11-20T08:00:00Z',
    PodepsalKind: 'electronic',
  };
  expect(await sheet('2026-10')).toMatchObject(signed);

  restoreRows(database, keptRows(database));
  expect(await sheet('2026-10')).toMatchObject(signed);
});

test.each([
  ['2026-11', {}, '409 The worksheet has not been confirmed yet.'],
  ['2026-06', {}, '409 The worksheet has not been confirmed yet.'],
  ['2026-09', {}, '409 The worksheet has been signed already.'],
  ['2026-08', {}, '409 The worksheet has been signed already.'],
  ['2026-07', {}, '403 You can no longer sign this worksheet.'],
  ['2025-10', {}, '404 There is no worksheet for this month.'],
  ['2026-10', { ref: people.approver.ref }, '403 You are not allowed to do this.'],
  [
    '2026-10',
    { version: '2.42' },
    '400 Version 2.42 of the application is not supported. Load the page again.',
  ],
])('refuses to sign the worksheet of %s with %j: %s', async (month, changes, words) => {
  begin('employee');
  expect(await refusal(sign(month, changes))).toBe(words);
});

test('refuses a second signature', async () => {
  begin('employee');
  await sign('2026-10');
  expect(await refusal(sign('2026-10'))).toBe('409 The worksheet has been signed already.');
});

test('a substitute sees the worksheet and cannot sign it', async () => {
  begin('substitute');
  const { ref } = people.approver;
  expect(await sheet('2026-11', ref)).toMatchObject({
    canSign: false,
    CeleJmeno: 'Ing. Svoboda Petr, Ph.D.',
  });
});

test('refuses to return the worksheet of another person', async () => {
  begin('employee');
  const body = { ...of('2026-11', people.approver.ref), EndDate: '2026-11-20T00:00:00Z', Lang: 'en' };
  expect((await call('GetMonthByLeftPanelParamsSelfService', body)).status).toBe(403);
});

test('returns null without a worksheet, and shifts, passes and headings in the requested language', async () => {
  begin('employee');
  expect(await sheet('2025-09')).toBeNull();
  const body = { ...of('2026-11'), EndDate: '2026-11-20T00:00:00Z', Lang: 'cs' };
  const text = await (await call('GetMonthByLeftPanelParamsSelfService', body)).text();
  for (const word of ['Noční směna', 'Příchod', 'Týden 47', 'Odpracovaná doba', 'Střídavé směny'])
    expect(text).toContain(word);
});

test('the scenario overrides parameters', async () => {
  begin('employee', { worksheetParameters: { VYP_ZOBRHODDEC: '1' } });
  const parameters = (await (await call('SelfService_GetPListParams')).json()) as { NAZEV: string }[];
  expect(parameters).toContainEqual({ NAZEV: 'VYP_ZOBRHODDEC', HODNOTA: '1' });
  expect(parameters.map(({ NAZEV }) => NAZEV)).toEqual([
    'PLIST_FORDAY',
    'PLIST_CBPOCDO',
    'VYP_ZOBRHODDEC',
    'PLIST_TEXT',
    'PLIST_TEXT2',
    'PLIST_TEXT3',
  ]);
});

test('attachments have sizes in B, KB and MB, which are those of their files', async () => {
  begin('employee');
  const rows = await list('2026-11');
  const sizes = rows.map(({ size }) => size);
  for (const [from, to] of [
    [1, 1024],
    [1024, 1024 ** 2],
    [1024 ** 2, 1024 ** 3],
  ] as const)
    expect(sizes.some((size) => size >= from && size < to)).toBe(true);
  const types = new Set<string>();
  for (const { name, size } of rows) {
    const file = await (await download('2026-11', name)).blob();
    expect(file.size).toBe(size);
    types.add(file.type);
  }
  expect(types).toEqual(new Set(['image/png', 'image/jpeg']));
  expect(rows.some(({ name }) => name.length === 100)).toBe(true);
  expect(await list('2026-09')).toEqual([]);
});

test('an upload survives a reload of the page and is downloaded unchanged', async () => {
  const { database } = begin('employee');
  const bytes = Uint8Array.from({ length: 40_000 }, (_, index) => (index * 31) % 256);
  const name = 'Účtenka „1“ & "2".png';
  expect((await upload(png(name, bytes), { n: 'Poznámka & spol.' })).status).toBe(200);
  restoreRows(database, keptRows(database));
  expect((await list('2026-11')).at(-1)).toMatchObject({
    name,
    size: 40_000,
    poznamka: 'Poznámka & spol.',
  });
  const back = await (await download('2026-11', name)).blob();
  expect(back.type).toBe('image/png');
  expect(new Uint8Array(await back.arrayBuffer())).toEqual(bytes);
});

test.each([
  [png('parkovne.jpg'), {}, /^409 An attachment with the name parkovne.jpg exists already/],
  [png('a'.repeat(101)), {}, /^400 The name/],
  [png(' '), {}, /^400 The name/],
  [png('a.png'), { n: 'x'.repeat(256) }, /^400 The note/],
  [new File(['x'], 'a.pdf', { type: 'application/pdf' }), {}, /^400 Only images/],
  [png('a.png'), { m: '13' }, /^400 There is no month 13 of 2026/],
  [png('a.png'), { m: '01' }, /^400 There is no month 01/],
  [png('a.png'), { m: '9', y: '2025' }, /^404 There is no worksheet/],
  [png('a.png'), { m: '12' }, /^403 Nothing can be attached/],
  [png('a.png'), { r: people.approver.ref }, /^403 /],
])('refuses an upload: %#', async (file, changes, words) => {
  begin('employee');
  expect(await refusal(upload(file, changes))).toMatch(words);
});

test('refuses an upload with a JSON body', async () => {
  begin('employee');
  const json = call(`UploadAttachment?r=${jana}&m=11&y=2026&n=`, { file: 'x' });
  expect(await refusal(json)).toMatch(/^400 Content-Type: multipart\/form-data/);
});

test('uploads and downloads files over real HTTP', async () => {
  await using server = await startHttpServer({ port: 0 });
  token = openSession(server.database, 'employee');
  base = server.url;
  const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
  expect((await upload(png('Přes síť.png', bytes), { n: 'č' })).status).toBe(200);
  expect(await refusal(upload(png('Přes síť.png')))).toMatch(/^409 /);
  const back = await download('2026-11', 'Přes síť.png');
  expect(back.headers.get('Content-Type')).toBe('image/png');
  expect(new Uint8Array(await back.arrayBuffer())).toEqual(bytes);
});
