import type { Clock } from '../core/clock.ts';
import { createTransport } from '../core/create-transport.ts';
import type { TransportOptions } from '../core/create-transport.ts';
import { NetworkError, SessionEndedError, toError } from '../core/errors.ts';
import { createOwnedValues } from './owned-values.ts';
import type { StoredValue } from '../core/stored-value.ts';
import { startRenewal } from './renewal.ts';
import type { SessionScope } from './session-scope.ts';
import type { Token } from './session.ts';

/** What a scope is made of. */
export interface SessionScopeOptions extends Pick<TransportOptions, 'baseUrl' | 'language' | 'pageUrl'> {
  clock: Clock;
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
  const {
    clock,
    token,
    refreshToken,
    ask,
    onRenewed,
    onError,
    onLost,
    onUnreachableChange,
    ...surroundings
  } = options;
  const ending = new AbortController();
  const beforeEnd = new Set<() => void>();
  let isEnding = false;
  let lastToken: Promise<Token> | null = null;

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

  function throwIfEnded(): void {
    if (ending.signal.aborted) throw new SessionEndedError();
  }

  /** What was sent in the last moment may have met a token that had expired before. Nothing else asks any more. */
  async function renewForLastWrites(): Promise<string> {
    lastToken ??= ask(renewal.current().refreshToken);
    const next = await lastToken.catch(() => null);
    if (!next || !isSamePerson(next, renewal.current())) throw new SessionEndedError();
    return next.accessToken;
  }

  const transport = createTransport({
    ...surroundings,
    authorization: {
      signal: ending.signal,
      token() {
        throwIfEnded();
        return renewal.current().accessToken;
      },
      async renew(refusedToken) {
        if (ending.signal.aborted) return renewForLastWrites();
        if (renewal.current().accessToken !== refusedToken) return renewal.current().accessToken;
        const result = await renewal.renewNow();
        throwIfEnded();
        if (result === 'ended') throw new SessionEndedError();
        if (result === 'unreachable') throw new NetworkError('/Token', null);
        return renewal.current().accessToken;
      },
      onRefusedAgain() {
        if (!ending.signal.aborted) onLost();
      },
    },
  });

  function flush(): void {
    for (const send of beforeEnd) {
      try {
        send();
      } catch (error) {
        onError(toError(error));
      }
    }
  }

  return {
    id: ++lastId,
    transport,
    signal: ending.signal,
    onBeforeEnd(callback) {
      beforeEnd.add(callback);
      return () => beforeEnd.delete(callback);
    },
    own: createOwnedValues(ending.signal),
    resume: renewal.resume,
    flush,
    end() {
      if (isEnding) return;
      isEnding = true;
      flush();
      beforeEnd.clear();
      renewal.stop();
      ending.abort();
    },
    dispose: renewal.stop,
  };
}

function isSamePerson({ identity: one }: Token, { identity: other }: Token): boolean {
  return one.personRef === other.personRef && one.isSubstitution === other.isSubstitution;
}
