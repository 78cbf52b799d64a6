import type { QueuedApproval } from '@selfservice/api/approvals/approval-decisions';
import type { Language } from '@selfservice/api/core/language';
import type { LocalDate } from '@selfservice/api/core/local-date';
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
import type { ApprovalOrder, ArrangedRequests } from '../ApprovalsList/arrangeRequests.ts';
import { arrangeRequests } from '../ApprovalsList/arrangeRequests.ts';

/** The items of the list in its order, and what stands over the first one of each group. */
export interface ArrangedItems {
  items: readonly ApprovalItem[];
  /** By the ids of items. */
  headings: ReadonlyMap<string, string>;
}

const nothing: readonly WorkflowRequest[] = [];

/** The items of the list: the requests in its order, and what is being done with them. */
export function useApprovalItems(
  requests: readonly WorkflowRequest[] | undefined,
  entries: readonly QueuedApproval[],
  order: ApprovalOrder,
): ArrangedItems {
  const { t } = useTranslation(['requests', 'patterns']);
  const { t: own } = useTranslation('approvals');
  const language = useLanguage();
  const today = dateOf(useClock().localNow());
  const arranged = arrange(requests ?? nothing, order, today, language);
  const words = { t, language, today };
  const toLabel = itemMaker(words, own('note.mark'));
  const [maker, setMaker] = useState(() => ({ t, make: toLabel() }));
  // Labels are words: another language needs other items.
  if (maker.t !== t) setMaker({ t, make: toLabel() });
  return {
    items: maker.make(requests && arranged.requests, entries),
    headings: new Map(
      arranged.groups.map(({ urgency, firstId, count }) => [
        String(firstId),
        own(`group.${urgency}`, { number: count }),
      ]),
    ),
  };
}

function arrange(
  requests: readonly WorkflowRequest[],
  order: ApprovalOrder,
  today: LocalDate,
  language: Language,
): ArrangedRequests {
  const { compare: compareNames } = new Intl.Collator(language);
  return arrangeRequests(requests, { order, today, compareNames });
}

function itemMaker(words: RequestLabelContext, noteMark: string) {
  return () =>
    createItemMaker((request, progress) => {
      const label = requestLabel(words, request, progress);
      return request.note === '' ? label : `${label}, ${noteMark}`;
    });
}
