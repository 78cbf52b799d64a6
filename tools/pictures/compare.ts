import { blankFault } from './blank.ts';
import type { Pixels } from './pixels.ts';

/** What `comparePictures` lets pass. */
export interface CompareOptions {
  /** A mark of where the pictures differ is wanted. */
  createDiff?: boolean;
  /** The lower edge of the page's content, in pixels from the top: the picture must reach down to it. */
  contentBottom?: number;
}

/** The outcome of a comparison, as the test runner wants it. */
export interface Comparison {
  pass: boolean;
  /** The first picture, pale, with the differing pixels in red; null where none was asked for. */
  diff: Uint8Array | null;
  message: string | null;
}

/** A channel of a faintly differing pixel is off by this much at most, of 255. */
const faint = 8;

/**
 * How many pixels may differ faintly, and how many plainly. The browser does not draw the edge of a rounded corner bit
 * for bit the same each time. A colour of a token that moves by one step moves far more pixels than that, and so does
 * an edge that moves by one pixel.
 */
const allowed = { faint: 100, plain: 8 };

/**
 * Compares two pictures pixel by pixel. Only the few pixels may differ that differ by themselves, and none is the same as
 * a picture that does not show the page.
 */
export function comparePictures(
  before: Pixels,
  after: Pixels,
  { createDiff = false, contentBottom }: CompareOptions,
): Comparison {
  const blank = contentBottom === undefined ? null : blankFault(after, contentBottom);
  if (blank) return { pass: false, diff: null, message: blank };
  const { width, height } = before.metadata;
  if (width !== after.metadata.width || height !== after.metadata.height) {
    const size = `${after.metadata.width}×${after.metadata.height}`;
    return { pass: false, diff: null, message: `The picture was ${width}×${height} and is ${size} pixels.` };
  }
  const counts = { plain: 0, faint: 0 };
  const diff = createDiff ? new Uint8Array(before.data.length) : null;
  for (let at = 0; at < before.data.length; at += 4) {
    const distance = distanceAt(before.data, after.data, at);
    if (distance > faint) counts.plain += 1;
    else if (distance > 0) counts.faint += 1;
    if (diff) mark(diff, before.data, at, distance > 0);
  }
  const pass = counts.plain <= allowed.plain && counts.faint <= allowed.faint;
  return {
    pass,
    diff,
    message: pass ? null : `${counts.plain} pixels differ plainly, ${counts.faint} faintly.`,
  };
}

type Bytes = Pixels['data'];

function distanceAt(before: Bytes, after: Bytes, at: number): number {
  let distance = 0;
  for (let channel = at; channel < at + 4; channel += 1)
    distance = Math.max(distance, Math.abs((before[channel] ?? 0) - (after[channel] ?? 0)));
  return distance;
}

function mark(diff: Uint8Array, before: Bytes, at: number, isDifferent: boolean): void {
  const grey = ((before[at] ?? 0) + (before[at + 1] ?? 0) + (before[at + 2] ?? 0)) / 3;
  const pale = 255 - (255 - grey) * 0.15;
  diff.set(isDifferent ? [210, 0, 40, 255] : [pale, pale, pale, 255], at);
}
