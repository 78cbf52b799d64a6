import type { SessionState } from '@selfservice/api/session/session-state';

/** Returns the error in the state of a session; null for none. */
export function failureOf(state: SessionState): Error | null {
  if ('error' in state) return state.error;
  return 'problem' in state && state.problem?.code === 'failed' ? state.problem.error : null;
}
