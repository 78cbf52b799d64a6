import type { Observable } from '@selfservice/api/core/observable';
import { useSyncExternalStore } from 'react';

/** Returns the whole state of a model. Renders again after each change. */
export function useModel<State>(model: Observable<State>): State;
/**
 * Returns a part of the state of a model. Renders again when the part changes.
 *
 * @param select returns a part of the state: the same value for the same state, so no new objects
 */
export function useModel<State, Part>(model: Observable<State>, select: (state: State) => Part): Part;
/** Reads a model. */
export function useModel<State, Part>(
  model: Observable<State>,
  select?: (state: State) => Part,
): State | Part {
  const read = () => (select ? select(model.get()) : model.get());
  return useSyncExternalStore(model.subscribe, read, read);
}
