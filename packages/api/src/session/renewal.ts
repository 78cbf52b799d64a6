import type { Clock } from '../core/clock.ts';
import { HttpError, NetworkError, TimeoutError } from '../core/errors.ts';
import type { Token } from './session.ts';

/** A token is renewed this long before it expires. Specification 000 section 9. */
const leadMs = 30_000;
const firstPauseMs = 2_000;
const longestPauseMs = 15_000;

/** What the renewal of a token is made of. */
export interface RenewalOptions {
  clock: Clock;
  token: Token;
  /** Asks for a new token. */
  ask(refreshToken: string): Promise<Token>;
  /** A new token is there; this renewal is over. */
  onRenewed(token: Token): void;
  /** The server refused, or the token expired without an answer; this renewal is over. */
  onEnded(): void;
}

/** The renewal of one token. */
export interface Renewal {
  /** Renews now; calls at the same time share one. Answers whether there is a new token. */
  renewNow(): Promise<boolean>;
  /** Renews now if the time for it has passed, as after a sleep. */
  catchUp(): void;
  /** Forgets the token: a late answer changes nothing. */
  stop(): void;
}

/** Whether an error says that the server could not be asked, rather than that it refused. */
export function isPassing(error: unknown): boolean {
  if (error instanceof HttpError) return error.status >= 500;
  return error instanceof NetworkError || error instanceof TimeoutError;
}

/** Renews a token 30 s before it expires, and again and again while the network is away. */
export function startRenewal(options: RenewalOptions): Renewal {
  const { clock, token } = options;
  const lifetimeMs = token.lifetimeSeconds * 1000;
  const bornAt = clock.epochMs();
  const expiresAt = bornAt + lifetimeMs;
  // A token that lives for less than a minute is renewed half-way.
  const renewAt = Math.max(expiresAt - leadMs, bornAt + lifetimeMs / 2);
  let isStopped = false;
  let pauseMs = firstPauseMs;
  let running: Promise<boolean> | null = null;
  let cancelTimer = clock.after(renewAt - bornAt, () => void renewNow());

  async function attempt(): Promise<boolean> {
    try {
      const next = await options.ask(token.refreshToken);
      if (isStopped) return false;
      stop();
      options.onRenewed(next);
      return true;
    } catch (error) {
      if (isStopped) return false;
      if (!isPassing(error) || clock.epochMs() >= expiresAt) {
        stop();
        options.onEnded();
        return false;
      }
      cancelTimer = clock.after(Math.min(pauseMs, expiresAt - clock.epochMs()), () => void renewNow());
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      return false;
    }
  }

  function renewNow(): Promise<boolean> {
    if (isStopped) return Promise.resolve(false);
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

  return {
    renewNow,
    catchUp() {
      if (clock.epochMs() >= renewAt) void renewNow();
    },
    stop,
  };
}
