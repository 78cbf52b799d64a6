import { failing } from '@selfservice/mock-server/core/failure';
import { expect, test, vi } from 'vitest';
import { aSession } from './session.fixtures.ts';

test('a failed ticket request of the browser’s identity is reported', async () => {
  using it = aSession({
    startup: { canRunWindowsAuth: true },
    failures: [failing('getWindowsTicket', '500')],
  });
  it.session.start();
  await it.reach('signedOut');
  expect(it.onCallFailed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 500 }));
});

test('a refused sign-in is reported, without the password', { tags: ['session-55'] }, async () => {
  using it = aSession();
  it.session.start();
  await it.reach('signedOut');
  it.session.signIn({ userName: 'jana', password: 'secret-7', isRemembered: false });
  await vi.waitFor(() => expect(it.onCallFailed).toHaveBeenCalledOnce());
  const error: unknown = it.onCallFailed.mock.calls[0]?.[0];
  expect(error).toMatchObject({ name: 'HttpError', status: 400 });
  expect(JSON.stringify(error)).not.toContain('secret-7');
});

test('a refused renewal is reported', async () => {
  using it = aSession({ failures: [failing('postToken', '400', { occasion: 3 })] });
  it.session.start();
  await it.reach('signedOut');
  it.session.signIn({ userName: 'jana', password: 'demo', isRemembered: false });
  await it.reach('signedIn');
  it.clock.advance(3_600_000);
  await it.reach('signedOut');
  expect(it.onCallFailed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 400 }));
});
