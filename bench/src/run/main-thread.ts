import type { CDPSession } from 'playwright';

/** Returns the total work of the main thread of a page so far, in milliseconds. */
export async function workSoFar(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
