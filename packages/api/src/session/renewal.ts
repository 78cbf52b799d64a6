import type { Clock } from '../core/clock.ts';
import { isToBeRepeated, retryAfterMs } from '../core/retry-after.ts';
import { isRefusal } from '../core/outbox/settle-write.ts';
import { createRenewalSchedule } from './renewal-schedule.ts';
import type { Token } from './session.ts';

/** The result of a renewal: a new token, no token any more, or a server that cannot be reached. */
export type RenewalResult = 'renewed' | 'ended' | 'unreachable';

/** Options of `startRenewal`. */
export interface RenewalOptions {
  clock: Clock;
  /** The first token of the sign-in. */
  token: Token;
  /** Requests a new token. */
  ask(refreshToken: string): Promise<Token>;
  /**
   * Checks a new token before it becomes current. If it returns false, the renewal ends and the previous token stays the
   * last one. It may call `stop`.
   */
  accept(token: Token): boolean;
  /** Called when a new token has replaced the old one. It may call `stop`. */
  onRenewed(token: Token): void;
  /** Called when the server refused, or could not be reached for too long. */
  onEnded(): void;
  /** Called when the server cannot be reached although the token must be renewed, and when it can be reached again. */
  onUnreachableChange(isUnreachable: boolean): void;
}

/** Keeps the token of a sign-in valid. */
export interface Renewal {
  /** Returns the token in use. */
  current(): Token;
  /** Renews the token now. Simultaneous calls share one attempt. */
  renewNow(): Promise<RenewalResult>;
  /** Called when the device resumes or is online again. Renews an overdue token and returns whether it was overdue. */
  resume(): boolean;
  /** Ends the renewal. A late response changes nothing. */
  stop(): void;
}

/**
 * Returns whether an error is temporary: the backend could not be reached, or asks to come later. A page of a proxy is
 * temporary as well.
 */
export function isPassing(error: unknown): boolean {
  return !isRefusal(error) || isToBeRepeated(error);
}

/**
 * Renews a token 30 s before it expires. While the server cannot be reached, the renewal is repeated until the token has
 * expired and the device has been awake for a minute.
 *
 * @requirement session-23, session-24, session-25, session-26
 */
export function startRenewal(options: RenewalOptions): Renewal {
  const { clock } = options;
  const schedule = createRenewalSchedule(clock, () => void renewNow());
  let token = options.token;
  let isStopped = false;
  let isUnreachable = false;
  let running: Promise<RenewalResult> | null = null;

  function makeCurrent(next: Token): void {
    token = next;
    schedule.accept(next);
    setUnreachable(false);
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
    if (!options.accept(next)) {
      stop();
      return 'ended';
    }
    makeCurrent(next);
    options.onRenewed(next);
    return 'renewed';
  }

  function afterFailure(error: unknown, beganAt: number): RenewalResult {
    const now = clock.epochMs();
    if (isPassing(error) && schedule.retry(now - beganAt, retryAfterMs(error, now))) {
      setUnreachable(true);
      return 'unreachable';
    }
    stop();
    options.onEnded();
    return 'ended';
  }

  function renewNow(): Promise<RenewalResult> {
    if (isStopped) return Promise.resolve('ended');
    schedule.cancel();
    running ??= attempt().finally(() => {
      running = null;
    });
    return running;
  }

  function stop(): void {
    isStopped = true;
    schedule.cancel();
  }

  makeCurrent(token);
  return {
    current: () => token,
    renewNow,
    resume() {
      const isDue = schedule.resume();
      if (isDue) void renewNow();
      return isDue;
    },
    stop,
  };
}
