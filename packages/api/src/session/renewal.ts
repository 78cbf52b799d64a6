import type { Clock } from '../core/clock.ts';
import { HttpError } from '../core/errors.ts';
import type { Token } from './session.ts';

/** A token is renewed this long before it expires. Specification 000 section 9. */
const leadMs = 30_000;
/** A clock starts no two renewals closer together than this, whatever lifetime the server states. */
const shortestIntervalMs = 60_000;
/** An expired token is given up after this time awake without a network. Decisions on sleeping devices. */
const patienceMs = 60_000;
const firstPauseMs = 2_000;
const longestPauseMs = 15_000;
/** No attempt counts for more: the device may have slept in the middle of it. */
const longestAttemptMs = 30_000;

/** What a renewal has come to: another token, none any more, or a server that could not be asked. */
export type RenewalResult = 'renewed' | 'ended' | 'unreachable';

/** What the renewal of a sign-in's tokens is made of. */
export interface RenewalOptions {
  clock: Clock;
  /** The first token of the sign-in. */
  token: Token;
  /** Asks for a new token. */
  ask(refreshToken: string): Promise<Token>;
  /** A new token has taken the place of the old one. `stop` may be called in it. */
  onRenewed(token: Token): void;
  /** The server refused, or could not be reached for too long: there is no token any more. */
  onEnded(): void;
  /** The server cannot be reached while a token is due, or can again. */
  onUnreachableChange(isUnreachable: boolean): void;
}

/** Keeps the tokens of one sign-in valid. */
export interface Renewal {
  /** The token in use. */
  current(): Token;
  /** Renews now; calls at the same time share one attempt. */
  renewNow(): Promise<RenewalResult>;
  /** The device resumes or gets its network back: renews now if the time for it has passed. */
  resume(): void;
  /** Ends renewal: a late answer changes nothing. */
  stop(): void;
}

/** Whether an error says that the server could not be asked, rather than that it refused. */
export function isPassing(error: unknown): boolean {
  return !(error instanceof HttpError) || error.status >= 500;
}

/**
 * Renews a token 30 s before it expires. While the server cannot be reached it is asked again and again, until the token
 * has expired and the device has been awake for a minute without success.
 */
export function startRenewal(options: RenewalOptions): Renewal {
  const { clock } = options;
  let token = options.token;
  let expiresAt = 0;
  let dueAt = 0;
  let startedByClockAt = -Infinity;
  let isStopped = false;
  let isUnreachable = false;
  let pauseMs = firstPauseMs;
  let awakeMs = 0;
  let running: Promise<RenewalResult> | null = null;
  let cancelTimer = () => {};

  function accept(next: Token): void {
    token = next;
    const now = clock.epochMs();
    const lifetimeMs = Math.max(next.lifetimeSeconds * 1000, 0);
    expiresAt = now + lifetimeMs;
    // A token that lives for less than a minute is renewed half-way.
    dueAt = Math.max(expiresAt - leadMs, now + lifetimeMs / 2);
    pauseMs = firstPauseMs;
    awakeMs = 0;
    setUnreachable(false);
    const startAt = Math.max(dueAt, startedByClockAt + shortestIntervalMs);
    cancelTimer();
    cancelTimer = clock.after(startAt - now, () => {
      startedByClockAt = clock.epochMs();
      void renewNow();
    });
  }

  function setUnreachable(next: boolean): void {
    if (next === isUnreachable) return;
    isUnreachable = next;
    options.onUnreachableChange(next);
  }

  async function attempt(): Promise<RenewalResult> {
    const beganAt = clock.epochMs();
    let next: Token;
    try {
      next = await options.ask(token.refreshToken);
    } catch (error) {
      return isStopped ? 'ended' : afterFailure(error, beganAt);
    }
    if (isStopped) return 'ended';
    accept(next);
    options.onRenewed(next);
    return 'renewed';
  }

  function afterFailure(error: unknown, beganAt: number): RenewalResult {
    const now = clock.epochMs();
    awakeMs += Math.min(now - beganAt, longestAttemptMs);
    const isTooLate = now >= expiresAt && awakeMs >= patienceMs;
    if (!isPassing(error) || isTooLate) {
      stop();
      options.onEnded();
      return 'ended';
    }
    retryLater();
    return 'unreachable';
  }

  function retryLater(): void {
    const waitMs = pauseMs;
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    cancelTimer = clock.after(waitMs, () => {
      awakeMs += waitMs;
      void renewNow();
    });
    setUnreachable(true);
  }

  function renewNow(): Promise<RenewalResult> {
    if (isStopped) return Promise.resolve('ended');
    cancelTimer();
    running ??= attempt().finally(() => {
      running = null;
    });
    return running;
  }

  function stop(): void {
    isStopped = true;
    cancelTimer();
  }

  accept(token);
  return {
    current: () => token,
    renewNow,
    resume() {
      if (clock.epochMs() < dueAt) return;
      awakeMs = 0;
      void renewNow();
    },
    stop,
  };
}
