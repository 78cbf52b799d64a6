import type { Token } from './session.ts';

/** How long before its expiry a token is renewed, in milliseconds. @requirement session-23 */
const leadMs = 30_000;

/** Times of a token, in milliseconds since 1970. */
export interface TokenTimes {
  expiresAt: number;
  /** When to renew the token. */
  dueAt: number;
}

/**
 * Returns the times of a token that arrived now. A token that lives less than a minute is renewed at half its lifetime.
 */
export function tokenTimes({ lifetimeSeconds }: Token, now: number): TokenTimes {
  const lifetimeMs = Math.max(lifetimeSeconds * 1000, 0);
  const expiresAt = now + lifetimeMs;
  return { expiresAt, dueAt: Math.max(expiresAt - leadMs, now + lifetimeMs / 2) };
}
