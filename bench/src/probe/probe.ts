import type { BenchData } from '../data/bench-data.ts';
import type { BenchSubject } from '../subjects/bench-subject.ts';
import { nextFrame, painted } from './frames.ts';
import type { FrameRecord } from './frames.ts';
import { hasBlank, isCrowded, rowsWithin, viewport } from './rows.ts';
import type { VisibleRow, Span } from './rows.ts';

/** The actions that the driver can run in a page. */
export interface Probe {
  /** Fetches the data that `mount` will show. */
  load: (address: string) => Promise<void>;
  /**
   * Shows the data. Returns the milliseconds until the second frame after every visible row has its heading and
   * intervals.
   */
  mount: () => Promise<number>;
  /** Shows the next week. Returns the milliseconds until the second frame after every visible row shows it. */
  next: () => Promise<number>;
  /** Returns the number of elements in the page. */
  elements: () => number;
  /** Scrolls through all rows in the given milliseconds. */
  scroll: (duration: number) => Promise<FrameRecord>;
  /** Scrolls by the given pixels in each of the given number of frames. */
  step: (pixels: number, frames: number) => Promise<void>;
  /** Starts recording frames while the driver scrolls. */
  watch: () => void;
  /** Ends the recording and returns it. */
  stop: () => FrameRecord;
  /** Scrolls back to the first row. */
  reset: () => Promise<void>;
  /** Returns the scrollable distance and a point above the rows, in pixels. */
  range: () => { distance: number; x: number; y: number };
}

declare global {
  interface Window {
    /** The tools of the driver. */
    __probe?: Probe;
  }
}

const patience = 120_000;
let data: BenchData | undefined;
let header = 0;
let watching: { record: FrameRecord; end: () => void } | undefined;

function subject(): BenchSubject {
  if (!window.__bench) throw new Error('The page has no subject: it sets window.__bench.');
  return window.__bench;
}

function area(): Span {
  return viewport(subject(), header);
}

/**
 * Waits until `isThere` returns true at the start of a frame, and two more frames. Returns the elapsed milliseconds.
 */
async function whenPainted(begin: () => void, isThere: () => boolean): Promise<number> {
  const before = performance.now();
  begin();
  await nextFrame();
  while (!isThere()) {
    if (performance.now() - before > patience) throw new Error('The rows did not show in two minutes.');
    await nextFrame();
  }
  await nextFrame();
  await nextFrame();
  return performance.now() - before;
}

/**
 * Returns whether all visible rows are complete. Also measures the header, whose height is known only when the first
 * row exists.
 */
function isWhole(): boolean {
  const bar = document.querySelector(subject().barSel);
  // Some subjects are hidden until they have measured themselves.
  if (!bar?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const all = viewport(subject(), 0);
  const rows = rowsWithin(subject(), all);
  const first = rows[0];
  if (!first || first.top > all.top + window.innerHeight / 4) return false;
  header = Math.max(0, first.top - all.top);
  return !hasBlank(rows, area());
}

function differs(before: readonly VisibleRow[]): boolean {
  const now = rowsWithin(subject(), area());
  return (
    !hasBlank(now, area()) &&
    now.every((row, index) => row.bars.toSorted().join() !== before[index]?.bars.toSorted().join())
  );
}

function look(record: FrameRecord): void {
  if (record.times.length % 10 !== 1 && isCrowded(subject())) return;
  record.looks++;
  if (hasBlank(rowsWithin(subject(), area()), area())) record.blanks++;
}

/** Records frames until `end` is called; calls `move` at the start of each frame. */
function recordFrames(move: (time: number) => void): { record: FrameRecord; end: () => void } {
  const record: FrameRecord = { times: [], looks: 0, blanks: 0 };
  const paint = painted(() => look(record));
  let request = requestAnimationFrame(function frame(time) {
    record.times.push(time);
    move(time);
    paint.mark();
    request = requestAnimationFrame(frame);
  });
  return {
    record,
    end() {
      cancelAnimationFrame(request);
      paint.stop();
    },
  };
}

window.__probe = {
  async load(address) {
    data = (await (await fetch(address)).json()) as BenchData;
  },
  mount() {
    const given = data;
    // Releases the data, so that only the subject decides how much of it stays in memory.
    data = undefined;
    if (!given) throw new Error('There is no data yet: call load.');
    return whenPainted(() => subject().mount(given), isWhole);
  },
  next() {
    const before = rowsWithin(subject(), area());
    return whenPainted(
      () => subject().next(),
      () => differs(before),
    );
  },
  elements: () => document.querySelectorAll('*').length,
  scroll(duration) {
    const scroller = subject().scroller();
    const distance = scroller.scrollHeight - scroller.clientHeight;
    return new Promise((resolve) => {
      let begin: number | undefined;
      const { record, end } = recordFrames((time) => {
        begin ??= time;
        scroller.scrollTop = (distance * Math.min(duration, time - begin)) / duration;
        if (time - begin < duration) return;
        end();
        resolve(record);
      });
    });
  },
  async step(pixels, frames) {
    const scroller = subject().scroller();
    for (let frame = 0; frame < frames; frame++) {
      await nextFrame();
      scroller.scrollTop += pixels;
    }
    await nextFrame();
    await nextFrame();
    if (hasBlank(rowsWithin(subject(), area()), area())) throw new Error('Visible rows are blank.');
  },
  watch() {
    watching = recordFrames(() => {});
  },
  stop() {
    if (!watching) throw new Error('Nothing is watched: call watch.');
    watching.end();
    return watching.record;
  },
  async reset() {
    subject().scroller().scrollTop = 0;
    for (let frame = 0; frame < 10; frame++) await nextFrame();
  },
  range() {
    const scroller = subject().scroller();
    const { top, bottom } = area();
    return {
      distance: scroller.scrollHeight - scroller.clientHeight,
      x: (subject().sideWidth + window.innerWidth) / 2,
      y: (top + bottom) / 2,
    };
  },
};
