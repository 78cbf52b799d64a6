import type { ReactNode } from 'react';

/** One tab and what stands below it. */
export interface TabItem {
  /** Tells it from the others. */
  id: string;
  /** Its words. */
  label: string;
  /** Stands after the words, for example a count. */
  badge?: ReactNode;
  /** What it shows. */
  content: ReactNode;
  /** It cannot be chosen. Default false. */
  isDisabled?: boolean;
}
