import { failing } from '@selfservice/mock-server/core/failure';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';
import { expect, test, vi } from 'vitest';
import { localDate, monthOf } from '../core/local-date.ts';
import { aBackend, refOf } from '../core/signed-in.fixtures.ts';
import { actions, allPermissions } from '../session/permissions.ts';
import {
  aRequestForm,
  draftKey,
  enterVacation,
  patience,
  storedVacations,
  untilAccountsLoaded,
} from './create-request-form.fixtures.ts';

const day = localDate;
const month = (text: string) => monthOf(day(`${text}-01`));
const range = (first: string, last: string) => ({ first: day(first), last: day(last) });

test('begins with the given days, and sends nothing by itself', async () => {
  using it = aBackend();
  using form = aRequestForm(it);
  await untilAccountsLoaded(form);
  expect(form.model.state.value).toMatchObject({
    form: { period: { isAllDay: true, firstDay: '2026-12-17', lastDay: '2026-12-17' } },
    isChanged: false,
    isRestored: false,
    isReadOnly: false,
    missing: [],
    refusal: null,
  });
  expect(form.model.check()).toBeNull();
  expect(form.drafts.size).toBe(0);
  expect(it.sent.some(({ call }) => call === 'InsertAbsenceForSelfService')).toBe(false);
});

test('fetches only while its state is watched', async () => {
  using it = aBackend();
  using form = aRequestForm(it, { isShown: false });
  expect(form.model.state.value).toMatchObject({
    refusal: 'accountsLoading',
    month: { planNote: 'loading' },
  });
  form.model.showMonth(month('2027-02'));
  expect(form.model.state.value.month.month).toBe('2027-02');
  expect(it.as('employee').client.isFetching()).toBe(0);
  expect(it.sent).toEqual([]);
  const leave = form.model.state.subscribe(() => {});
  await untilAccountsLoaded(form);
  await vi.waitFor(() => expect(form.model.state.value.month.planned.known).toContain('2027-02'), patience);
  leave();
  const count = it.sent.length;
  form.model.showMonth(month('2027-03'));
  expect(form.model.state.value.month.planNote).toBe('loading');
  expect(it.as('employee').client.isFetching()).toBe(0);
  expect(it.sent).toHaveLength(count);
});

test('refuses to save while the accounts load and after loading them failed', async () => {
  using it = aBackend({ failures: [failing('postRequestAccounts', '400', { occasion: 1 })] });
  using form = aRequestForm(it);
  expect(form.model.state.value.refusal).toBe('accountsLoading');
  await vi.waitFor(() => expect(form.model.state.value.accountsError).not.toBeNull(), patience);
  expect(form.model.state.value.refusal).toBe('accountsFailed');
  form.model.retryAccounts();
  await untilAccountsLoaded(form);
  expect(form.model.state.value).toMatchObject({ refusal: null, accountsError: null });
});

test('names the missing account once the user has tried to save', { tags: ['requests-34'] }, async () => {
  using it = aBackend();
  using form = aRequestForm(it);
  await untilAccountsLoaded(form);
  expect(form.model.state.value.missing).toEqual([]);
  expect(form.model.save()).toBeNull();
  expect(form.model.state.value).toMatchObject({ missing: ['account'], isAttempted: true, isSaving: false });
  const account = form.model.state.value.accounts?.[0];
  form.model.chooseAccount(account?.id ?? 0);
  expect(form.model.state.value).toMatchObject({ missing: [], account });
});

test('refuses to save days in a wrong order', { tags: ['requests-30'] }, async () => {
  using it = aBackend();
  using form = aRequestForm(it);
  await enterVacation(form);
  form.model.edit({ kind: 'typeLastDay', day: day('2026-12-01') });
  expect(form.model.state.value).toMatchObject({
    refusal: 'wrongOrder',
    summary: null,
    month: { range: null },
  });
  expect(form.model.save()).toBeNull();
});

