import type { Authorization } from '../core/create-transport.ts';
import { NetworkError, SessionEndedError } from '../core/errors.ts';
import type { Renewal } from './renewal.ts';
import { isSameIdentity } from './scope-identity.ts';
import type { Identity } from './session-state.ts';
import type { Token } from './session.ts';

/** Options of `scopeAuthorization`. */
export interface ScopeAuthorizationOptions {
  /** The identity of the scope's first token. */
  identity: Identity;
  /** Aborted when the scope ends. */
  ended: AbortSignal;
  /** Provides the token in use and renews it. */
  renewal: Pick<Renewal, 'current' | 'renewNow'>;
  /** Requests a new token. */
  ask(refreshToken: string): Promise<Token>;
  /** Returns whether the server renewed the token for another identity, so that this scope gets no token any more. */
  isReplaced(): boolean;
  /** Called when the server refuses a renewed token. */
  onLost(): void;
}

/**
 * Provides the token for the calls of a scope, and for its last writes after its end. Every token has the scope's identity.
 *
 * @requirement session-27, session-38
 */
export function scopeAuthorization(options: ScopeAuthorizationOptions): Authorization {
  const { identity, ended, renewal, ask, isReplaced, onLost } = options;
  let lastToken: Promise<Token> | null = null;
  const accessToken = () => renewal.current().accessToken;

  function throwIfEnded(): void {
    if (ended.aborted) throw new SessionEndedError();
  }

  /** Renews for the last writes only, because they may have been sent with an expired token. */
  async function renewForLastWrites(): Promise<string> {
    if (isReplaced()) throw new SessionEndedError();
    lastToken ??= ask(renewal.current().refreshToken);
    const next = await lastToken.catch(() => null);
    if (!next || !isSameIdentity(next.identity, identity)) throw new SessionEndedError();
    return next.accessToken;
  }

  return {
    signal: ended,
    token() {
      throwIfEnded();
      return accessToken();
    },
    async renew(refusedToken) {
      if (ended.aborted) return renewForLastWrites();
      if (accessToken() !== refusedToken) return accessToken();
      const result = await renewal.renewNow();
      throwIfEnded();
      if (result === 'ended') throw new SessionEndedError();
      if (result === 'unreachable') throw new NetworkError('/Token', null);
      return accessToken();
    },
    onRefusedAgain() {
      if (!ended.aborted) onLost();
    },
  };
}
