import type { Span } from './clip.ts';

/** A thing to stack. */
export interface StackItem extends Span {
  /** Decides between those that are alike in everything else. */
  name: string;
  /** Of two that overlap, the one with the lower order lies above. */
  order: number;
}
