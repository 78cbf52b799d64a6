import { useRef } from 'react';
import { useDebouncedCallback } from '../../environment/useDebounced.ts';

const restMs = 150;

/** Tells of what the pointer or the focus has come to rest on; what it only passes over is not told of. */
export function useDwell(onRest: (id: number) => void): (id: number) => void {
  const last = useRef<number | null>(null);
  const tell = useDebouncedCallback(onRest, restMs);
  return (id) => {
    if (last.current === id) return;
    last.current = id;
    tell(id);
  };
}
