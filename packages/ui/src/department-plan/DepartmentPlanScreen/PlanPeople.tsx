import type { DepartmentPerson } from '@selfservice/api/department-plan/department-plan';
import { Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { NobodyInCentre } from '../../centres/NobodyInCentre/NobodyInCentre.tsx';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { prefetchCode } from '../../primitives/Deferred/prefetchOnIntent.ts';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { loadPlanOverlay } from '../PlanDetail/loadPlanOverlay.ts';
import { useIsPhone } from '../useIsPhone.ts';
import { findPeople } from './findPeople.ts';
import { PlanTable } from './PlanTable.tsx';
import type { PlanTableProps } from './PlanTable.tsx';

type Derived = 'rows' | 'empty' | 'headLabel';

export interface PlanPeopleProps extends Omit<PlanTableProps, Derived> {
  /** The centre's name. */
  centreName: string;
  /** Why some plans are not there; null otherwise. */
  error: Error | null;
  /** Asks for the missing plans again. */
  onRetry: () => void;
  /** Another centre is to be chosen. */
  onChooseCentre: () => void;
  /** On a phone: the search is open; elsewhere it always is. */
  isSearching: boolean;
  /** People are searched for by this text from now on; empty: everybody is shown. */
  onSearch: (text: string) => void;
}

/** What opens in the plan comes as soon as somebody is near. */
const prefetchOverlay = () => prefetchCode(loadPlanOverlay);
const nobody: readonly DepartmentPerson[] = [];

/** The people of a page with their plans, and a search among them. */
export function PlanPeople(props: PlanPeopleProps) {
  const { centreName, error, onRetry, onChooseCentre, isSearching, onSearch, ...table } = props;
  const isPhone = useIsPhone();
  const hasSearch = isSearching || !isPhone;
  const { t } = useTranslation('department-plan');
  const [typed, setSearch] = useState('');
  const search = hasSearch ? typed : '';
  useEffect(() => onSearch(search), [onSearch, search]);
  const { page, failedRefs } = props;
  const isKnown = page !== null;
  const people = page?.people ?? nobody;
  const found = findPeople(people, search);
  const rows = found.map((person) => ({ id: person.personRef, person }));
  const empty =
    people.length === 0 ? (
      <NobodyInCentre {...{ centreName, onChooseCentre }} />
    ) : (
      <EmptyState
        icon={Users}
        title={t('search.nothing', { text: search.trim() })}
        action={<Button onPress={() => setSearch('')}>{t('search.clear')}</Button>}
      />
    );
  const missing = failedRefs.size;
  const count = people.length;
  const countWords =
    search.trim() === '' ? t('search.count', { count }) : t('search.found', { count, found: found.length });
  return (
    <Root onPointerEnter={prefetchOverlay} onFocus={prefetchOverlay}>
      {hasSearch && (
        <Search
          label={t('search.bar')}
          search={
            <SearchField label={t('search.label')} value={search} autoFocus={isPhone} onChange={setSearch} />
          }
          result={isKnown && countWords}
        />
      )}
      {error && (
        <ErrorPanel
          error={error}
          title={missing > 0 ? t('failed.rows', { count: missing }) : t('failed.refresh')}
          onRetry={onRetry}
        />
      )}
      <PlanTable
        {...table}
        {...{ rows, empty }}
        headLabel={isKnown && !hasSearch ? countWords : t('person')}
      />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-2);
  min-height: 0;

  @media (width >= 640px) {
    gap: var(--space-3);
  }
`;

const Search = styled(FilterBar)`
  /* The count stands beside the field on a phone as well. */
  & > div > :first-child {
    flex-basis: 8rem;
    min-width: 0;
  }

  @media print {
    display: none;
  }
`;
