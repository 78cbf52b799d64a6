import type { SignInEnd, SignInEndChannel } from '@selfservice/api/session/session';
import * as v from 'valibot';

const signInEndSchema = v.object({
  customerCode: v.string(),
  userName: v.string(),
  reason: v.picklist(['logOut', 'autoLogout']),
});

/** Tells the other tabs of the same origin that a sign-in has ended, and hears it from them. */
export function createSignInEndChannel(): SignInEndChannel {
  const channel = new BroadcastChannel('selfservice.signInEnd');
  return {
    announce: channel.postMessage.bind(channel),
    subscribe(onEnd) {
      const hear = ({ data }: MessageEvent<unknown>) => {
        // A tab may run another version.
        const end = v.safeParse(signInEndSchema, data);
        if (end.success) onEnd(end.output satisfies SignInEnd);
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}
