import { readableTextOn } from '../../../tokens/readableTextOn.ts';

/** How a bar wears the server's colour. */
export interface Ink {
  /** The colour itself. */
  backgroundColor: string;
  /** Words on it, at least 4.5:1: the style sheet has a rule for each of the inks. */
  tone: 'dark' | 'light' | 'black';
}

const tones: Readonly<Record<string, Ink['tone']>> = { '#ffffff': 'light', '#000000': 'black' };

/** The ink of a server's colour; undefined where there is none, or none that can be read. */
export function inkOn(color: string | null): Ink | undefined {
  if (color === null || !/^#[\da-f]{6}$/i.test(color)) return undefined;
  return { backgroundColor: color, tone: tones[readableTextOn(color)] ?? 'dark' };
}
