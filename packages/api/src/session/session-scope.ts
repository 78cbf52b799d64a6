import type { Transport } from '../core/transport.ts';
import type { OwnedValues } from './owned-values.ts';

/**
 * One sign-in of one person, from its token to its end. What belongs to the person (calls, cached responses, waiting
 * decisions) is bound to it and ends with it: nothing that began in one scope is sent in another. Decisions on session
 * scopes.
 */
export interface SessionScope {
  /** Tells scopes apart, for example as the key of what is shown. Unique in the page. */
  readonly id: number;
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
}
