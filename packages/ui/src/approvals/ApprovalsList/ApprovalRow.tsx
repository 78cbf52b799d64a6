import { createContext, use } from 'react';
import { RequestSummary } from '../../requests/RequestSummary/RequestSummary.tsx';
import type { ApprovalItem } from './approvalItems.ts';

/** The id of the request whose detail is shown; the row finds it here, so that a move draws two rows and no more. */
export const ShownContext = createContext<string | null>(null);

/** Props of `ApprovalRow`. */
export interface ApprovalRowProps {
  /** What it shows. */
  item: ApprovalItem;
}

/** A request in the list of those to decide about. */
export function ApprovalRow({ item: { id, request, progress } }: ApprovalRowProps) {
  const isOpen = use(ShownContext) === id;
  return <RequestSummary request={request} progress={progress} isOpen={isOpen} />;
}
