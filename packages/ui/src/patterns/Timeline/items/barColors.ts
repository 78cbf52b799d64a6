import { readableTextOn } from '../../../tokens/readableTextOn.ts';

/** The colours of a bar. */
export interface BarColors {
  /** The colour from the server. */
  backgroundColor: string;
  /** The colour of the text, with a contrast of at least 4.5:1. `barStyles` has a rule for each value. */
  tone: 'dark' | 'light' | 'black';
}

const tones: Readonly<Record<string, BarColors['tone']>> = { '#ffffff': 'light', '#000000': 'black' };

/** Returns the colours of a bar for a colour from the server; undefined for null and for an invalid colour. */
export function barColors(color: string | null): BarColors | undefined {
  if (color === null || !/^#[\da-f]{6}$/i.test(color)) return undefined;
  return { backgroundColor: color, tone: tones[readableTextOn(color)] ?? 'dark' };
}
