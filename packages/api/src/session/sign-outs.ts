import type { Clock } from '../core/clock.ts';
import type { StoredValue } from '../core/stored-value.ts';
import type { KeptSignIn, SignInEnd, SignOut } from './session.ts';

/** Logouts kept on the device; the oldest are dropped. */
const mostSignOuts = 100;

/** The logouts of each user that this device remembers. */
export interface SignOuts {
  /** Remembers that a sign-in has ended by hand or by time. */
  add(signIn: KeptSignIn, reason: SignInEnd['reason']): void;
  /** Returns how a sign-in has ended, perhaps in another tab; null while it goes on. A logout by hand comes first. */
  endOf(signIn: KeptSignIn): SignInEnd['reason'] | null;
  /** The moment of a sign-in that begins now: later than every logout, even where the clock was set back. */
  beginning(): number;
}

/** Compares sign-ins with the logouts that the device remembers, by their moments. */
export function createSignOuts(
  stored: Pick<StoredValue<readonly SignOut[]>, 'read' | 'write'>,
  clock: Pick<Clock, 'epochMs'>,
): SignOuts {
  const all = () => stored.read() ?? [];
  return {
    add({ customerCode, userRef, since }, reason) {
      const own = { customerCode, userRef, reason, at: Math.max(clock.epochMs(), since) };
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

function isOf(
  one: Pick<SignOut, 'customerCode' | 'userRef'>,
  other: Pick<SignOut, 'customerCode' | 'userRef'>,
) {
  return one.customerCode === other.customerCode && one.userRef === other.userRef;
}
