import type { CDPSession } from 'playwright';

/** Milliseconds that the main thread of a page has worked so far. */
export async function workSoFar(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
