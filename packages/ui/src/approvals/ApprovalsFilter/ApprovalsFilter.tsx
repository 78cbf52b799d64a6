import type { ApprovalOrder } from '@selfservice/api/approvals/arrange-requests';
import { approvalOrders } from '@selfservice/api/approvals/arrange-requests';
import type { RequestPerson } from '@selfservice/api/requests/request-people';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebouncedCallback } from '../../environment/useDebounced.ts';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { FilterMenu } from '../../patterns/FilterBar/FilterMenu.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { DeferredPersonPicker } from '../../requests/PersonPicker/DeferredPersonPicker.tsx';

export interface ApprovalsFilterProps {
  /** The kind of requests. */
  agenda: Agenda;
  /** Called when the user searches, with the text without surrounding blanks; empty when the search is cleared. */
  onSearch: (text: string) => void;
  /** The applicant whose requests are listed; null for all. */
  applicant: RequestPerson | null;
  /** Called when the user chooses an applicant, or clears the choice. */
  onApplicantChange: (applicant: RequestPerson | null) => void;
  /** Whether only pending requests are listed. */
  isPendingOnly: boolean;
  /** Called when the user changes that. */
  onPendingOnlyChange: (isPendingOnly: boolean) => void;
  /** The order of the requests. */
  order: ApprovalOrder;
  /** Called when the user changes the order. */
  onOrderChange: (order: ApprovalOrder) => void;
  /** The number of requests that match the filter; undefined while loading. */
  count: number | undefined;
}

/** The pause in typing after which the search begins, in milliseconds. */
const searchAfterMs = 250;

/** The search, the filters and the order of the requests to decide. @requirement approvals-3, approvals-5, approvals-6 */
export function ApprovalsFilter(props: ApprovalsFilterProps) {
  const { agenda, onSearch, applicant, onApplicantChange, isPendingOnly, onPendingOnlyChange, count } = props;
  const { order, onOrderChange } = props;
  const { t } = useTranslation('approvals');
  const [typed, setTyped] = useState('');
  const search = useDebouncedCallback((text: string) => onSearch(text.trim()), searchAfterMs);
  return (
    <FilterBar
      label={t('filter.label')}
      search={{
        label: t(`filter.search.${agenda}`),
        value: typed,
        onChange: (text) => {
          setTyped(text);
          search(text, text === '' ? 0 : searchAfterMs);
        },
        onSubmit: (text) => search(text, 0),
      }}
      activeCount={[applicant !== null, !isPendingOnly, order !== 'deadline'].filter(Boolean).length}
      onReset={applicant ? () => onApplicantChange(null) : undefined}
      result={count === undefined ? undefined : t(`count.${agenda}`, { count })}
      showLabel={count === undefined ? undefined : t(`show.${agenda}`, { count })}
    >
      <DeferredPersonPicker
        agenda={agenda}
        label={t('filter.applicant')}
        placeholder={t('filter.everybody')}
        value={applicant}
        onChange={onApplicantChange}
      />
      <Switch isSelected={isPendingOnly} onChange={onPendingOnlyChange}>
        {t('filter.pendingOnly')}
      </Switch>
      <FilterMenu
        label={t('order.label')}
        value={order}
        options={approvalOrders.map((id) => ({ id, label: t(`order.${id}`) }))}
        onChange={onOrderChange}
      />
    </FilterBar>
  );
}
