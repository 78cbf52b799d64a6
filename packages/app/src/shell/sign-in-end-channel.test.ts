import { expect, test, vi } from 'vitest';
import { createSignInEndChannel } from './sign-in-end-channel.ts';
import { openTabChannel } from './tab-channel.ts';

const openEnds = () => createSignInEndChannel(openTabChannel('selfservice.signInEnd'));

test(
  'announces the end of a sign-in to the other tabs, and not to its own',
  { tags: ['session-33'] },
  async () => {
    const end = { tenant: 'alfa', userRef: '0001001', reason: 'logOut' } as const;
    const here = openEnds();
    const there = openEnds();
    const onEndHere = vi.fn<(ended: unknown) => void>();
    const onEndThere = vi.fn<(ended: unknown) => void>();
    const unsubscribes = [here.subscribe(onEndHere), there.subscribe(onEndThere)];
    here.announce(end);
    await vi.waitFor(() => expect(onEndThere).toHaveBeenCalledExactlyOnceWith(end));
    expect(onEndHere).not.toHaveBeenCalled();
    for (const unsubscribe of unsubscribes) unsubscribe();
  },
);

test('ignores messages of another version', async () => {
  const onEnd = vi.fn<(ended: unknown) => void>();
  const unsubscribe = openEnds().subscribe(onEnd);
  const other = new BroadcastChannel('selfservice.signInEnd');
  other.postMessage({ tenant: '', userName: 'jana', reason: 'logOut' });
  const last = { tenant: '', userRef: '0001002', reason: 'autoLogout' };
  other.postMessage(last);
  await vi.waitFor(() => expect(onEnd.mock.calls).toEqual([[last]]));
  unsubscribe();
  other.close();
});
