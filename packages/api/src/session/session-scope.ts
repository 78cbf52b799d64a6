import type { Transport } from '../core/transport.ts';
import type { OwnedValues } from './owned-values.ts';

/** Whom a scope belongs to. It is fixed when the scope is created. */
export interface ScopeIdentity {
  /** Empty where there are no customer codes. */
  readonly customerCode: string;
  /** The user, by the same reference for every employment and substitution. */
  readonly userRef: string;
  /** The person spoken for. */
  readonly personRef: string;
  readonly isSubstitution: boolean;
}

/**
 * One sign-in of one person, from its token to its end. What belongs to the person (calls, cached responses, waiting
 * decisions) is bound to it and ends with it: nothing that began in one scope is sent in another. Decisions on session
 * scopes.
 */
export interface SessionScope {
  /** Tells scopes apart, for example as the key of what is shown. Unique in the page. */
  readonly id: number;
  /** Whom it belongs to, for life: a token of another identity is never used in it. */
  readonly identity: ScopeIdentity;
  /** Every call carries a token of this scope, or rejects with a SessionEndedError. */
  readonly transport: Transport;
  /** Aborted when the scope ends. */
  readonly signal: AbortSignal;
  /**
   * Calls back right before the scope ends, and before another person is asked for: a write that waits is sent then, by a
   * call with `keepalive` that is begun before the callback returns. Returns a function that unsubscribes.
   */
  onBeforeEnd(callback: () => void): () => void;
  /** What belongs to the person and outlives a screen, for example the decisions that wait. */
  readonly own: OwnedValues;
  /** Whether the user has logged out by hand: nothing of the sign-in is kept any more. */
  isForgotten(): boolean;
}
