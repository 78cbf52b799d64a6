import { useRef } from 'react';
import { useDebouncedCallback } from '../../environment/useDebounced.ts';

const restMs = 150;

/** Returns a function that calls `onRest` for the item on which the pointer or the focus rests for 150 ms. */
export function useDwell(onRest: (id: number) => void): (id: number) => void {
  const last = useRef<number | null>(null);
  const notify = useDebouncedCallback(onRest, restMs);
  return (id) => {
    if (last.current === id) return;
    last.current = id;
    notify(id);
  };
}
