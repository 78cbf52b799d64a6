import type { BenchData } from '../data/bench-data.ts';

/** The interface of a measured page, which fills the window and waits for data. */
export interface BenchSubject {
  /** The subject's name. */
  name: string;
  /** Shows the first week of the data. */
  mount: (data: BenchData) => void;
  /** Shows the following week; after the last week the first again. */
  next: () => void;
  /** Returns the element that scrolls the rows. */
  scroller: () => HTMLElement;
  /** Selector of the row headings. */
  rowSel: string;
  /** Selector of the intervals. */
  barSel: string;
  /** Width of the person column in pixels. */
  sideWidth: number;
}

declare global {
  interface Window {
    /** The subject of the page, set when it is ready for data. */
    __bench?: BenchSubject;
  }
}
