import type { Failure } from '@selfservice/mock-server/core/failure';
import { failing } from '@selfservice/mock-server/core/failure';
import { unavailabilityRows } from '@selfservice/mock-server/unavailability/unavailability-rows';
import { expect, test, vi } from 'vitest';
import { localDate } from '../core/local-date.ts';
import type { SignedInTest } from '../core/signed-in.fixtures.ts';
import { attemptMs } from '../core/outbox/attempt.ts';
import { aBackend, refOf } from '../core/signed-in.fixtures.ts';
import type { SaveEnd } from '../requests/create-kept-form.ts';
import { createUnavailabilityForm } from './create-unavailability-form.ts';

const draftKey = 'newUnavailability.test';
const lostAfterWork = failing('postCreateUnavailability', 'network', { isAfterWork: true });

/** Creates the model of an unavailability of the employee for Monday, 14 December 2026. */
function aForm(it: SignedInTest, drafts = new Map<string, string>()) {
  const ends: SaveEnd<never>[] = [];
  const model = createUnavailabilityForm({
    client: it.as('employee').client,
    clock: it.clock,
    drafts: {
      read: (key) => drafts.get(key) ?? null,
      write: (key, text) => drafts.set(key, text),
      remove: (key) => drafts.delete(key),
    },
    draftKey,
    personRef: refOf('employee'),
    initialDay: localDate('2026-12-14'),
    onEnd: (end) => ends.push(end),
  });
  return { model, ends, drafts };
}

/** Creates the model of an unavailability on four Mondays, with a note. */
function aWeeklyForm(it: SignedInTest) {
  const form = aForm(it);
  form.model.writeNote('Course');
  form.model.repeatWeekly(true);
  form.model.setUntil(localDate('2027-01-04'));
  return form;
}

function setFailures(it: SignedInTest, ...failures: Failure[]): void {
  it.database.scenario.failures = failures;
}

const stored = (it: SignedInTest) =>
  [...unavailabilityRows(it.database).values()].filter(({ note }) => note === 'Course');
const states = ({ model }: ReturnType<typeof aForm>) => model.state.value.days.map(({ state }) => state);

test('reports the missing note once the user has tried to save', { tags: ['unavailability-14'] }, () => {
  using it = aBackend();
  const { model } = aForm(it);
  expect(model.state.value).toMatchObject({ isNoteMissing: false, isChanged: false });
  expect(model.save()).toBeNull();
  expect(model.state.value.isNoteMissing).toBe(true);
  model.writeNote('Course');
  expect(model.state.value.isNoteMissing).toBe(false);
});

test(
  'reports a wrong last day of the repetition, an empty one only once the user has tried to save',
  { tags: ['unavailability-18'] },
  () => {
    using it = aBackend();
    const { model } = aWeeklyForm(it);
    model.setUntil(localDate('2026-12-01'));
    expect(model.state.value).toMatchObject({ weeklyFault: 'tooEarly', areDaysListed: false });
    model.setUntil(null);
    expect(model.state.value.weeklyFault).toBeNull();
    expect(model.save()).toBeNull();
    expect(model.state.value.weeklyFault).toBe('missing');
  },
);

test('picking the day moves all days of the repetition', async () => {
  using it = aBackend();
  const form = aWeeklyForm(it);
  form.model.edit({ kind: 'pickFirstDay', day: localDate('2026-12-21') });
  expect(form.model.state.value.days.map(({ day }) => day)).toEqual([
    '2026-12-21',
    '2026-12-28',
    '2027-01-04',
  ]);
  expect(await form.model.save()).toMatchObject({ kind: 'saved', count: 3 });
  expect(form.drafts.size).toBe(0);
});

test('saves day by day, and sends no saved day again', { tags: ['unavailability-29'] }, async () => {
  using it = aBackend();
  const form = aWeeklyForm(it);
  setFailures(it, failing('postCreateUnavailability', '400', { occasion: 2 }));
  expect(await form.model.save()).toMatchObject({ kind: 'failed' });
  expect(states(form)).toEqual(['saved', 'notSaved', 'saved', 'saved']);
  expect(form.model.state.value).toMatchObject({ isReadOnly: false, isAllSaved: false, areDaysListed: true });
  setFailures(it);
  expect(await form.model.save()).toMatchObject({ kind: 'saved', count: 4 });
  expect(stored(it)).toHaveLength(4);
});

test(
  'checks the day whose response was lost after a reload',
  { tags: ['unavailability-30', 'unavailability-32'] },
  async () => {
    using it = aBackend();
    const form = aWeeklyForm(it);
    setFailures(it, lostAfterWork, failing('postUnavailabilities', '503', { occasion: 2 }));
    expect(await form.model.save()).toMatchObject({ kind: 'failed' });
    expect(form.model.state.value).toMatchObject({ isUnknown: true, isReadOnly: true });
    expect(states(form)).toEqual(['notKnown', 'notSent', 'notSent', 'notSent']);
    setFailures(it);
    const restored = aForm(it, form.drafts);
    expect(restored.model.state.value).toMatchObject({ isRestored: true, isUnknown: true });
    expect(await restored.model.check()).toEqual({ kind: 'incomplete' });
    expect(states(restored)).toEqual(['saved', 'pending', 'pending', 'pending']);
    expect(await restored.model.save()).toMatchObject({ kind: 'saved', count: 4 });
    expect(stored(it)).toHaveLength(4);
  },
);

test(
  'unlocks the form where the check finds that the day is not saved',
  { tags: ['unavailability-30'] },
  async () => {
    using it = aBackend();
    const form = aForm(it);
    form.model.writeNote('Course');
    setFailures(
      it,
      failing('postCreateUnavailability', 'network'),
      failing('postUnavailabilities', '503', { occasion: 2 }),
    );
    expect(await form.model.save()).toMatchObject({ kind: 'failed' });
    setFailures(it);
    expect(await form.model.save()).toMatchObject({ kind: 'failed' });
    expect(form.model.state.value.isReadOnly).toBe(true);
    it.clock.advance(attemptMs);
    await vi.waitFor(() => expect(form.ends).toHaveLength(3));
    expect(form.ends.at(-1)).toMatchObject({ kind: 'failed' });
    expect(form.model.state.value.error).toMatchObject({ name: 'NotDoneError' });
    expect(form.model.state.value.isReadOnly).toBe(false);
    expect(stored(it)).toEqual([]);
  },
);

test('deletes the second entry where the check finds a day saved twice', async () => {
  using it = aBackend();
  const form = aForm(it);
  form.model.writeNote('Course');
  setFailures(it, lostAfterWork, failing('postUnavailabilities', '503', { occasion: 2 }));
  await form.model.save();
  setFailures(it);
  const rows = unavailabilityRows(it.database);
  const [saved] = stored(it);
  if (saved) rows.set(59_999, { ...saved, id: 59_999 });
  expect(await form.model.save()).toMatchObject({ kind: 'saved' });
  const [twice] = form.model.state.value.savedTwice;
  expect(twice).toMatchObject({ part: { firstDay: '2026-12-14' }, duplicateIds: [expect.any(Number)] });
  await form.model.removeDuplicate(twice?.duplicateIds[0] ?? 0, false);
  expect(stored(it)).toHaveLength(1);
});
