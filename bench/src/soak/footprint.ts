import type { CDPSession } from 'playwright';

/** What a page holds. */
export interface Footprint {
  /** Used heap of the scripts in MB. */
  heap: number;
  /** DOM nodes, detached ones among them. */
  nodes: number;
  /** Listeners of events. */
  listeners: number;
}

/** Collects what nobody holds any more, and counts what is left. */
export async function readFootprint(session: CDPSession): Promise<Footprint> {
  // What the first round gives free may have held something itself.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize / 1e6, nodes, listeners: jsEventListeners };
}
