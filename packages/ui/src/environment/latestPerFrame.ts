import type { ProgressLimiter } from '@selfservice/api/department-plan/department-plan-page-query';

/**
 * Passes on only the latest value of each frame, so that values of one frame are rendered once. In a hidden page, and outside
 * of a page, each value is passed on immediately.
 */
export function createLatestPerFrame<T>(passOn: (value: T) => void): ProgressLimiter<T> {
  let pending: { value: T } | null = null;
  let frame = 0;
  function flush(): void {
    if (frame) cancelAnimationFrame(frame);
    frame = 0;
    const latest = pending;
    pending = null;
    if (latest) passOn(latest.value);
  }
  return {
    next(value) {
      pending = { value };
      if (typeof document === 'undefined' || document.hidden) flush();
      else frame ||= requestAnimationFrame(flush);
    },
    flush,
  };
}
