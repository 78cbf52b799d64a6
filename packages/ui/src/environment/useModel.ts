import type { Observable } from '@selfservice/api/core/observable';
import { useSyncExternalStore } from 'react';

/**
 * Reads from a model, and renders again when the selected part changes.
 *
 * @param model holds a state and notifies of its changes, for example the model of a screen
 * @param select returns a part of the state: the same value for the same state, so no new objects. Default the whole state
 */
export function useModel<State>(model: Observable<State>): State;
export function useModel<State, Part>(model: Observable<State>, select: (state: State) => Part): Part;
export function useModel<State, Part>(
  model: Observable<State>,
  select?: (state: State) => Part,
): State | Part {
  return useSyncExternalStore(model.subscribe, () => (select ? select(model.get()) : model.get()));
}
