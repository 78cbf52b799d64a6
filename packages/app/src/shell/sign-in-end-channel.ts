import type { SignInEnd, SignInEndChannel } from '@selfservice/api/session/session';
import * as v from 'valibot';
import type { TabChannel } from './tab-channel.ts';

const signInEndSchema = v.object({
  tenant: v.string(),
  userRef: v.string(),
  reason: v.picklist(['logOut', 'autoLogout']),
});

/** Announces the end of a sign-in to the other tabs of the deployment, and receives theirs. @requirement session-33 */
export function createSignInEndChannel(otherTabs: TabChannel): SignInEndChannel {
  return {
    announce: otherTabs.send,
    subscribe: (onEnd) =>
      otherTabs.subscribe((message) => {
        // The other tab may run another version.
        const end = v.safeParse(signInEndSchema, message);
        if (end.success) onEnd(end.output satisfies SignInEnd);
      }),
  };
}
