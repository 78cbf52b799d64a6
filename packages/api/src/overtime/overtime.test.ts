import { expect, test } from 'vitest';
import { dashboardQuery } from '../dashboard/dashboard.ts';
import { aBackend } from '../core/signed-in.fixtures.ts';
import type { SignedInTest } from '../core/signed-in.fixtures.ts';
import { decideOvertimeMutation, isDecidable, overtimeQuery, toOvertime } from './overtime.ts';

const wire = {
  id: 60_001,
  date: '2026-11-18T00:00:00Z',
  start: '2026-11-18T22:00:00Z',
  end: '2026-11-19T00:30:00Z',
  accountName: 'Overtime to be paid',
  note: 'Inventory',
  approvable: true,
  approved: false,
};

test('maps every field of the wire to its plain name', { tags: ['overtime-13'] }, () => {
  expect(toOvertime(wire)).toEqual({
    id: 60_001,
    day: '2026-11-18',
    begin: '2026-11-18T22:00:00',
    end: '2026-11-19T00:30:00',
    accountName: 'Overtime to be paid',
    note: 'Inventory',
    isApprovable: true,
    state: 'pending',
  });
  expect(toOvertime({ ...wire, approved: true }).state).toBe('approved');
});

test('only approvable, pending overtime can be decided', { tags: ['overtime-14'] }, () => {
  const decidable = [true, false].flatMap((approvable) =>
    [true, false].map((approved) => isDecidable(toOvertime({ ...wire, approvable, approved }))),
  );
  expect(decidable).toEqual([false, true, false, false]);
});

const list = (it: SignedInTest) => it.as('employee').client.fetchQuery({ ...overtimeQuery(), staleTime: 0 });

test.each([
  [true, 'is approved from then on'],
  [false, 'leaves the list'],
])(
  'a decided overtime (approved: %s) %s, and home counts one less',
  { tags: ['overtime-15', 'overtime-17'] },
  async (isApproved) => {
    using it = aBackend();
    const overtime = (await list(it)).find(isDecidable);
    const home = { ...dashboardQuery(), staleTime: 0 };
    const before = (await it.as('employee').client.fetchQuery(home)).counts;
    await it.as('employee').run(decideOvertimeMutation(), { id: overtime?.id ?? 0, isApproved });
    expect(it.sent.at(-1)).toMatchObject({
      call: 'SetOvertimeStatus',
      body: { Item1: overtime?.id, Item2: isApproved },
    });
    expect(it.as('employee').client.getQueryState(overtimeQuery().queryKey)?.isInvalidated).toBe(true);
    const after = (await list(it)).find(({ id }) => id === overtime?.id);
    expect(after?.state).toBe(isApproved ? 'approved' : undefined);
    expect((await it.as('employee').client.fetchQuery(home)).counts?.overtime).toBe(
      (before?.overtime ?? 0) - 1,
    );
  },
);

test('the list of a person without overtime is empty', { tags: ['overtime-16'] }, async () => {
  using it = aBackend();
  expect(await it.as('firstDay').client.fetchQuery(overtimeQuery())).toEqual([]);
});
