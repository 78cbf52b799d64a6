import { localDateTime } from '@selfservice/api/core/local-date';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { describe, expect, test, vi } from 'vitest';
import { createActivityChannel } from './activity-channel.ts';
import { createSignInEndChannel } from './sign-in-end-channel.ts';
import { openTabChannel } from './tab-channel.ts';

/** The constructor in Firefox with blocked storage. */
function RefusedChannel(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

test('sends messages to the other tabs until they unsubscribe', async () => {
  const here = openTabChannel('selfservice.test');
  const there = openTabChannel('selfservice.test');
  const onMessage = vi.fn<(message: unknown) => void>();
  const unsubscribe = there.subscribe(onMessage);
  here.send({ count: 1 });
  await vi.waitFor(() => expect(onMessage.mock.calls).toEqual([[{ count: 1 }]]));
  unsubscribe();
});

describe.each([
  ['missing', undefined],
  ['refused', RefusedChannel],
])('if BroadcastChannel is %s', (_, channel) => {
  test('the activity channel notifies its own tab', () => {
    vi.stubGlobal('BroadcastChannel', channel);
    const page = new EventTarget();
    const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
    const activity = createActivityChannel(clock, openTabChannel('selfservice.activity'), page as Window);
    const onActivity = vi.fn<(at: number) => void>();
    const unsubscribe = activity.subscribe(onActivity);
    page.dispatchEvent(new Event('keydown'));
    activity.announce();
    expect(onActivity).toHaveBeenCalledTimes(2);
    unsubscribe();
  });

  test('the end of a sign-in is announced and subscribed to without an error', () => {
    vi.stubGlobal('BroadcastChannel', channel);
    const ends = createSignInEndChannel(openTabChannel('selfservice.signInEnd'));
    const unsubscribe = ends.subscribe(() => {});
    ends.announce({ tenant: '', userRef: '0001001', reason: 'logOut' });
    unsubscribe();
    expect(ends).toBeDefined();
  });
});
