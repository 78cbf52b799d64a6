import { isOutcomeUnknown } from '@selfservice/api/core/outbox/save-parts';
import { attemptMs } from '@selfservice/api/core/outbox/attempt';
import { calls } from '@selfservice/mock-server/core/calls';
import type { Endpoint } from '@selfservice/api/core/endpoint';
import { expect, test } from 'vitest';
import type { FaultyBackend } from './faulty-backend.ts';
import { aFaultyBackend } from './faulty-backend.ts';
import { failedRows } from './failed-rows.ts';
import type { FaultName } from './faults.ts';
import { canHappenTo, faultNames } from './faults.ts';
import type { MatrixOutcome } from './outcome-table.ts';
import { outcomeTable } from './outcome-table.ts';
import type { PreparedWrite, WriteRow } from './prepared-write.ts';
import { notWrites, writes } from './writes.ts';

/** The result that a write reports. */
type Report = 'done' | 'not done' | 'unknown';

test('every call that changes data has a row', () => {
  const posted = Object.entries(calls as Record<string, Endpoint>)
    .filter(([, { method }]) => method === 'POST')
    .map(([name]) => name);
  const covered = new Set<string>(Object.values(writes).map(({ call }) => call));
  expect(posted.filter((name) => !covered.has(name)).toSorted()).toEqual([...notWrites].toSorted());
});

async function press(write: PreparedWrite, isUnknown = false) {
  try {
    await write.press(isUnknown);
    return { report: 'done' as Report, error: null };
  } catch (thrown) {
    const report: Report = isOutcomeUnknown(thrown) ? 'unknown' : 'not done';
    return { report, error: thrown };
  }
}

/** Presses again. An unknown outcome is checked when its call has no effect any more, and sent again if it is missing. */
async function pressAgain(backend: FaultyBackend, write: PreparedWrite, error: unknown): Promise<Report> {
  const isUnknown = isOutcomeUnknown(error);
  if (isUnknown) backend.clock.advance(attemptMs);
  const { report, error: again } = await press(write, isUnknown);
  return isUnknown && report === 'not done' ? pressAgain(backend, write, again) : report;
}

function recordsOf({ done }: FaultyBackend, { call }: WriteRow): number {
  return done.filter((endpoint) => endpoint === calls[call]).length;
}

const outcomes: MatrixOutcome[] = [];
const names = Object.keys(writes);

function rowOf(name: string): WriteRow {
  const row = writes[name];
  if (!row) throw new Error(`There is no row for "${name}".`);
  return row;
}

async function aWrite(name: string) {
  const row = rowOf(name);
  const backend = aFaultyBackend(row.person ?? 'employee');
  const write = await row.prepare(backend);
  const isWrite = (endpoint: Endpoint) => endpoint === calls[row.call];
  return { row, backend, write, isWrite };
}

const allowed: Record<Report, readonly number[]> = { done: [1], 'not done': [0], unknown: [0, 1] };

/** Checks a write at every fault that its call can have. Returns a line for each fault at which it fails. */
function failedFaults(name: string, check: (name: string, fault: FaultName) => Promise<void>) {
  const possible = faultNames.filter((fault) => canHappenTo(calls[rowOf(name).call], fault));
  return failedRows(possible, String, (fault) => check(name, fault));
}

async function checkOutcome(name: string, fault: FaultName): Promise<void> {
  const { row, backend, write, isWrite } = await aWrite(name);
  backend.setFault(fault, isWrite);
  const first = await press(write);
  expect(allowed[first.report], `records after "${first.report}"`).toContain(recordsOf(backend, row));
  backend.setFault(null);
  backend.signInAgain();
  const again = first.report === 'done' ? 'done' : await pressAgain(backend, write, first.error);
  expect({ again, records: recordsOf(backend, row) }).toEqual({ again: 'done', records: 1 });
  outcomes.push({ row: fault, outcome: first.report });
  backend.client.clear();
}

test.each(names)(
  '"%s" reports its true outcome at every fault, and pressing again executes it exactly once',
  async (name) => {
    expect(await failedFaults(name, checkOutcome)).toEqual([]);
  },
);

