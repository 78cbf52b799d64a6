import type { ApprovalsFilter } from '@selfservice/api/approvals/approvals';
import type { RequestPerson } from '@selfservice/api/requests/request-people';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useState } from 'react';
import type { ApprovalOrder } from '../ApprovalsList/arrangeRequests.ts';

/** What narrows and orders the list; that only what is pending is shown is remembered elsewhere. Specification 000 section 2. */
export function useApprovalsFilter(agenda: Agenda, isPendingOnly: boolean) {
  const [search, setSearch] = useState('');
  const [applicant, setApplicant] = useState<RequestPerson | null>(null);
  const [order, setOrder] = useState<ApprovalOrder>('deadline');
  const [resets, setResets] = useState(0);
  const query: ApprovalsFilter = { agenda, isPendingOnly, search, applicantRef: applicant?.personRef ?? '' };
  return {
    /** Which requests are asked for. */
    query,
    /** What the requests of a group follow. */
    order,
    setOrder,
    setSearch,
    applicant,
    setApplicant,
    /** Nothing is searched for any more, and nobody's requests are left out. */
    reset() {
      setResets(resets + 1);
      setSearch('');
      setApplicant(null);
    },
    /** How often it was reset: the field of the search keeps its text to itself. */
    resets,
  };
}
