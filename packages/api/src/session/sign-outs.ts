import type { Clock } from '../core/clock.ts';
import type { StoredValue } from '../core/stored-value.ts';
import type { KeptSignIn, SignInEnd, SignOut } from './session.ts';

/** Number of logouts kept on the device; the oldest are dropped. */
const mostSignOuts = 100;

/** The logouts stored on the device. @requirement session-34 */
export interface SignOuts {
  /** Stores that a sign-in ended by a logout or by inactivity. */
  add(signIn: KeptSignIn, reason: SignInEnd['reason']): void;
  /**
   * Returns the reason for the end of a sign-in, perhaps in another tab; null if it has not ended. An explicit logout
   * takes precedence.
   */
  endOf(signIn: KeptSignIn): SignInEnd['reason'] | null;
  /** Returns the time of a sign-in that begins now. It is later than every logout, even if the clock was set back. */
  beginning(): number;
}

/** Creates the logouts of a device. Sign-ins are compared with them by time. */
export function createSignOuts(
  stored: Pick<StoredValue<readonly SignOut[]>, 'read' | 'write'>,
  clock: Pick<Clock, 'epochMs'>,
): SignOuts {
  const all = () => stored.read() ?? [];
  return {
    add({ tenant, userRef, since }, reason) {
      const own = { tenant, userRef, reason, at: Math.max(clock.epochMs(), since) };
      const others = all().filter((one) => !isOf(one, own) || one.reason !== reason);
      stored.write([...others, own].slice(-mostSignOuts));
    },
    endOf(signIn) {
      const ends = all().filter((one) => isOf(one, signIn) && one.at >= signIn.since);
      return ends.find(({ reason }) => reason === 'logOut')?.reason ?? ends[0]?.reason ?? null;
    },
    beginning: () => Math.max(clock.epochMs(), ...all().map(({ at }) => at + 1)),
  };
}

function isOf(one: Pick<SignOut, 'tenant' | 'userRef'>, other: Pick<SignOut, 'tenant' | 'userRef'>) {
  return one.tenant === other.tenant && one.userRef === other.userRef;
}
