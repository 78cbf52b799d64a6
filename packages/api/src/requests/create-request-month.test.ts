import { expect, test, vi } from 'vitest';
import { localDate } from '../core/local-date.ts';
import { aBackend } from '../core/signed-in.fixtures.ts';
import { aRequestForm, patience, untilAccountsLoaded } from './create-request-form.fixtures.ts';

test('keeps the days of the plans until another month is needed', async () => {
  using it = aBackend();
  using form = aRequestForm(it);
  await untilAccountsLoaded(form);
  const planned = () => form.model.state.value.month.planned;
  await vi.waitFor(() => expect([...planned().known]).toEqual(['2026-12']), patience);
  const before = planned();
  form.model.edit({ kind: 'typeFirstDay', day: localDate('2026-12-21') });
  expect(planned()).toBe(before);
  form.model.edit({ kind: 'typeLastDay', day: localDate('2027-01-05') });
  await vi.waitFor(() => expect(planned().known).toContain('2027-01'), patience);
});
