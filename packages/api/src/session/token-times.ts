import type { Token } from './session.ts';

/** A token is renewed this long before it expires. Specification 000 section 9. */
const leadMs = 30_000;

/** Moments of a token in milliseconds since 1970. */
export interface TokenTimes {
  expiresAt: number;
  /** When to renew it. */
  dueAt: number;
}

/** The moments of a token that has come now. One that lives for less than a minute is renewed half-way. */
export function tokenTimes({ lifetimeSeconds }: Token, now: number): TokenTimes {
  const lifetimeMs = Math.max(lifetimeSeconds * 1000, 0);
  const expiresAt = now + lifetimeMs;
  return { expiresAt, dueAt: Math.max(expiresAt - leadMs, now + lifetimeMs / 2) };
}
