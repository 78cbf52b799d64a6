import type { Clock } from '../core/clock.ts';
import { createTransport } from '../core/create-transport.ts';
import type { TransportOptions } from '../core/create-transport.ts';
import { SessionEndedError } from '../core/errors.ts';
import type { StoredValue } from '../core/stored-value.ts';
import type { Transport } from '../core/transport.ts';
import { createBeforeEnd } from './before-end.ts';
import { createSessionValues } from './session-values.ts';
import { startRenewal } from './renewal.ts';
import { scopeAuthorization } from './scope-authorization.ts';
import { isSameIdentity } from './scope-identity.ts';
import type { ScopeIdentity, SessionScope } from './session-scope.ts';
import type { Token } from './session.ts';

/** Options of `createSessionScope`. */
export interface SessionScopeOptions {
  clock: Clock;
  /** Address, language and callbacks of its calls. */
  transport: Pick<TransportOptions, 'baseUrl' | 'language' | 'pageUrl' | 'onSend' | 'onWrite' | 'onAnswer'>;
  /** The identity that the scope belongs to. */
  identity: ScopeIdentity;
  /** The first token. */
  token: Token;
  /** Returns whether the sign-in has ended, see `SessionScope`. */
  hasEnded(): boolean;
  /** Returns whether the user has logged out explicitly; nothing of the sign-in is stored afterwards. */
  hasLoggedOut(): boolean;
  /** Stores the refresh token as soon as a token is accepted. */
  refreshToken: Pick<StoredValue<string>, 'write'>;
  /** Requests a new token. */
  ask(refreshToken: string): Promise<Token>;
  /** Checks a renewed token of the same identity before it is used. Returns whether the scope continues with it. */
  judge(token: Token): boolean;
  /** Called when a renewed token has replaced the previous one. */
  onRenewed(token: Token): void;
  /** Called when the server renewed the token for another identity. The scope has ended without using that token. */
  onReplaced(token: Token): void;
  /** Called when a write was not sent for that reason. */
  onUnsent(): void;
  /** Called with the error of a callback that threw before the end of the scope. */
  onError(error: Error): void;
  /** Called when the server refuses to issue or accept a token. The scope has not ended yet. */
  onLost(): void;
  /** Called when the server cannot be reached although the token must be renewed, and when it can be reached again. */
  onUnreachableChange(isUnreachable: boolean): void;
}

/** A scope with the functions that only the session uses. */
export interface ManagedScope extends SessionScope {
  /** Returns the refresh token in use, which is the stored one of the tab. */
  refreshToken(): string;
  /** Called when the device wakes up or is online again. Returns whether the token is renewed now. */
  resume(): boolean;
  /** Sends pending writes. The scope continues. */
  flush(): void;
  /** Sends pending writes, then aborts every other call. A second call does nothing. */
  end(): void;
  /** Stops the timers without notifying anyone. */
  dispose(): void;
}

let lastId = 0;

/** Creates a scope for a token. */
export function createSessionScope(options: SessionScopeOptions): ManagedScope {
  const { clock, identity, token, refreshToken, ask, onRenewed, onLost, onUnreachableChange } = options;
  const ending = new AbortController();
  const beforeEnd = createBeforeEnd(options.onError);
  let isEnding = false;
  let isReplaced = false;

  /** Ends the scope without sending anything. Pending writes are refused and reported as not sent. */
  function replace(next: Token): void {
    isEnding = true;
    isReplaced = true;
    renewal.stop();
    ending.abort();
    beforeEnd.notify();
    beforeEnd.clear();
    options.onReplaced(next);
  }

  refreshToken.write(token.refreshToken);
  const renewal = startRenewal({
    clock,
    token,
    ask,
    accept(next) {
      if (!isSameIdentity(next.identity, token.identity)) {
        replace(next);
        return false;
      }
      if (!options.judge(next)) return false;
      refreshToken.write(next.refreshToken);
      return true;
    },
    onRenewed,
    onEnded: onLost,
    onUnreachableChange,
  });
  const transport = createTransport({
    ...options.transport,
    authorization: scopeAuthorization({
      identity: token.identity,
      ended: ending.signal,
      renewal,
      ask,
      isReplaced: () => isReplaced,
      onLost,
    }),
  });

  return {
    id: ++lastId,
    identity,
    transport: withUnsentWrites(transport, () => {
      if (isReplaced) options.onUnsent();
    }),
    signal: ending.signal,
    onBeforeEnd: beforeEnd.subscribe,
    sessionValue: createSessionValues(ending.signal),
    hasEnded: () => options.hasEnded(),
    hasLoggedOut: () => options.hasLoggedOut(),
    refreshToken: () => renewal.current().refreshToken,
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

/** Calls `onUnsent` for each write that was not sent because the session had ended. A call with a signal is a read. */
function withUnsentWrites(transport: Transport, onUnsent: () => void): Transport {
  return {
    async call(endpoint, input, call) {
      try {
        return await transport.call(endpoint, input, call);
      } catch (error) {
        if (error instanceof SessionEndedError && !call?.signal) onUnsent();
        throw error;
      }
    },
  };
}
