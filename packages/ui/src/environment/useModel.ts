import type { Observable } from '@selfservice/api/core/observable';
import { useSyncExternalStore } from 'react';

/** A model, or another value that notifies of its changes, read whole. Renders again after each change. */
export function useModel<State>(model: Observable<State>): State;
/**
 * A part of a model. Renders again when the part changes.
 *
 * @param select returns a part of the state: the same value for the same state, so no new objects
 */
export function useModel<State, Part>(model: Observable<State>, select: (state: State) => Part): Part;
/** Reads a model. */
export function useModel<State, Part>(
  model: Observable<State>,
  select?: (state: State) => Part,
): State | Part {
  return useSyncExternalStore(model.subscribe, () => (select ? select(model.get()) : model.get()));
}
