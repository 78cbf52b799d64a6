import type { ApprovalsBarProps } from './ApprovalsBar.tsx';
import type { RequestPane } from './useRequestPane.ts';

export interface PaneBarProps extends ApprovalsBarProps {
  /** What it is made of. */
  pane: RequestPane;
}

/** The bar over the list, once its code has come. */
export function PaneBar({ pane, ...props }: PaneBarProps) {
  return pane.code && <pane.code.requestPane.ApprovalsBar {...props} />;
}
