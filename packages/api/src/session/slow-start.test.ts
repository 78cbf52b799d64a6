import { issueTokens, ownGrant } from '@selfservice/mock-server/core/database';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { aSession } from './session.fixtures.ts';
import type { SessionTest } from './session.fixtures.ts';

const windows = { startup: { canRunWindowsAuth: true }, windowsIdentity: 'employee' } as const;
const ticketPath = '*/WindowsIdentity/WindowsUserTicket';
const licencePath = '*/IsSelfServiceLicenseValid';

/** Holds the calls of a path until `answer`, which lets them continue to the mock or gives them another response. */
function hold(it: SessionTest, path: string) {
  const released = Promise.withResolvers<Response | undefined>();
  const arrived = vi.fn<() => void>();
  it.mock.server.use(
    http.all(path, () => {
      arrived();
      return released.promise;
    }),
  );
  return {
    answer: (response?: Response) => released.resolve(response),
    arrived: () => vi.waitFor(() => expect(arrived).toHaveBeenCalled()),
  };
}

/** Starts, and waits without the response to a call of this path until the login is offered. */
async function startWithout(it: SessionTest, path: string) {
  const held = hold(it, path);
  it.session.start();
  await held.arrived();
  it.clock.advance(10_000);
  await it.reach('signedOut');
  return held;
}

test.each([
  ['the ticket of Windows', windows, null, ticketPath, 'windows'],
  ['the token of the kept sign-in', {}, 'kept', '*/Token', 'keptSignIn'],
] as const)('the login is offered 10 s after the start without %s', async (_, scenario, kept, path, by) => {
  using it = aSession(scenario);
  if (kept) it.stored.refreshToken.write(issueTokens(it.mock.database, ownGrant('employee')).refresh);
  const held = hold(it, path);
  it.session.start();
  expect(await it.reach('signingInSilently')).toMatchObject({ by });
  await held.arrived();
  it.clock.advance(9999);
  expect(it.session.state.value.phase).toBe('signingInSilently');
  it.clock.advance(1);
  expect(await it.reach('signedOut')).toMatchObject({ isWaiting: true, problem: null });
  held.answer();
  expect((await it.reach('signedIn')).identity.personRef).toBe('0001001');
});

test('a late ticket does not replace what the user enters', async () => {
  using it = aSession(windows);
  const held = await startWithout(it, ticketPath);
  it.session.startEntry();
  held.answer();
  await it.settled();
  expect(it.session.state.value).toMatchObject({ phase: 'signedOut', isWaiting: false });
  expect(it.calls).not.toContain('POST /Token');
});

test('a sign-in without the user that fails late ends the wait', async () => {
  using it = aSession(windows);
  const held = await startWithout(it, ticketPath);
  held.answer(HttpResponse.json('', { status: 500 }));
  await vi.waitFor(() =>
    expect(it.session.state.value).toMatchObject({ phase: 'signedOut', isWaiting: false }),
  );
});

test('the login is offered 10 s after the start without the answer about the licences', async () => {
  using it = aSession();
  const held = await startWithout(it, licencePath);
  expect(it.session.state.value).toMatchObject({ isLicenceValid: true, problem: null });
  held.answer(HttpResponse.json(false));
  await vi.waitFor(() => expect(it.session.state.value).toMatchObject({ isLicenceValid: false }));
});

test('a late failure of the check of the licences changes nothing', async () => {
  using it = aSession();
  const held = await startWithout(it, licencePath);
  held.answer(HttpResponse.error());
  await it.settled();
  expect(it.session.state.value).toMatchObject({ phase: 'signedOut', isLicenceValid: true, problem: null });
});
