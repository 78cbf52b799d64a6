import { failing } from '@selfservice/mock-server/core/failure';
import { expect, test, vi } from 'vitest';
import { aSession, signInAs } from './session.fixtures.ts';

test('another employment brings its own token, and every cached answer is dropped', async () => {
  using it = aSession();
  await signInAs(it, 'tomas');
  const before = it.scope();
  it.session.selectPerson('0002004');
  expect(it.session.get()).toMatchObject({ isChangingPerson: true, selected: { personRef: '0001004' } });
  await vi.waitFor(() =>
    expect(it.session.get()).toMatchObject({
      isChangingPerson: false,
      identity: { personRef: '0002004' },
      selected: { centreName: 'Night transport' },
    }),
  );
  expect(before.signal.aborted).toBe(true);
  expect(it.scope().id).not.toBe(before.id);
});

test('a substituted person is spoken for by the id of the substitution', async () => {
  using it = aSession();
  await signInAs(it, 'lucie');
  it.session.selectPerson('0001002');
  await vi.waitFor(() =>
    expect(it.session.get()).toMatchObject({ identity: { personRef: '0001002', isSubstitution: true } }),
  );
  expect(it.calls).toContain('GET /breeze/IpoData/GetAuthUserTicket');
});

test('a failed change keeps the person and says so', async () => {
  using it = aSession({ failures: [failing('getSubstituteTicket', '500')] });
  await signInAs(it, 'lucie');
  it.session.selectPerson('0001002');
  await vi.waitFor(() => expect(it.onError).toHaveBeenCalledOnce());
  expect(it.session.get()).toMatchObject({
    isChangingPerson: false,
    identity: { personRef: '0001005' },
  });
});

test('somebody who is not in the list, or is selected already, changes nothing', async () => {
  using it = aSession();
  await signInAs(it, 'tomas');
  const before = it.session.get();
  it.session.selectPerson('0001004');
  it.session.selectPerson('9999999');
  expect(it.session.get()).toBe(before);
});
