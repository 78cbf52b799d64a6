import type { SignInEnd, SignInEndChannel } from '@selfservice/api/session/session';
import * as v from 'valibot';
import { openTabChannel } from './tab-channel.ts';

const signInEndSchema = v.object({
  customerCode: v.string(),
  userRef: v.string(),
  reason: v.picklist(['logOut', 'autoLogout']),
});

/** Tells the other tabs of the same origin that a sign-in has ended, and hears it from them. */
export function createSignInEndChannel(): SignInEndChannel {
  const otherTabs = openTabChannel('selfservice.signInEnd');
  return {
    announce: otherTabs.send,
    subscribe: (onEnd) =>
      otherTabs.subscribe((message) => {
        // A tab may run another version.
        const end = v.safeParse(signInEndSchema, message);
        if (end.success) onEnd(end.output satisfies SignInEnd);
      }),
  };
}
