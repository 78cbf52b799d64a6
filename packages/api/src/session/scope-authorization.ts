import type { Authorization } from '../core/create-transport.ts';
import { NetworkError, SessionEndedError } from '../core/errors.ts';
import type { Renewal } from './renewal.ts';
import { isSameIdentity } from './scope-identity.ts';
import type { Identity } from './session-state.ts';
import type { Token } from './session.ts';

/** What the calls of a scope are signed with. */
export interface ScopeAuthorizationOptions {
  /** Whom the scope belongs to: that of its first token. */
  identity: Identity;
  /** Aborted when the scope ends. */
  ended: AbortSignal;
  /** Knows the token in use and renews it. */
  renewal: Pick<Renewal, 'current' | 'renewNow'>;
  /** Asks for a new token. */
  ask(refreshToken: string): Promise<Token>;
  /** Whether the server has renewed the token for another identity: there is no way to a token of this scope. */
  isReplaced(): boolean;
  /** The server takes no token any more. */
  onLost(): void;
}

/** Signs the calls of a scope while it lasts, and its last writes after it. Every token has the scope's identity. */
export function scopeAuthorization(options: ScopeAuthorizationOptions): Authorization {
  const { identity, ended, renewal, ask, isReplaced, onLost } = options;
  let lastToken: Promise<Token> | null = null;
  const accessToken = () => renewal.current().accessToken;

  function throwIfEnded(): void {
    if (ended.aborted) throw new SessionEndedError();
  }

  /** What was sent in the last moment may have met a token that had expired before. Nothing else asks any more. */
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
