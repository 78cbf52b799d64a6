import { expect, test, vi } from 'vitest';
import { aBackend, refOf } from '../core/signed-in.fixtures.ts';
import { localDate } from '../core/local-date.ts';
import { readRequestEntries } from './request-entries.ts';

test('without a part of a request nothing is fetched', async () => {
  const call = vi.fn<() => Promise<never>>();
  expect(await readRequestEntries({ call }, [])).toEqual([]);
  expect(call).not.toHaveBeenCalled();
});

test('the entries of a plan are absences only, not the shifts of the day', async () => {
  using backend = aBackend();
  const day = localDate('2026-11-20');
  const part = {
    place: 'departmentPlan' as const,
    personRef: refOf('employee'),
    account: { id: 10, name: 'Vacation', shortcut: 'V' },
    firstDay: day,
    lastDay: day,
    begin: null,
    end: null,
    note: '',
  };
  expect(await readRequestEntries(backend.as('approver'), [part])).toEqual([]);
});