test('counts the requested days by the plan, and takes the balance from the dashboard', async () => {
  using it = aBackend();
  using form = aRequestForm(it, { initial: { day: day('2026-12-21'), lastDay: day('2026-12-25') } });
  await enterVacation(form);
  await vi.waitFor(
    () =>
      expect(form.model.state.value.summary).toMatchObject({
        days: { days: 5, withShift: 3, holidays: 2 },
        account: { name: 'Vacation', balance: { days: 14.5 } },
      }),
    patience,
  );
  form.model.pickDays(() => range('2026-12-01', '2026-12-03'), month('2026-12'));
  expect(form.model.state.value.summary?.overlaps).toMatchObject([{ account: 'Vacation', state: 'pending' }]);
});

test('an approved request overlaps like a pending one', async () => {
  using it = aBackend();
  const rows = requestRows(it.database);
  for (const row of rows.values())
    if (row.applicantRef === refOf('employee')) rows.set(row.id, { ...row, state: 1 });
  using form = aRequestForm(it, { initial: { day: day('2026-12-01'), lastDay: day('2026-12-03') } });
  await enterVacation(form);
  await vi.waitFor(
    () =>
      expect(form.model.state.value.summary?.overlaps).toMatchObject([
        { account: 'Vacation', state: 'approved' },
      ]),
    patience,
  );
});

test('shows an opened month until other days are entered', async () => {
  using it = aBackend();
  using form = aRequestForm(it);
  const visible = () => form.model.state.value.month.month;
  expect(visible()).toBe('2026-12');
  form.model.showMonth(month('2027-02'));
  expect(visible()).toBe('2027-02');
  form.model.writeNote('Skiing');
  expect(visible()).toBe('2027-02');
  await vi.waitFor(() => expect(form.model.state.value.month.planned.known).toContain('2027-02'), patience);
  form.model.edit({ kind: 'typeFirstDay', day: day('2026-12-16') });
  expect(visible()).toBe('2026-12');
  form.model.pickDays(() => range('2026-12-30', '2027-01-02'), month('2027-01'));
  expect(visible()).toBe('2027-01');
  await vi.waitFor(
    () => expect([...form.model.state.value.month.planned.known].toSorted()).toEqual(['2026-12', '2027-01']),
    patience,
  );
});

test('loads the plan again after a failure', async () => {
  using it = aBackend({ failures: [failing('postMyPlan', '400', { occasion: 1 })] });
  using form = aRequestForm(it);
  const note = () => form.model.state.value.month.planNote;
  expect(note()).toBe('loading');
  await vi.waitFor(() => expect(note()).toBe('failed'), patience);
  form.model.retryPlan();
  await vi.waitFor(() => expect(['loading', 'failed']).not.toContain(note()), patience);
});

test('reads neither plan nor requests without the right to them, or for another person', async () => {
  using it = aBackend();
  const disabled = new Set([actions.runMyPlan, actions.runMyRequests]);
  using own = aRequestForm(it, { permissions: { ...allPermissions, disabled } });
  using other = aRequestForm(it, {
    person: 'approver',
    place: 'departmentPlan',
    requestedFor: { kind: 'other', personRef: refOf('employee') },
  });
  await enterVacation(own);
  await enterVacation(other);
  expect(own.model.state.value.month.planNote).toBe('noRight');
  expect(other.model.state.value.month.planNote).toBe('otherPerson');
  expect(other.model.removeDuplicate).toBeNull();
  for (const { client } of [it.as('employee'), it.as('approver')]) {
    expect(client.getQueryCache().findAll({ queryKey: ['my-plan'], type: 'active' })).toEqual([]);
    expect(client.getQueryData(['requests', 'mine', 'requests', false])).toBeUndefined();
  }
});

test(
  'restores the entries from the draft, and removes the draft when they are saved',
  { tags: ['requests-58'] },
  async () => {
    using it = aBackend();
    using form = aRequestForm(it);
    await enterVacation(form);
    using restored = aRequestForm(it, { drafts: form.drafts, initial: { day: day('2026-12-30') } });
    expect(restored.model.state.value).toMatchObject({
      isChanged: true,
      isRestored: true,
      form: { note: 'Skiing', period: { firstDay: '2026-12-17' } },
    });
    expect(await restored.model.save()).toMatchObject({ kind: 'saved' });
    expect(form.drafts.size).toBe(0);
    expect(storedVacations(it)).toHaveLength(1);
  },
);

