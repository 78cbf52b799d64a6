import type { RequestPerson } from '@selfservice/api/requests/request-people';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { DeferredPersonPicker } from '../../requests/PersonPicker/DeferredPersonPicker.tsx';
import { SearchBox } from './SearchBox.tsx';

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
  /** The number of requests that match the filter; undefined while loading. */
  count: number | undefined;
}

/** The search and the filters of the requests to decide. @requirement approvals-3, approvals-5, approvals-6 */
export function ApprovalsFilter(props: ApprovalsFilterProps) {
  const { agenda, onSearch, applicant, onApplicantChange, isPendingOnly, onPendingOnlyChange, count } = props;
  const { t } = useTranslation('approvals');
  return (
    <FilterBar
      label={t('filter.label')}
      search={<SearchBox label={t(`filter.search.${agenda}`)} onSearch={onSearch} />}
      activeCount={applicant ? 1 : 0}
      onReset={() => onApplicantChange(null)}
      // The line keeps its height while loading.
      result={count === undefined ? '\u00a0' : t(`count.${agenda}`, { count })}
    >
      <Person
        agenda={agenda}
        label={t('filter.applicant')}
        placeholder={t('filter.everybody')}
        value={applicant}
        onChange={onApplicantChange}
      />
      <Switch isSelected={isPendingOnly} onChange={onPendingOnlyChange}>
        {t('filter.pendingOnly')}
      </Switch>
    </FilterBar>
  );
}

/* The label is before the field, on one line with the other filters. */
const Person = styled(DeferredPersonPicker)`
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);
  width: 22rem;
  max-width: 100%;

  /* In one column it is as wide as the search. */
  @container (width < 640px) {
    width: min(100%, 24rem);
  }

  & > label {
    font-weight: var(--weight-regular);
  }
`;
