import type { Clock } from '../core/clock.ts';
import { createTransport } from '../core/create-transport.ts';
import type { TransportOptions } from '../core/create-transport.ts';
import { SessionEndedError } from '../core/errors.ts';
import type { StoredValue } from '../core/stored-value.ts';
import type { Transport } from '../core/transport.ts';
import { createBeforeEnd } from './before-end.ts';
import { createOwnedValues } from './owned-values.ts';
import { startRenewal } from './renewal.ts';
import { scopeAuthorization } from './scope-authorization.ts';
import { isSameIdentity } from './scope-identity.ts';
import type { ScopeIdentity, SessionScope } from './session-scope.ts';
import type { Token } from './session.ts';

/** What a scope is made of. */
export interface SessionScopeOptions {
  clock: Clock;
  /** Where its calls go, in which language, and who hears of them. */
  transport: Pick<TransportOptions, 'baseUrl' | 'language' | 'pageUrl' | 'onSend' | 'onWrite'>;
  /** Whom it belongs to. */
  identity: ScopeIdentity;
  /** The token that it begins with. */
  token: Token;
  /** Whether the user has logged out by hand. */
  isForgotten(): boolean;
  /** Keeps the refresh token from the moment that a token is accepted. */
  refreshToken: Pick<StoredValue<string>, 'write'>;
  /** Asks for a new token. */
  ask(refreshToken: string): Promise<Token>;
  /** Judges a renewed token of the scope's identity before it is used. Returns whether the scope goes on with it. */
  judge(token: Token): boolean;
  /** Called when a renewed token has taken the place of the one before. */
  onRenewed(token: Token): void;
  /** Called when the server has renewed the token for another identity. The scope has ended; nothing was sent with it. */
  onReplaced(token: Token): void;
  /** Called when a write was not done because of that. */
  onUnsent(): void;
  /** Something that waited could not be begun at the end. */
  onError(error: Error): void;
  /** The server gives or takes no token any more. The scope has not ended yet. */
  onLost(): void;
  /** The server cannot be reached while a token is due, or can again. */
  onUnreachableChange(isUnreachable: boolean): void;
}

/** A scope as the session holds it. */
export interface OwnedScope extends SessionScope {
  /** The device woke up or got its network back. Returns whether the token is renewed now. */
  resume(): boolean;
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
  const { clock, identity, token, refreshToken, ask, onRenewed, onLost, onUnreachableChange } = options;
  const ending = new AbortController();
  const beforeEnd = createBeforeEnd(options.onError);
  let isEnding = false;
  let isReplaced = false;

  /** Ends the scope without sending anything: pending writes are refused, and reported as not sent. */
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
    own: createOwnedValues(ending.signal),
    isForgotten: () => options.isForgotten(),
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

/** Calls `onUnsent` for each write that was not done because the session had ended. A call with a signal is a read. */
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