test('stores no draft of a form with its initial values', () => {
  using it = aBackend();
  using form = aRequestForm(it);
  form.model.writeNote('S');
  expect(form.drafts.size).toBe(1);
  form.model.writeNote('');
  expect(form.drafts.size).toBe(0);
});

test('removes the draft when the user starts again or closes the form', { tags: ['requests-58'] }, () => {
  using it = aBackend();
  const drafts = new Map([[draftKey, JSON.stringify({ note: 'Skiing' })]]);
  using form = aRequestForm(it, { drafts });
  expect(form.model.state.value).toMatchObject({ isRestored: true, form: { note: 'Skiing' } });
  form.model.startAgain();
  expect(form.model.state.value).toMatchObject({ isRestored: false, isChanged: false, form: { note: '' } });
  expect(drafts.size).toBe(0);
  form.model.writeNote('Sea');
  form.model.leave();
  expect(drafts.size).toBe(0);
});

test('ignores a draft that cannot be read', () => {
  using it = aBackend();
  using form = aRequestForm(it, { drafts: new Map([[draftKey, '{']]) });
  expect(form.model.state.value).toMatchObject({ isRestored: false, isChanged: false });
});

test('begins with the values of an old request instead of the given days', async () => {
  using it = aBackend();
  const period = { ...aRequestForm(it).model.state.value.form.period, firstDay: day('2026-12-30') };
  const repeated = {
    accountName: 'Doctor',
    period: { ...period, lastDay: period.firstDay },
    note: 'Again',
  };
  using form = aRequestForm(it, { initial: { day: day('2026-12-17'), repeated } });
  await untilAccountsLoaded(form);
  expect(form.model.state.value).toMatchObject({
    account: { name: 'Doctor' },
    form: { note: 'Again', period: { firstDay: '2026-12-30' } },
    isChanged: false,
  });
});

test('names the accounts in another language', async () => {
  using it = aBackend();
  using form = aRequestForm(it);
  await untilAccountsLoaded(form);
  form.model.setLanguage('cs');
  await vi.waitFor(
    () => expect(form.model.state.value.accounts?.map(({ name }) => name)).toContain('Dovolená'),
    patience,
  );
});

test('ignores a second save while an attempt is running', async () => {
  using it = aBackend();
  using form = aRequestForm(it);
  await enterVacation(form);
  const first = form.model.save();
  expect(form.model.state.value).toMatchObject({ isSaving: true, isReadOnly: true });
  expect(await form.model.save()).toEqual({ kind: 'busy' });
  expect(await first).toMatchObject({ kind: 'saved' });
  expect(storedVacations(it)).toHaveLength(1);
});

test(
  'a refusal because of the balance has its numbers, and keeps the entries',
  { tags: ['requests-51', 'requests-53'] },
  async () => {
    using it = aBackend();
    using form = aRequestForm(it, { initial: { day: day('2027-01-04'), lastDay: day('2027-01-31') } });
    await enterVacation(form);
    await vi.waitFor(() => expect(form.model.state.value.summary?.account).not.toBeNull(), patience);
    expect(await form.model.save()).toEqual({ kind: 'refused', reason: 'overLimit' });
    expect(form.model.state.value).toMatchObject({
      problem: 'overLimit',
      limit: { balance: { days: 14.5 }, requested: { days: 28 }, hasWeekend: true },
      isReadOnly: false,
      isUnknown: false,
    });
    expect(form.drafts.size).toBe(1);
  },
);

test(
  'requires a person in a form for another person, and saves the request for that person',
  { tags: ['requests-14', 'requests-37'] },
  async () => {
    using it = aBackend();
    using form = aRequestForm(it, {
      person: 'approver',
      place: 'approvals',
      requestedFor: { kind: 'chosen' },
    });
    await enterVacation(form);
    expect(form.model.save()).toBeNull();
    expect(form.model.state.value.missing).toEqual(['person']);
    form.model.choosePerson({ personRef: refOf('employee'), name: 'Dvořáková Jana' });
    expect(await form.model.save()).toMatchObject({ kind: 'saved' });
    expect(storedVacations(it)).toMatchObject([{ applicantRef: refOf('employee') }]);
  },
);
