import type { Clock } from '../core/clock.ts';
import type { Renewal } from './renewal.ts';
import { startRenewal } from './renewal.ts';
import type { Slot, Token } from './session.ts';

/** What the keeper is made of. */
export interface TokenKeeperOptions {
  clock: Clock;
  refreshTokenSlot: Slot;
  ask(refreshToken: string): Promise<Token>;
  /** A renewed token has taken the place of the old one. */
  onRenewed(token: Token): void;
  /** There is no token any more: renewal was refused or came too late. */
  onEnded(): void;
}

/** The one token in use: the access token in memory, the refresh token in the tab's store. */
export interface TokenKeeper {
  current(): Token | null;
  keep(token: Token): void;
  forget(): void;
  /** Ends renewal without forgetting anything. */
  stop(): void;
  /** Answers a call refused with `failedAccessToken`: whether there is another token to try with. */
  renew(failedAccessToken: string): Promise<boolean>;
  /** Renews if the time for it has passed. */
  catchUp(): void;
}

/** Keeps a token alive until it is forgotten. */
export function createTokenKeeper(options: TokenKeeperOptions): TokenKeeper {
  let token: Token | null = null;
  let renewal: Renewal | null = null;

  function keep(next: Token): void {
    renewal?.stop();
    token = next;
    options.refreshTokenSlot.write(next.refreshToken);
    renewal = startRenewal({
      clock: options.clock,
      token: next,
      ask: options.ask,
      onRenewed(renewed) {
        keep(renewed);
        options.onRenewed(renewed);
      },
      onEnded() {
        forget();
        options.onEnded();
      },
    });
  }

  function forget(): void {
    renewal?.stop();
    renewal = null;
    token = null;
    options.refreshTokenSlot.remove();
  }

  return {
    current: () => token,
    keep,
    forget,
    stop: () => renewal?.stop(),
    renew(failedAccessToken) {
      if (token && token.accessToken !== failedAccessToken) return Promise.resolve(true);
      return renewal?.renewNow() ?? Promise.resolve(false);
    },
    catchUp: () => renewal?.catchUp(),
  };
}
