import type { ReactNode } from 'react';

/** A tab with its content. */
export interface TabItem {
  /** Unique in its list. */
  id: string;
  /** The visible label. */
  label: string;
  /** Content after the label, for example a count. */
  badge?: ReactNode;
  /** The content of the tab panel. */
  content: ReactNode;
  /** Whether it cannot be selected. Default false. */
  isDisabled?: boolean;
}
