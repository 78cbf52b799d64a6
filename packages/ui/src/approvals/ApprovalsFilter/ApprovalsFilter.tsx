import type { RequestPerson } from '@selfservice/api/requests/request-people';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { DeferredPersonPicker } from '../../requests/PersonPicker/DeferredPersonPicker.tsx';
import { SearchBox } from './SearchBox.tsx';

export interface ApprovalsFilterProps {
  /** What is decided about. */
  agenda: Agenda;
  /** Something is to be searched for; empty: nothing any more. */
  onSearch: (text: string) => void;
  /** The only one whose requests are shown; null: everybody's. */
  applicant: RequestPerson | null;
  /** Somebody else was chosen. */
  onApplicantChange: (applicant: RequestPerson | null) => void;
  /** Only what is pending is shown. */
  isPendingOnly: boolean;
  /** It was switched. */
  onPendingOnlyChange: (isPendingOnly: boolean) => void;
  /** How many requests the filters come to; undefined while that is not known. */
  count: number | undefined;
}

/** Narrows the requests to decide about. Specification 000 sections 2 and 5. */
export function ApprovalsFilter(props: ApprovalsFilterProps) {
  const { agenda, onSearch, applicant, onApplicantChange, isPendingOnly, onPendingOnlyChange, count } = props;
  const { t } = useTranslation('approvals');
  return (
    <FilterBar
      label={t('filter.label')}
      search={<SearchBox label={t(`filter.search.${agenda}`)} onSearch={onSearch} />}
      activeCount={applicant ? 1 : 0}
      onReset={() => onApplicantChange(null)}
      // The line keeps its place while it is counted.
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

/* The name stands before the field, level with the other filters. */
const Person = styled(DeferredPersonPicker)`
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);
  width: 22rem;
  max-width: 100%;

  /* Folded, it ends where the search does. */
  @container (width < 640px) {
    width: min(100%, 24rem);
  }

  & > label {
    font-weight: var(--weight-regular);
  }
`;
