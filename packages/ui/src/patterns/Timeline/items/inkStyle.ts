import type { CSSProperties } from 'react';

/** The style that gives an interval its colour. */
export interface InkStyle extends CSSProperties {
  /** The colour from the server. */
  '--ink': string;
}

/** Returns the style for a colour from the server; undefined for null and for an invalid colour. */
export function inkStyle(color: string | null): InkStyle | undefined {
  return color !== null && /^#[\da-f]{6}$/i.test(color) ? { '--ink': color } : undefined;
}
