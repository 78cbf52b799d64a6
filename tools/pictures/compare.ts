import { blankFault } from './blank.ts';
import type { Pixels } from './pixels.ts';

/** Options of `comparePictures`. */
export interface CompareOptions {
  /** Whether to create a picture of the differences. Default false. */
  createDiff?: boolean;
  /** The lower edge of the content of the page, in pixels from the top; the picture must contain it. */
  contentBottom?: number;
}

/** The result of a comparison, in the format of the test runner. */
export interface Comparison {
  pass: boolean;
  /** A pale copy of the first picture with the differing pixels in red; null without `createDiff`. */
  diff: Uint8Array | null;
  message: string | null;
}

/** Maximum difference of a channel of a slightly differing pixel, of 255. */
const faint = 8;

/**
 * How many pixels may differ slightly (`faint`) and clearly (`plain`). The browser does not always draw rounded corners
 * identically. A change of a colour by one step or of an edge by one pixel affects far more pixels.
 */
const allowed = { faint: 100, plain: 8 };

/**
 * Compares two pictures pixel by pixel. They pass if only a few pixels differ and the second one is not blank where the
 * page has content.
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
