import type { RequestLog } from './request-entries.ts';
import type { Failure } from '@selfservice/mock-server/core/failure';
import { failing } from '@selfservice/mock-server/core/failure';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';
import { expect, test, vi } from 'vitest';
import { outboxOf } from '../core/create-query-client.ts';
import { localDate } from '../core/local-date.ts';
import type { SignedInTest } from '../core/signed-in.fixtures.ts';
import { aBackend } from '../core/signed-in.fixtures.ts';
import { attemptMs } from '../core/outbox/attempt.ts';
import type { RequestFormTest } from './create-request-form.fixtures.ts';
import {
  aRequestForm,
  draftKey,
  enterVacation,
  patience,
  storedVacations,
} from './create-request-form.fixtures.ts';

const lostAfterWork = failing('postAbsences', 'network', { isAfterWork: true });

/** Replaces the failures of the backend. */
function setFailures(it: SignedInTest, ...failures: Failure[]): void {
  it.database.scenario.failures = failures;
}

/** Loses the response of a call, and lets the list fail that would show its outcome. The list before the call can be read. */
async function loseOutcome(it: SignedInTest, form: RequestFormTest, isSaved: boolean): Promise<void> {
  await enterVacation(form);
  await vi.waitFor(() => expect(form.model.state.value.month.requests).not.toEqual([]), patience);
  const lost = isSaved ? lostAfterWork : failing('postAbsences', 'network');
  setFailures(it, lost, failing('postMyRequests', '503', { occasion: 2 }));
  expect(await form.model.save()).toMatchObject({ kind: 'failed' });
  setFailures(it);
}

/** Checks a form after a minute, when a missing request is not saved. */
async function overIn(form: RequestFormTest, it: SignedInTest): Promise<void> {
  expect(await nextCheck(form, it)).toMatchObject({
    end: { kind: 'failed', error: { name: 'NotDoneError' } },
    isLeft: false,
  });
}

/** Waits until the form has checked by itself, when the call can no longer arrive. */
async function nextCheck({ ends }: RequestFormTest, it: SignedInTest): Promise<unknown> {
  const count = ends.length;
  it.clock.advance(attemptMs);
  await vi.waitFor(() => expect(ends).toHaveLength(count + 1), patience);
  return ends[count];
}

test(
  'the outbox has a request whose outcome is not known until it is',
  { tags: ['requests-54'] },
  async () => {
    using it = aBackend();
    using form = aRequestForm(it);
    const outbox = outboxOf(it.as('employee').client);
    await loseOutcome(it, form, true);
    const { log } = JSON.parse(form.drafts.get(draftKey) ?? '') as { log: RequestLog };
    const key = ['requests', 'create', log.open];
    expect(await outbox.has(key)).toBe(true);
    expect(await form.model.save()).toMatchObject({ kind: 'saved' });
    expect(await outbox.has(key)).toBe(false);
  },
);

test('finds a request whose response was lost, and saves it once', { tags: ['requests-54'] }, async () => {
  using it = aBackend();
  using form = aRequestForm(it);
  await enterVacation(form);
  setFailures(it, lostAfterWork);
  const states: boolean[] = [];
  form.model.state.subscribe(({ isChecking }) => void states.push(isChecking));
  expect(await form.model.save()).toMatchObject({ kind: 'saved' });
  expect(states).toContain(true);
  expect(form.model.state.value).toMatchObject({ isSaving: false, isChecking: false, problem: null });
  expect(storedVacations(it)).toHaveLength(1);
});

test('saves a request once where the first call did not arrive', { tags: ['requests-54'] }, async () => {
  using it = aBackend();
  using form = aRequestForm(it);
  await enterVacation(form);
  setFailures(it, failing('postAbsences', 'network', { occasion: 1 }));
  expect(await form.model.save()).toMatchObject({ kind: 'failed' });
  expect(form.model.state.value).toMatchObject({ isUnknown: true, isReadOnly: true });
  await overIn(form, it);
  expect(form.model.state.value).toMatchObject({ isUnknown: false, isReadOnly: false });
  expect(await form.model.save()).toMatchObject({ kind: 'saved' });
  expect(storedVacations(it)).toHaveLength(1);
});