async function checkOutcomeWithoutReads(name: string, fault: FaultName): Promise<void> {
  const { row, backend, write, isWrite } = await aWrite(name);
  let hasBegun = false;
  backend.setFault(fault, (endpoint) => {
    hasBegun ||= isWrite(endpoint);
    return isWrite(endpoint);
  });
  backend.setReadFault('503', () => hasBegun);
  const first = await press(write);
  expect(allowed[first.report], `records after "${first.report}"`).toContain(recordsOf(backend, row));
  backend.setFault(null);
  backend.signInAgain();
  backend.setReadFault(null);
  const again = first.report === 'done' ? 'done' : await pressAgain(backend, write, first.error);
  expect({ again, records: recordsOf(backend, row) }).toEqual({ again: 'done', records: 1 });
  outcomes.push({ row: `${fault}, then nothing can be read`, outcome: first.report });
  backend.client.clear();
}

test.each(names)('"%s" reports a true or unknown outcome at every fault while reads fail', async (name) => {
  expect(await failedFaults(name, checkOutcomeWithoutReads)).toEqual([]);
});

test.each(names)('"%s" is executed once if the call arrives after a read found it missing', async (name) => {
  const { row, backend, write, isWrite } = await aWrite(name);
  backend.delay(isWrite);
  const first = await press(write);
  expect(first.report).toBe('unknown');
  await backend.land();
  const again = await pressAgain(backend, write, first.error);
  expect({ again, records: recordsOf(backend, row) }).toEqual({ again: 'done', records: 1 });
  outcomes.push({ row: 'network error, and the work after the first read', outcome: first.report });
  backend.client.clear();
});

test.each(names)('"%s" is executed once if the call arrives after a check found it missing', async (name) => {
  const { row, backend, write, isWrite } = await aWrite(name);
  let hasBegun = false;
  backend.delay((endpoint) => {
    hasBegun ||= isWrite(endpoint);
    return isWrite(endpoint);
  });
  backend.setReadFault('503', () => hasBegun);
  const first = await press(write);
  backend.setReadFault(null);
  const second = await press(write, true);
  expect([first.report, second.report]).toEqual(['unknown', 'unknown']);
  await backend.land();
  const again = await pressAgain(backend, write, second.error);
  expect({ again, records: recordsOf(backend, row) }).toEqual({ again: 'done', records: 1 });
  outcomes.push({ row: 'network error, and the work after the first check', outcome: second.report });
  backend.client.clear();
});

test.each(names)('"%s" is executed once if the call arrives after two more presses', async (name) => {
  const { row, backend, write, isWrite } = await aWrite(name);
  backend.delay(isWrite);
  const reports = [await press(write), await press(write, true), await press(write, true)];
  expect(reports.map(({ report }) => report)).toEqual(['unknown', 'unknown', 'unknown']);
  await backend.land();
  const again = await pressAgain(backend, write, reports.at(-1)?.error);
  expect({ again, records: recordsOf(backend, row) }).toEqual({ again: 'done', records: 1 });
  outcomes.push({ row: 'network error, and the work after three presses', outcome: 'unknown' });
  backend.client.clear();
});

test.each(names)('"%s" sends nothing after the end of the session', async (name) => {
  const { row, backend, write } = await aWrite(name);
  const before = backend.sent.length;
  backend.endSession();
  expect((await press(write)).report).toBe('not done');
  expect(backend.sent).toHaveLength(before);
  expect(recordsOf(backend, row)).toBe(0);
  backend.client.clear();
});

test.each(names)('"%s" does nothing with a token renewed for another person', async (name) => {
  const { row, backend, write, isWrite } = await aWrite(name);
  backend.replacePerson();
  backend.setFault('401 once', isWrite);
  expect((await press(write)).report).toBe('not done');
  expect(recordsOf(backend, row)).toBe(0);
  expect(new Set(backend.sent.map(({ token }) => token)).size).toBe(1);
  backend.client.clear();
});

test('docs/fault-matrix/writes.md contains these outcomes', async () => {
  await expect(
    outcomeTable(
      'Writes',
      [
        'Every write of the product runs with every fault. The table counts the writes by what the',
        'product reports after the first attempt. The tests compare each report with the records of the',
        'backend. "Work" is what the backend does for the call: a fault after the work loses only the',
        'response.',
      ].join(' '),
      outcomes,
    ),
  ).toMatchFileSnapshot('../../docs/fault-matrix/writes.md');
});
