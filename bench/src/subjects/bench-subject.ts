import type { BenchData } from '../data/bench-data.ts';

/** What a page offers to whoever measures it. It fills the window and waits for data. */
export interface BenchSubject {
  /** The subject's name. */
  name: string;
  /** Shows the first week of the data. */
  mount: (data: BenchData) => void;
  /** Shows the following week; after the last one the first again. */
  next: () => void;
  /** The element that scrolls the rows. */
  scroller: () => HTMLElement;
  /** Selects the heads of the rows. */
  rowSel: string;
  /** Selects the intervals. */
  barSel: string;
  /** Width of the person column in pixels. */
  sideWidth: number;
}

declare global {
  interface Window {
    /** The page's subject, there once it waits for data. */
    __bench?: BenchSubject;
  }
}
