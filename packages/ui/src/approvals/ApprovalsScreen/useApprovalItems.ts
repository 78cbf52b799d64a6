import type { QueuedApproval } from '@selfservice/api/approvals/approval-decisions';
import { dateOf } from '@selfservice/api/core/local-date';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { RequestLabelContext } from '../../requests/request-words/requestLabel.ts';
import { requestLabel } from '../../requests/request-words/requestLabel.ts';
import type { ApprovalItem } from '../ApprovalsList/approvalItems.ts';
import { createItemMaker } from '../ApprovalsList/approvalItems.ts';

/** The items of the list: the requests, and what is being done with them. */
export function useApprovalItems(
  requests: readonly WorkflowRequest[] | undefined,
  entries: readonly QueuedApproval[],
): readonly ApprovalItem[] {
  const { t } = useTranslation(['requests', 'patterns']);
  const today = dateOf(useClock().localNow());
  const words = { t, language: useLanguage(), today };
  const [maker, setMaker] = useState(() => ({ t, make: itemMaker(words) }));
  // Labels are words: another language needs other items.
  if (maker.t !== t) setMaker({ t, make: itemMaker(words) });
  return maker.make(requests, entries);
}

function itemMaker(words: RequestLabelContext) {
  return createItemMaker((request, progress) => requestLabel(words, request, progress));
}
