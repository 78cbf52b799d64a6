import type { SessionScope } from '@selfservice/api/session/session-scope';
import type { SessionState } from '@selfservice/api/session/session-state';

/** Returns the scope of a session state; null while no one is signed in. */
export function scopeIn(state: SessionState): SessionScope | null {
  return 'scope' in state ? state.scope : null;
}
