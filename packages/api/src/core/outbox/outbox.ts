import type { Clock } from '../clock.ts';
import { NetworkError } from '../errors.ts';
import type { EntryStore } from './entry-store.ts';
import type { DoneWrite, FoundResults, SettledWrite } from './settle-write.ts';

/** The input of a write that can be checked. */
export interface Checkable {
  /** Whether it only finds out the outcome of the last attempt, and sends nothing. Default false. */
  isCheck?: boolean | undefined;
}

/** A write that is made through the outbox. */
export interface OutboxWrite<Answer> extends Pick<SettledWrite<Answer>, 'send'>, Checkable {
  /** Identifies the write: the same change of the same thing has the same key. Plain data that begins with its mutation key. */
  key: readonly unknown[];
  /**
   * The input with which its mutation can find out the outcome after a reload or the next sign-in. Plain data without secrets.
   * Default null: its outcome is not reported then.
   */
  input?: object | null;
  /** The ids of the entries that exist now, none of which is the result. Those of the first attempt count. Default none. */
  known?: readonly number[];
  /** As in `SettledWrite`, with the ids from before the first attempt. */
  lookUp: ((known: readonly number[]) => Promise<FoundResults>) | null;
}

/** A write whose outcome an earlier page or sign-in has not found out. */
export interface LeftWrite {
  key: OutboxWrite<unknown>['key'];
  input: object | null;
  /** When its outcome can be found out, in milliseconds since 1970. */
  dueMs: number;
}

/** The writes of a sign-in whose outcome is not known. They outlive the page and the sign-in. */
export interface Outbox {
  /**
   * Makes a write, or finds out the outcome of an earlier attempt with the same key. A write that is running is not made a second
   * time: both calls get its result; a check reads meanwhile. See `settleWrite` for the result and the errors.
   *
   * @throws NetworkError the code that makes writes could not be loaded; nothing was sent
   */
  settle<Answer>(write: OutboxWrite<Answer>): Promise<DoneWrite<Answer>>;
  /** Whether an earlier attempt with the key is not known to be done or refused. */
  has(key: OutboxWrite<unknown>['key']): Promise<boolean>;
  /** Returns the writes of the same identity that an earlier page or sign-in has left. */
  left(): Promise<readonly LeftWrite[]>;
  /** Removes a write whose outcome was reported. */
  forget(key: OutboxWrite<unknown>['key']): Promise<void>;
}

/** Where the writes of a sign-in are kept. */
export interface OutboxPlace {
  store: EntryStore;
  /** The identity of the sign-in; only the same one finds out the outcome of a write. */
  owner: string;
  /** Whether the sign-in is over: the next one reports what a call finds out from then on. */
  hasEnded(): boolean;
}

/** Creates the outbox of a sign-in. Its code is loaded at its first use. */
export function createOutbox(clock: Clock, place: OutboxPlace): Outbox {
  let made: Promise<Outbox> | null = null;

  function open(): Promise<Outbox> {
    made ??= import('./make-writes.ts').then(
      ({ makeWrites }) => makeWrites(clock, place),
      (error: unknown) => {
        made = null;
        throw new NetworkError('make-writes', error);
      },
    );
    return made;
  }

  return {
    settle: async (write) => (await open()).settle(write),
    has: async (key) => (await open()).has(key),
    left: async () => (await open()).left(),
    forget: async (key) => (await open()).forget(key),
  };
}
