/** Hands on the latest of several values. */
export interface LatestPerFrame<T> {
  /** This is the latest value from now on. */
  next(value: T): void;
  /** Hands on at once what still waits. */
  flush(): void;
}

/**
 * Hands on values once a frame, each time the latest alone: what comes in one frame is drawn once. Where nothing is drawn,
 * in a hidden page or outside of one, each is handed on at once.
 */
export function createLatestPerFrame<T>(handOn: (value: T) => void): LatestPerFrame<T> {
  let waiting: { value: T } | null = null;
  let frame = 0;
  function flush(): void {
    if (frame) cancelAnimationFrame(frame);
    frame = 0;
    const latest = waiting;
    waiting = null;
    if (latest) handOn(latest.value);
  }
  return {
    next(value) {
      waiting = { value };
      if (typeof document === 'undefined' || document.hidden) flush();
      else frame ||= requestAnimationFrame(flush);
    },
    flush,
  };
}
