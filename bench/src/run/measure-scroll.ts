import type { FrameRecord } from '../probe/frames.ts';
import { workSoFar } from './main-thread.ts';
import type { OpenSubject } from './open-subject.ts';

const duration = 3000;

/** The frames of a scroll through the whole list, and how many elements there were after it. */
export interface ScrollResult {
  /** By setting the scroll position in each frame. */
  position: FrameRecord;
  /** By turning the wheel; null where the wheel does not move the rows. */
  wheel: FrameRecord | null;
  /** Milliseconds that the main thread worked for a frame of the first, on average. */
  work: number;
  /** Number of elements in the page at the end. */
  elements: number;
}

/** Shows the data and scrolls all rows by in three seconds, in both ways. */
export async function measureScroll({ page, session }: OpenSubject): Promise<ScrollResult> {
  await page.evaluate(() => window.__probe?.mount());
  await page.waitForTimeout(500);
  const before = await workSoFar(session);
  const position = await page.evaluate((time) => window.__probe?.scroll(time), duration);
  const whole = (await workSoFar(session)) - before;
  const elements = await page.evaluate(() => window.__probe?.elements());
  await page.evaluate(() => window.__probe?.reset());
  const range = await page.evaluate(() => window.__probe?.range());
  if (!position || !range) throw new Error('The probe is missing.');

  await page.evaluate(() => window.__probe?.watch());
  await session.send('Input.synthesizeScrollGesture', {
    x: range.x,
    y: range.y,
    yDistance: -range.distance,
    speed: Math.round((range.distance / duration) * 1000),
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  const wheel = await page.evaluate(() => window.__probe?.stop());
  const reached = await page.evaluate(() => window.__bench?.scroller().scrollTop ?? 0);
  const isMoved = reached > range.distance * 0.9;
  return {
    position,
    wheel: isMoved && wheel ? wheel : null,
    work: whole / position.times.length,
    elements: elements ?? NaN,
  };
}
