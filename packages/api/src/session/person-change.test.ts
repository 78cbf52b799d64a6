import { failing } from '@selfservice/mock-server/core/failure';
import { expect, test, vi } from 'vitest';
import { aSession, signInAs } from './session.fixtures.ts';

test(
  'another employment gets its own token and drops every cached response',
  { tags: ['session-20'] },
  async () => {
    using it = aSession();
    await signInAs(it, 'tomas');
    const before = it.scope();
    it.session.selectPerson('0002004');
    expect(it.session.state.value).toMatchObject({
      isChangingPerson: true,
      selected: { personRef: '0001004' },
    });
    await vi.waitFor(() =>
      expect(it.session.state.value).toMatchObject({
        isChangingPerson: false,
        identity: { personRef: '0002004' },
        selected: { centreName: 'Night transport' },
      }),
    );
    expect(before.signal.aborted).toBe(true);
    expect(it.scope().id).not.toBe(before.id);
  },
);

test(
  'the ticket of a substituted person is requested by the id of the substitution',
  { tags: ['session-48'] },
  async () => {
    using it = aSession();
    await signInAs(it, 'lucie');
    it.session.selectPerson('0001002');
    await vi.waitFor(() =>
      expect(it.session.state.value).toMatchObject({
        identity: { personRef: '0001002', isSubstitution: true },
      }),
    );
    expect(it.calls).toContain('GET /breeze/IpoData/GetAuthUserTicket');
  },
);

test('a failed change keeps the person and reports the error', async () => {
  using it = aSession({ failures: [failing('getSubstituteTicket', '500')] });
  await signInAs(it, 'lucie');
  it.session.selectPerson('0001002');
  await vi.waitFor(() => expect(it.onError).toHaveBeenCalledOnce());
  expect(it.session.state.value).toMatchObject({
    isChangingPerson: false,
    identity: { personRef: '0001005' },
  });
});

test('a person who is not in the list, or already selected, changes nothing', async () => {
  using it = aSession();
  await signInAs(it, 'tomas');
  const before = it.session.state.value;
  it.session.selectPerson('0001004');
  it.session.selectPerson('9999999');
  expect(it.session.state.value).toBe(before);
});
