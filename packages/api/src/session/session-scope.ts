import type { Transport } from '../core/transport.ts';
import type { SessionValues } from './session-values.ts';

/** The identity that a scope belongs to. It is fixed when the scope is created. */
export interface ScopeIdentity {
  /** The address of the backend and the customer code, each of which may be empty. */
  readonly tenant: string;
  /** The user; the same reference for every employment and substitution. */
  readonly userRef: string;
  /** The person in use. */
  readonly personRef: string;
  readonly isSubstitution: boolean;
}

/**
 * One sign-in of one person, from its token to its end. Calls, cached responses and pending decisions of the person belong
 * to it and end with it. Nothing that began in one scope is sent in another.
 *
 * @requirement session-38
 */
export interface SessionScope {
  /** Unique in the page, for example as a React key. */
  readonly id: number;
  /** The identity of the scope. A token of another identity is never used in it. */
  readonly identity: ScopeIdentity;
  /** Sends calls with a token of this scope. They reject with a SessionEndedError after its end. */
  readonly transport: Transport;
  /** Aborted when the scope ends. */
  readonly signal: AbortSignal;
  /**
   * Calls back right before the scope ends or its person changes, so that pending writes can be sent by calls with
   * `keepalive` that start before the callback returns. Returns a function that unsubscribes.
   */
  onBeforeEnd(callback: () => void): () => void;
  /** Values that belong to the person and outlive a screen, for example pending decisions. */
  readonly sessionValue: SessionValues;
  /** Returns whether the sign-in has ended. Another person selected in it ends a scope, but not the sign-in. */
  hasEnded(): boolean;
  /** Returns whether the user has logged out explicitly; nothing of the sign-in is stored afterwards. */
  hasLoggedOut(): boolean;
}
