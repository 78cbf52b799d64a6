import type { Clock } from '../core/clock.ts';
import { createTransport } from '../core/create-transport.ts';
import type { TransportOptions } from '../core/create-transport.ts';
import type { StoredValue } from '../core/stored-value.ts';
import { createBeforeEnd } from './before-end.ts';
import { createOwnedValues } from './owned-values.ts';
import { startRenewal } from './renewal.ts';
import { scopeAuthorization } from './scope-authorization.ts';
import type { SessionScope } from './session-scope.ts';
import type { Token } from './session.ts';

/** What a scope is made of. */
export interface SessionScopeOptions {
  clock: Clock;
  /** Where its calls go, in which language, and who hears of them. */
  transport: Pick<TransportOptions, 'baseUrl' | 'language' | 'pageUrl' | 'onSend'>;
  /** The token that it begins with. */
  token: Token;
  /** Keeps the refresh token from the moment that a token arrives. */
  refreshToken: Pick<StoredValue<string>, 'write'>;
  /** Asks for a new token. */
  ask(refreshToken: string): Promise<Token>;
  /** Another token has taken the place of the one before. The scope may be ended in it. */
  onRenewed(token: Token): void;
  /** Something that waited could not be begun at the end. */
  onError(error: Error): void;
  /** The server gives or takes no token any more. The scope has not ended yet. */
  onLost(): void;
  /** The server cannot be reached while a token is due, or can again. */
  onUnreachableChange(isUnreachable: boolean): void;
}

/** A scope as the session holds it. */
export interface OwnedScope extends SessionScope {
  /** The device woke up or got its network back. */
  resume(): void;
  /** Lets waiting writes be sent; the scope goes on. */
  flush(): void;
  /** Lets waiting writes be sent, then cuts off every other call. A second call does nothing. */
  end(): void;
  /** Ends timers without a word, when the page is taken down. */
  dispose(): void;
}

let lastId = 0;

/** Begins a scope with a token. */
export function createSessionScope(options: SessionScopeOptions): OwnedScope {
  const { clock, token, refreshToken, ask, onRenewed, onLost, onUnreachableChange } = options;
  const ending = new AbortController();
  const beforeEnd = createBeforeEnd(options.onError);
  let isEnding = false;

  function keepRefreshToken(next: Token): void {
    refreshToken.write(next.refreshToken);
  }

  keepRefreshToken(token);
  const renewal = startRenewal({
    clock,
    token,
    ask,
    onRenewed(next) {
      keepRefreshToken(next);
      onRenewed(next);
    },
    onEnded: onLost,
    onUnreachableChange,
  });
  const authorization = scopeAuthorization({ ended: ending.signal, renewal, ask, onLost });

  return {
    id: ++lastId,
    transport: createTransport({ ...options.transport, authorization }),
    signal: ending.signal,
    onBeforeEnd: beforeEnd.subscribe,
    own: createOwnedValues(ending.signal),
    resume: renewal.resume,
    flush: beforeEnd.notify,
    end() {
      if (isEnding) return;
      isEnding = true;
      beforeEnd.notify();
      beforeEnd.clear();
      renewal.stop();
      ending.abort();
    },
    dispose: renewal.stop,
  };
}
