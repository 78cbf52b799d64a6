/** A stretch of time in minutes, without the end itself. */
export interface Span {
  /** The first minute. */
  begin: number;
  /** The minute after the last one. */
  end: number;
}

/** The part of a span that is inside of a window. */
export interface ClippedSpan extends Span {
  /** Whether the span begins before the window. */
  isCutBefore: boolean;
  /** Whether the span ends after the window. */
  isCutAfter: boolean;
}

/** Returns the part of a span that is inside of a window; null if there is none. */
export function clip(span: Span, window: Span): ClippedSpan | null {
  if (span.end <= window.begin || span.begin >= window.end) return null;
  return {
    begin: Math.max(span.begin, window.begin),
    end: Math.min(span.end, window.end),
    isCutBefore: span.begin < window.begin,
    isCutAfter: span.end > window.end,
  };
}

/** Returns the position of a minute in a window as a fraction: 0 at its begin, 1 at its end. */
export function fractionAt(minute: number, window: Span): number {
  return (minute - window.begin) / (window.end - window.begin);
}

/** Returns the minute at a fraction of a window; the inverse of `fractionAt`. */
export function minuteAt(fraction: number, window: Span): number {
  return window.begin + fraction * (window.end - window.begin);
}
