import type { FrameRecord } from '../probe/frames.ts';

/** How smooth a scroll was. */
export interface ScrollFigures {
  /** Share of missed frames, 0 to 1. */
  missed: number;
  /** The 95th percentile of the frame durations, in milliseconds. */
  slowFrame: number;
  /** Share of the checked frames with a blank row, 0 to 1. */
  blank: number;
}

const frame = 1000 / 60;

/** Summarizes the frames of a scroll on a screen with 60 Hz. */
export function scrollFigures({ times, looks, blanks }: FrameRecord): ScrollFigures {
  const lasted = times.slice(1).map((time, index) => time - (times[index] ?? NaN));
  const missed = lasted.reduce((sum, time) => sum + Math.max(0, Math.round(time / frame) - 1), 0);
  const sorted = lasted.toSorted((a, b) => a - b);
  return {
    missed: missed / (missed + lasted.length),
    slowFrame: sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? NaN,
    blank: blanks / looks,
  };
}