test(
  'a form that is closed while the outcome is unknown checks it later, and keeps its draft until then',
  { tags: ['requests-54', 'requests-58'] },
  async () => {
    using it = aBackend();
    using form = aRequestForm(it);
    await loseOutcome(it, form, true);
    form.model.leave();
    expect(form.drafts.size).toBe(1);
    expect(await nextCheck(form, it)).toMatchObject({ end: { kind: 'saved' }, isLeft: true });
    expect(form.drafts.size).toBe(0);
  },
);

test('a form that is opened again takes over the check', { tags: ['requests-58'] }, async () => {
  using it = aBackend();
  using form = aRequestForm(it);
  await loseOutcome(it, form, true);
  form.model.leave();
  const count = form.ends.length;
  using again = aRequestForm(it, { drafts: form.drafts });
  setFailures(it, failing('postMyRequests', '503'));
  expect(await again.model.check()).toMatchObject({ kind: 'failed' });
  setFailures(it);
  const checked = nextCheck(again, it);
  expect([form, again].map(({ model }) => model.state.value.isSaving)).toEqual([false, true]);
  expect(await checked).toMatchObject({ end: { kind: 'saved' } });
  expect(form.ends).toHaveLength(count);
});

test(
  'locks the form while the outcome is unknown, and finds the request saved',
  { tags: ['requests-54', 'requests-55'] },
  async () => {
    using it = aBackend();
    using form = aRequestForm(it);
    await loseOutcome(it, form, true);
    expect(form.model.state.value).toMatchObject({ isUnknown: true, isReadOnly: true });
    expect(form.model.state.value.problem).toMatchObject({ name: 'OutcomeUnknownError' });
    setFailures(it, failing('postMyRequests', '503'));
    expect(await form.model.save()).toMatchObject({ kind: 'failed' });
    expect(form.model.state.value.isUnknown).toBe(true);
    setFailures(it);
    expect(await form.model.save()).toMatchObject({ kind: 'saved' });
    expect(form.drafts.size).toBe(0);
    expect(storedVacations(it)).toHaveLength(1);
  },
);

test('unlocks the form where the check finds that the request is not saved', async () => {
  using it = aBackend();
  using form = aRequestForm(it);
  await loseOutcome(it, form, false);
  expect(await form.model.save()).toMatchObject({ kind: 'failed' });
  expect(form.model.state.value).toMatchObject({ isUnknown: true, isReadOnly: true });
  await overIn(form, it);
  expect(form.model.state.value).toMatchObject({ isUnknown: false, isReadOnly: false, isChanged: true });
  expect(form.model.state.value.problem).toMatchObject({ name: 'NotDoneError' });
  expect(await form.model.save()).toMatchObject({ kind: 'saved' });
  expect(storedVacations(it)).toHaveLength(1);
});

test('cancels the second request where the check finds two', { tags: ['requests-57'] }, async () => {
  using it = aBackend();
  using form = aRequestForm(it);
  await loseOutcome(it, form, true);
  const rows = requestRows(it.database);
  const [saved] = storedVacations(it);
  if (saved) rows.set(59_999, { ...saved, id: 59_999 });
  expect(await form.model.save()).toMatchObject({ kind: 'saved' });
  const [twice] = form.model.state.value.savedTwice;
  expect(twice?.part).toMatchObject({ firstDay: '2026-12-17', account: { name: 'Vacation' } });
  const surplusId = twice?.duplicateIds[0] ?? 0;
  await form.model.removeDuplicate?.(surplusId, false);
  expect(new Set(storedVacations(it).map(({ state }) => state))).toEqual(new Set([0, 3]));
  expect(rows.get(surplusId)?.state).toBe(3);
});

