/** A stretch of time in minutes; the end is no longer part of it. */
export interface Span {
  /** The first minute. */
  begin: number;
  /** The minute after the last one. */
  end: number;
}

/** What is seen of a stretch through a window. */
export interface ClippedSpan extends Span {
  /** It began before the window. */
  isCutBefore: boolean;
  /** It goes on after the window. */
  isCutAfter: boolean;
}

/** The part of a stretch that a window shows; null where it shows none of it. */
export function clip(span: Span, window: Span): ClippedSpan | null {
  if (span.end <= window.begin || span.begin >= window.end) return null;
  return {
    begin: Math.max(span.begin, window.begin),
    end: Math.min(span.end, window.end),
    isCutBefore: span.begin < window.begin,
    isCutAfter: span.end > window.end,
  };
}

/** Where a minute lies in a window: 0 at its begin, 1 at its end, beyond them outside. */
export function fractionAt(minute: number, window: Span): number {
  return (minute - window.begin) / (window.end - window.begin);
}

/** The minute at a fraction of a window; the opposite of `fractionAt`. */
export function minuteAt(fraction: number, window: Span): number {
  return window.begin + fraction * (window.end - window.begin);
}
