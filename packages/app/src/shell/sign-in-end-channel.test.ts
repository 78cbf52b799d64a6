import { expect, test, vi } from 'vitest';
import { createSignInEndChannel } from './sign-in-end-channel.ts';

test('tells the other tabs that a sign-in has ended, and not its own', async () => {
  const end = { customerCode: 'alfa', userRef: '0001001', reason: 'logOut' } as const;
  const here = createSignInEndChannel();
  const there = createSignInEndChannel();
  const onEndHere = vi.fn<(ended: unknown) => void>();
  const onEndThere = vi.fn<(ended: unknown) => void>();
  const unsubscribes = [here.subscribe(onEndHere), there.subscribe(onEndThere)];
  here.announce(end);
  await vi.waitFor(() => expect(onEndThere).toHaveBeenCalledExactlyOnceWith(end));
  expect(onEndHere).not.toHaveBeenCalled();
  for (const unsubscribe of unsubscribes) unsubscribe();
});

test('ignores what another version says', async () => {
  const onEnd = vi.fn<(ended: unknown) => void>();
  const unsubscribe = createSignInEndChannel().subscribe(onEnd);
  const other = new BroadcastChannel('selfservice.signInEnd');
  other.postMessage({ customerCode: '', userName: 'jana', reason: 'logOut' });
  const last = { customerCode: '', userRef: '0001002', reason: 'autoLogout' };
  other.postMessage(last);
  await vi.waitFor(() => expect(onEnd.mock.calls).toEqual([[last]]));
  unsubscribe();
  other.close();
});
