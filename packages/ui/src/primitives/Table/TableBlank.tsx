import type { ReactNode } from 'react';
import { EmptyRow } from '../List/EmptyRow.tsx';
import { ListSkeleton } from '../List/ListSkeleton.tsx';

/**
 * What the table itself says. It is read outside: react-aria builds rows over and over while something in them waits for
 * texts.
 */
export interface TableWords {
  /** Rows are on their way. */
  loading: string;
  /** There are none. */
  nothingHere: string;
}

export interface TableBlankProps {
  /** How many skeleton rows; 0 when nothing is on its way. */
  skeletonCount: number;
  /** What to show when there is nothing. Default a sentence. */
  render: (() => ReactNode) | undefined;
  /** What the table itself says. */
  words: TableWords;
}

/** Stands where the rows of a table would. */
export function TableBlank({ skeletonCount, render, words }: TableBlankProps) {
  if (skeletonCount > 0) return <ListSkeleton count={skeletonCount} words={words.loading} />;
  return render?.() ?? <EmptyRow>{words.nothingHere}</EmptyRow>;
}
