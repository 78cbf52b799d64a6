import type { DepartmentPerson } from '@selfservice/api/department-plan/department-plan';
import { boundsOfDays } from '@selfservice/api/department-plan/away';
import type { PresenceFilter } from '@selfservice/api/department-plan/coverage';
import { isShownBy, presenceFilters } from '@selfservice/api/department-plan/coverage';
import type { PlanDays } from '@selfservice/api/department-plan/plan-days';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { NobodyInCentre } from '../../centres/NobodyInCentre/NobodyInCentre.tsx';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { prefetchCode } from '../../primitives/Deferred/prefetchOnIntent.ts';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { loadPlanOverlay } from '../PlanDetail/loadPlanOverlay.ts';
import { useIsPhone } from '../useIsPhone.ts';
import { PlanChoice } from '../PlanBar/PlanChoice.tsx';
import { findPeople } from './findPeople.ts';
import { NobodyFound } from './NobodyFound.tsx';
import { PlanTable } from './PlanTable.tsx';
import type { PlanTableProps } from './PlanTable.tsx';

type Derived = 'rows' | 'empty' | 'headLabel' | 'coverage';

export interface PlanPeopleProps extends Omit<PlanTableProps, Derived> {
  /** The days of the page. */
  days: PlanDays;
  /** Which people are shown. */
  presence: PresenceFilter;
  /** Others are to be shown. */
  onPresenceChange: (presence: PresenceFilter) => void;
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
const noRows = { first: 0, last: -1 };

/** The people of a page with their plans, and a search among them. */
export function PlanPeople(props: PlanPeopleProps) {
  const { centreName, error, onRetry, onChooseCentre, isSearching, onSearch, ...more } = props;
  const { days, presence, onPresenceChange, onVisibleRowsChange, ...table } = more;
  const isPhone = useIsPhone();
  const hasSearch = isSearching || !isPhone;
  const { t } = useTranslation('department-plan');
  const { t: patterns } = useTranslation('patterns');
  const [typed, setSearch] = useState('');
  const search = hasSearch ? typed : '';
  useEffect(() => onSearch(search), [onSearch, search]);
  const { page, pendingRefs, failedRefs } = props;
  const isKnown = page !== null;
  const people = page?.people ?? nobody;
  const bounds = boundsOfDays(days.from, days.to);
  const found = findPeople(people, search).filter(({ personRef }) =>
    isShownBy(presence, page?.intervals.get(personRef), bounds),
  );
  const rows = found.map((person) => ({ id: person.personRef, person }));
  const count = people.length;
  const readCount = count - pendingRefs.size - failedRefs.size;
  const isPartial = isKnown && readCount < count;
  const empty =
    people.length === 0 ? (
      <NobodyInCentre {...{ centreName, onChooseCentre }} />
    ) : (
      <NobodyFound
        {...{ presence, readCount }}
        isPartial={isPartial}
        search={search.trim()}
        onClear={() => {
          setSearch('');
          onPresenceChange('everybody');
        }}
      />
    );
  const missing = failedRefs.size;
  const countWords =
    search.trim() === '' && presence === 'everybody'
      ? t('search.count', { count })
      : t('search.found', { count, found: found.length });
  const readWords = patterns('timeline.coverage.read', { read: readCount, total: count });
  return (
    <Root onPointerEnter={prefetchOverlay} onFocus={prefetchOverlay}>
      {hasSearch && (
        <Search
          label={t('search.bar')}
          search={
            <SearchField label={t('search.label')} value={search} autoFocus={isPhone} onChange={setSearch} />
          }
          result={isKnown && countWords}
        >
          {!isPhone && (
            <PlanChoice
              label={t('presence.label')}
              options={presenceFilters.map((value) => ({ value, words: t(`presence.${value}`) }))}
              value={presence}
              onChange={onPresenceChange}
            />
          )}
        </Search>
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
        // Others than those that the list begins with are read already.
        onVisibleRowsChange={(rows) => onVisibleRowsChange(presence === 'everybody' ? rows : noRows)}
        headLabel={isPartial ? readWords : isKnown && !hasSearch ? countWords : t('person')}
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