test(
  'locks a restored form whose last outcome is unknown, and checks it before anything is sent',
  { tags: ['requests-54', 'requests-58'] },
  async () => {
    using it = aBackend();
    using form = aRequestForm(it);
    await loseOutcome(it, form, true);
    using restored = aRequestForm(it, { drafts: form.drafts });
    expect(restored.model.state.value).toMatchObject({ isRestored: true, isUnknown: true, isReadOnly: true });
    const sentBefore = it.sent.filter(({ call }) => call === 'InsertAbsenceForSelfService').length;
    const checking = restored.model.check();
    expect(restored.model.state.value).toMatchObject({ isSaving: true, isChecking: true });
    expect(await checking).toMatchObject({ kind: 'saved' });
    expect(it.sent.filter(({ call }) => call === 'InsertAbsenceForSelfService')).toHaveLength(sentBefore);
    expect(form.drafts.size).toBe(0);
  },
);

test('unlocks a restored form where the check finds nothing, and saves it', async () => {
  using it = aBackend();
  using form = aRequestForm(it);
  await loseOutcome(it, form, false);
  using restored = aRequestForm(it, { drafts: form.drafts });
  expect(await restored.model.check()).toMatchObject({ kind: 'failed' });
  await overIn(restored, it);
  expect(restored.model.state.value).toMatchObject({ isUnknown: false, isReadOnly: false });
  await enterVacation(restored);
  expect(await restored.model.save()).toMatchObject({ kind: 'saved' });
  expect(storedVacations(it)).toHaveLength(1);
});

test('hides a request with an unknown outcome in the month, and does not warn about it', async () => {
  using it = aBackend();
  using form = aRequestForm(it);
  await loseOutcome(it, form, true);
  const count = form.model.state.value.month.requests.length;
  await it.as('employee').client.refetchQueries({ queryKey: ['requests', 'mine'] });
  expect(form.model.state.value.month.requests).toHaveLength(count);
  expect(form.model.state.value.summary?.overlaps).toEqual([]);
});

test('reports an earlier attempt with other values that was saved after all', async () => {
  using it = aBackend();
  using form = aRequestForm(it);
  await loseOutcome(it, form, true);
  const kept = JSON.parse(form.drafts.get(draftKey) ?? '{}') as Record<string, unknown>;
  const drafts = new Map([[draftKey, JSON.stringify({ ...kept, note: 'Sea' })]]);
  using restored = aRequestForm(it, { drafts });
  await vi.waitFor(() => expect(restored.model.state.value.accounts).toBeDefined(), patience);
  expect(await restored.model.check()).toEqual({ kind: 'incomplete' });
  expect(restored.model.state.value.problem).toMatchObject({ name: 'EarlierAttemptSavedError' });
  expect(restored.model.state.value).toMatchObject({ isUnknown: false, isReadOnly: false });
});

test(
  'saves the days of an unavailability one by one, and sends no saved day again',
  { tags: ['unavailability-29'] },
  async () => {
    using it = aBackend();
    const initial = { day: localDate('2026-12-14'), lastDay: localDate('2026-12-16') };
    using form = aRequestForm(it, { agenda: 'unavailabilities', initial });
    form.model.writeNote('Skiing');
    expect(form.model.state.value.days).toEqual([]);
    setFailures(it, failing('postUnavailabilityRequest', '400', { occasion: 2 }));
    expect(await form.model.save()).toMatchObject({ kind: 'failed' });
    expect(form.model.state.value.days.map(({ state }) => state)).toEqual(['saved', 'notSaved', 'saved']);
    setFailures(it);
    expect(await form.model.save()).toMatchObject({ kind: 'saved' });
    expect(
      storedVacations(it)
        .map(({ firstDay }) => firstDay)
        .toSorted(),
    ).toEqual(['2026-12-14', '2026-12-15', '2026-12-16']);
  },
);
