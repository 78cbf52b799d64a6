import type { CDPSession } from 'playwright';
import { load } from './open-subject.ts';
import type { OpenSubject } from './open-subject.ts';

/** Measures the additional memory of a week of 1000 people including its data, in MB. */
export async function measureHeap(open: OpenSubject): Promise<number> {
  const before = await usedMegabytes(open.session);
  await load(open, 1000, 1);
  await open.page.evaluate(() => window.__probe?.mount());
  await open.page.waitForTimeout(500);
  return (await usedMegabytes(open.session)) - before;
}

async function usedMegabytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
}
