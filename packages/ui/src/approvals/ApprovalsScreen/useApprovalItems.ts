import type { UrgencyGroup } from '@selfservice/api/approvals/arrange-requests';
import type { ListedRequest } from '@selfservice/api/approvals/listed-requests';
import { dateOf } from '@selfservice/api/core/local-date';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { requestLabel } from '../../requests/request-words/requestLabel.ts';
import type { ApprovalItem } from '../ApprovalsList/approvalItems.ts';
import { createItemMaker } from '../ApprovalsList/approvalItems.ts';

/** Returns the items of the list with their labels, and the headings of the groups by the id of their first item. */
export function useApprovalItems(
  listed: readonly ListedRequest[] | undefined,
  groups: readonly UrgencyGroup[],
): { items: readonly ApprovalItem[]; headings: ReadonlyMap<string, string> } {
  const { t } = useTranslation(['requests', 'patterns']);
  const { t: approvals } = useTranslation('approvals');
  const language = useLanguage();
  const today = dateOf(useClock().localNow());
  const createMaker = () =>
    createItemMaker(({ request, progress }) => {
      const label = requestLabel({ t, language, today }, request, progress);
      return request.note === '' ? label : `${label}, ${approvals('note.mark')}`;
    });
  const [maker, setMaker] = useState(() => ({ t, make: createMaker() }));
  // Another language needs other labels.
  if (maker.t !== t) setMaker({ t, make: createMaker() });
  return {
    items: maker.make(listed),
    headings: new Map(
      groups.map(({ urgency, firstId, count }) => [
        String(firstId),
        approvals(`group.${urgency}`, { number: count }),
      ]),
    ),
  };
}
