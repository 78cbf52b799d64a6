import type { CDPSession } from 'playwright';

/** The resources that a page uses. */
export interface Footprint {
  /** Used JavaScript heap in MB. */
  heap: number;
  /** Number of DOM nodes, including detached ones. */
  nodes: number;
  /** Number of event listeners. */
  listeners: number;
}

/** Collects garbage and returns the remaining resources. */
export async function readFootprint(session: CDPSession): Promise<Footprint> {
  // Twice, because finalizers of the first collection may release further objects.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize / 1e6, nodes, listeners: jsEventListeners };
}
