import type { FrameRecord } from '../probe/frames.ts';

/** How smooth a scroll was. */
export interface ScrollFigures {
  /** Share of the frames that the screen would have shown and that did not come, 0 to 1. */
  missed: number;
  /** How long a frame lasted that only one in twenty surpassed, in milliseconds. */
  slowFrame: number;
  /** Share of the frames that showed a blank row, 0 to 1. */
  blank: number;
}

const frame = 1000 / 60;

/** Sums up the frames of a scroll on a screen that shows 60 of them a second. */
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
