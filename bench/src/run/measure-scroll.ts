import type { FrameRecord } from '../probe/frames.ts';
import { workSoFar } from './main-thread.ts';
import type { OpenSubject } from './open-subject.ts';

const duration = 3000;

/** The frames of a scroll through the whole list, and the number of elements after it. */
export interface ScrollResult {
  /** The scroll by setting the scroll position in each frame. */
  position: FrameRecord;
  /** The scroll by the mouse wheel; null if the wheel does not scroll the rows. */
  wheel: FrameRecord | null;
  /** Average work of the main thread per frame of the first scroll, in milliseconds. */
  work: number;
  /** Number of elements in the page at the end. */
  elements: number;
}

/** Shows the data and scrolls through all rows in three seconds, in both ways. */
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
