import type { Clock } from '../core/clock.ts';
import { isRefusal } from '../core/writes/settle-write.ts';
import { createRenewalSchedule } from './renewal-schedule.ts';
import type { Token } from './session.ts';

/** What a renewal has come to: another token, none any more, or a server that could not be asked. */
export type RenewalResult = 'renewed' | 'ended' | 'unreachable';

/** What the renewal of a sign-in's tokens is made of. */
export interface RenewalOptions {
  clock: Clock;
  /** The first token of the sign-in. */
  token: Token;
  /** Asks for a new token. */
  ask(refreshToken: string): Promise<Token>;
  /**
   * Judges a new token before it becomes current. Returns whether it is used: otherwise renewal ends, and the token before
   * stays the last one. `stop` may be called in it.
   */
  accept(token: Token): boolean;
  /** Called when a new token has taken the place of the old one. `stop` may be called in it. */
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
  /** The device resumes or gets its network back: renews now if the time for it has passed. Returns whether it has. */
  resume(): boolean;
  /** Ends renewal: a late answer changes nothing. */
  stop(): void;
}

/** Whether an error says that the backend could not be asked, rather than that it refused. A page of a proxy is none. */
export function isPassing(error: unknown): boolean {
  return !isRefusal(error);
}

/**
 * Renews a token 30 s before it expires. While the server cannot be reached it is asked again and again, until the token
 * has expired and the device has been awake for a minute without success.
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
    if (isPassing(error) && schedule.retry(clock.epochMs() - beganAt)) {
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
