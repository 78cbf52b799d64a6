import { localDate } from '@selfservice/api/core/local-date';
import { OutcomeError, PartlySavedError } from '@selfservice/api/requests/new-request';
import { rowsOf } from '@selfservice/api/requests/request-period';
import { expect, test } from 'vitest';
import { freshRequestForm } from './requestForm.ts';
import { unsavedPart } from './unsavedPart.ts';

const fresh = freshRequestForm('unavailabilities', localDate('2026-11-20'), localDate('2026-12-01'));
const form = { ...fresh, period: { ...fresh.period, lastDay: localDate('2026-12-04') } };
const rows = rowsOf('unavailabilities', form.period);

test('the days that are not saved are left, with the reason', () => {
  const cause = new OutcomeError('unavailabilityReserved');
  const part = unsavedPart(form, new PartlySavedError(rows.slice(0, 1), rows.slice(1), cause));
  expect(part).toEqual({
    form: { ...form, period: { ...form.period, firstDay: '2026-12-02' } },
    outcome: 'unavailabilityReserved',
  });
});

test('an error of another kind gives no outcome', () => {
  const error = new PartlySavedError(rows.slice(0, 3), rows.slice(3), new Error('500'));
  expect(unsavedPart(form, error)).toMatchObject({
    form: { period: { firstDay: '2026-12-04', lastDay: '2026-12-04' } },
    outcome: null,
  });
});

test('where nothing is saved there is nothing to narrow', () => {
  expect(unsavedPart(form, new Error('500'))).toBeNull();
});
