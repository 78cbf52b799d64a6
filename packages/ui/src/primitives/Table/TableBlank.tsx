import type { ReactNode } from 'react';
import { EmptyRow } from '../List/EmptyRow.tsx';
import { ListSkeleton } from '../List/ListSkeleton.tsx';

/**
 * Texts of the table. They are passed in, because react-aria would build the rows again and again while a component in
 * them waits for texts to load.
 */
export interface TableWords {
  /** Announced while rows are loading. */
  loading: string;
  /** Shown if there are no rows. */
  nothingHere: string;
}

export interface TableBlankProps {
  /** Number of skeleton rows; 0 if nothing is loading. */
  skeletonCount: number;
  /** Renders the content of an empty table. Default: a sentence. */
  render: (() => ReactNode) | undefined;
  /** Texts of the table. */
  words: TableWords;
}

/** The content of a table without rows: skeleton rows or a message. */
export function TableBlank({ skeletonCount, render, words }: TableBlankProps) {
  if (skeletonCount > 0) return <ListSkeleton count={skeletonCount} words={words.loading} />;
  return render?.() ?? <EmptyRow>{words.nothingHere}</EmptyRow>;
}
