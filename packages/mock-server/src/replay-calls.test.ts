import { localDateTime } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import type { CallName } from './core/calls.ts';
import type { Database } from './core/database.ts';
import { createDatabase, createSessionRows, ownGrant } from './core/database.ts';
import type { DoneCall } from './core/done-calls.ts';
import { doneCallsOf } from './core/done-calls.ts';
import { readDoneCalls, writeDoneCalls } from './core/done-calls-text.ts';
import { failing } from './core/failure.ts';
import type { KeptRows } from './core/lasting-rows.ts';
import { keptRows } from './core/lasting-rows.ts';
import { createManualClock } from './core/manual-clock.ts';
import type { PersonKey } from './core/people.ts';
import { demoPassword, people } from './core/people.ts';
import type { Scenario } from './core/scenario.ts';
import { defaultScenario } from './core/scenario.ts';
import { replayCalls } from './replay-calls.ts';
import { accounts } from './requests/accounts.ts';
import { requestRows } from './requests/request-rows.ts';
import { sendTo } from './send-call.fixtures.ts';

/** A backend that records calls, whose clock moves by hand. */
function aRecorder() {
  const clock = createManualClock(localDateTime(defaultScenario.at));
  const database = createDatabase(defaultScenario, clock);
  database.recordsCalls = true;
  const send = async (person: PersonKey, name: CallName, body: object) => {
    clock.advance(90_000);
    const { status, text } = await sendTo(database, ownGrant(person), name, { body, language: 'cs' });
    if (status !== 200) throw new Error(text);
  };
  return { database, send };
}

/** Requests a day, approves it, and returns the backend. */
async function requestedAndApproved(): Promise<Database> {
  const { database, send } = aRecorder();
  const DATUM = '2026-12-21T00:00:00Z';
  const { id: ID_UCET, shortcuts } = accounts.trip;
  const absence = {
    IXS_REF: people.employee.ref,
    ID_UCET,
    ABS: shortcuts.cs,
    DATUM,
    CAS_OD: null,
    CAS_DO: null,
  };
  await send('employee', 'postAbsences', { Value: [absence] });
  const row = [...requestRows(database).values()].find(
    ({ applicantRef, firstDay }) => applicantRef === people.employee.ref && firstDay === '2026-12-21',
  );
  await send('approver', 'postRequestStatus', { Value: row?.id, Value2: 1, Value3: 'As agreed' });
  return database;
}

/** Returns the differences from a new backend without sign-ins. */
function rowsOf(database: Database): KeptRows {
  return keptRows({ ...database, ...createSessionRows() });
}

/** Returns the recorded calls, read from the text of an address. */
function callsInAddress(database: Database): DoneCall[] {
  return readDoneCalls(writeDoneCalls(doneCallsOf(database))).calls;
}

test('a request and its approval give the same rows on a new backend', { tags: ['demo-7'] }, async () => {
  const database = await requestedAndApproved();
  const { rows, refused } = await replayCalls(defaultScenario, callsInAddress(database));
  expect(refused).toEqual([]);
  expect(rows).toEqual(rowsOf(database));
  expect(Object.keys(rows)).toEqual(expect.arrayContaining(['doneCalls', 'requests']));
});

test('neither the network nor the rights of the scenario matter', async () => {
  const database = await requestedAndApproved();
  const scenario: Scenario = {
    ...defaultScenario,
    isOffline: true,
    failures: [failing('postAbsences', '500')],
    disabledActions: ['SelfServiceApp_Absence'],
    person: 'manager',
  };
  const { rows } = await replayCalls(scenario, callsInAddress(database));
  expect(rows).toEqual(rowsOf(database));
});

test('names a call that the backend refuses, and does the others', { tags: ['demo-8'] }, async () => {
  const database = await requestedAndApproved();
  const [request, approval] = callsInAddress(database);
  if (!request || !approval) throw new Error('Two calls are recorded.');
  const { rows, refused } = await replayCalls(defaultScenario, [approval, request, approval]);
  expect(refused).toEqual([approval]);
  expect(rows).toEqual(rowsOf(database));
});

test('records a call with its person, time and language only if it has changed rows', async () => {
  const { database, send } = aRecorder();
  await send('employee', 'postMyRequests', { IsActual: true, BoolValue: true, CurrentAgenda: 'requests' });
  expect(doneCallsOf(database)).toEqual([]);
  const body = { Item1: 'sk' };
  await send('employee', 'postPersonalPreferences', body);
  expect(doneCallsOf(database)).toEqual([
    {
      call: 'postPersonalPreferences',
      second: 180,
      grant: ownGrant('employee'),
      language: 'cs',
      query: {},
      body,
      isLeftOut: false,
    },
  ]);
});

test(
  'records a changed password without its body, and leaves it out of the address',
  { tags: ['demo-7'] },
  async () => {
    const { database, send } = aRecorder();
    await send('employee', 'postChangePassword', {
      UserName: 'jana',
      OldPassword: demoPassword,
      NewPassword: 'Ty-7-res',
    });
    expect(doneCallsOf(database)).toMatchObject([
      { call: 'postChangePassword', body: null, isLeftOut: true },
    ]);
    expect(callsInAddress(database)).toEqual([]);
  },
);

test('a backend records nothing by default', async () => {
  const { database, send } = aRecorder();
  database.recordsCalls = false;
  await send('employee', 'postPersonalPreferences', { Item1: 'sk' });
  expect(doneCallsOf(database)).toEqual([]);
});
