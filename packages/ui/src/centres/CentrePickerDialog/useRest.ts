import { useEffect, useRef } from 'react';

const restMs = 150;

/** Tells of what the pointer or the focus has come to rest on; what it only passes over is not told of. */
export function useRest(onRest: (id: number) => void): (id: number) => void {
  const timer = useRef(0);
  const last = useRef<number | null>(null);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (id) => {
    if (last.current === id) return;
    last.current = id;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onRest(id), restMs);
  };
}
