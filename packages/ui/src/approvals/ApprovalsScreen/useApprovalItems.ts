import type { UrgencyGroup } from '@selfservice/api/approvals/arrange-requests';
import type { ListedRequest } from '@selfservice/api/approvals/listed-requests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../environment/useNow.ts';
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
  const today = useToday();
  const createMaker = () =>
    createItemMaker(({ request, progress }) => {
      const label = requestLabel({ t, language, today }, request, progress);
      return request.note === '' ? label : `${label}, ${approvals('note.mark')}`;
    });
  const [maker, setMaker] = useState(() => ({ t, today, make: createMaker() }));
  // Another language or day needs other labels.
  if (maker.t !== t || maker.today !== today) setMaker({ t, today, make: createMaker() });
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
