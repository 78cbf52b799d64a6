import { localDateTime } from '@selfservice/api/core/local-date';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { centreNamed } from '../centres/centre-tree.ts';
import type { ManualClock } from '../core/manual-clock.ts';
import { createManualClock } from '../core/manual-clock.ts';
import { people } from '../core/people.ts';
import { openSession } from '../core/story-session.ts';
import type { MockServer } from '../node.ts';
import { startMockServer } from '../node.ts';

let mock: MockServer;
let clock: ManualClock;
const { ref } = people.employee;

beforeEach(() => {
  clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  mock = startMockServer({}, clock);
});
afterEach(() => mock[Symbol.dispose]());

async function call(path: string, body?: object, person: 'employee' | 'approver' = 'employee') {
  const response = await fetch(
    `http://backend.test/${path.includes('/') ? path : `breeze/IpoData/${path}`}`,
    {
      method: body ? 'POST' : 'GET',
      headers: {
        Authorization: `Bearer ${openSession(mock.database, person)}`,
        'Accept-Language': 'en',
        'Content-Type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    },
  );
  expect(response.status).toBe(200);
  return response;
}

async function pass(type: number, at: string): Promise<void> {
  const row = {
    IXS_REF: ref,
    IXS_REF_ZMENA: ref,
    PRITOMNOST: type,
    CAS: `${at}Z`,
    TERMINAL: -3,
    PLATNOST: 1,
    POZNAMKA: '',
    GPS: '',
  };
  await call('InsertNewIpoprtFromOnlineTerm', { Value: JSON.stringify(row) });
}

/** Returns the last pass and the presence on every screen that shows them. */
async function screens() {
  const home = (await (await call('DashboardData')).json()) as {
    lastPassage: { time: string; text: string };
  };
  const [last] = (await (await call('SelfService_GetLastPasses')).json()) as {
    Date: string;
    PRUCHOD_TERM: string;
  }[];
  const card = (await (await call('controllers/SelfService/PersonalCard')).json()) as {
    presence: string;
    lastPassageTime: string;
  };
  const list = (await (
    await call(
      'GetPresenceByLeftPanelParams?$skip=0&$top=1001',
      {
        CheckedIxsStrs: [],
        SelectedIxsStr: String(centreNamed('Assembly')?.id),
        IncludeChildren: true,
        SelectedPresence: 0,
      },
      'approver',
    )
  ).json()) as { Results: { IXS_REF: string; PRUCHOD_SMER: number; LAST_TIME: string }[] };
  const row = list.Results.find(({ IXS_REF }) => IXS_REF === ref);
  return {
    times: [home.lastPassage.time, last?.Date, card.lastPassageTime, row?.LAST_TIME],
    texts: [home.lastPassage.text, last?.PRUCHOD_TERM],
    card: card.presence,
    direction: row?.PRUCHOD_SMER,
  };
}

/** Returns the row of today in the worksheet. */
async function todayInTheWorksheet() {
  const body = {
    SelectedIxsRef: ref,
    StartDate: '2026-11-01T00:00:00Z',
    EndDate: '2026-11-20T00:00:00Z',
    Lang: 'en',
  };
  const sheet = (await (await call('GetMonthByLeftPanelParamsSelfService', body)).json()) as {
    IpodensmenCeleks: {
      DEN: string;
      SumFooter: boolean;
      ODPRAC: number;
      SALDO: number | null;
      Pruchody: object[];
    }[];
  };
  return sheet.IpodensmenCeleks.find(({ DEN, SumFooter }) => DEN === '2026-11-20T00:00:00Z' && !SumFooter);
}

test('a pass of the user changes home, last passes, presence, card and the worksheet of today', async () => {
  clock.advance(60 * 60_000);
  expect(await screens()).toMatchObject({ texts: ['In', 'In'], card: 'At work', direction: 1 });
  expect(await todayInTheWorksheet()).toMatchObject({ ODPRAC: 60, Pruchody: [{}] });
  await pass(21, '2026-11-20T09:00:00');
  const at = '2026-11-20T09:00:00Z';
  expect(await screens()).toEqual({
    times: [at, at, at, at],
    texts: ['Out', 'Out'],
    card: 'Not at work',
    direction: 2,
  });
  clock.advance(60 * 60_000);
  // No generated pass brings the user back.
  expect((await screens()).times).toEqual([at, at, at, at]);
  expect(await todayInTheWorksheet()).toMatchObject({
    ODPRAC: 60,
    SALDO: null,
    Pruchody: [{}, { CasPruchodu: at, TypPruchoduTxt: 'Out' }],
  });
});

test('the day gets its balance when the shift is over', async () => {
  await pass(21, '2026-11-20T08:00:00');
  clock.advance(2 * 60 * 60_000);
  await pass(1, '2026-11-20T10:00:00');
  clock.advance(7 * 60 * 60_000);
  await pass(21, '2026-11-20T17:00:00');
  // From 10:00 to 17:00 with a break: the end of a day shift is flexible.
  expect(await todayInTheWorksheet()).toMatchObject({ ODPRAC: 390, SALDO: 390 - 480 });
});

test('two arrivals in a row are an error of the worksheet, which home shows', async () => {
  await pass(1, '2026-11-20T08:00:00');
  const home = (await (await call('DashboardData')).json()) as { balance: { hasError: boolean } };
  expect(home.balance.hasError).toBe(true);
  expect(await todayInTheWorksheet()).toMatchObject({ ODPRAC: null, SALDO: null });
});
