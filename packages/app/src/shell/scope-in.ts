import type { SessionScope } from '@selfservice/api/session/session-scope';
import type { SessionState } from '@selfservice/api/session/session-state';

/** The sign-in that a state of the session belongs to; null while nobody is signed in. */
export function scopeIn(state: SessionState): SessionScope | null {
  return 'scope' in state ? state.scope : null;
}
