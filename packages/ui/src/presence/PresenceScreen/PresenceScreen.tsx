import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import type { PresenceFilter } from '@selfservice/api/presence/presence-filter';
import { isAllowed } from '@selfservice/api/session/permissions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CentreBar } from '../../centres/CentreBar/CentreBar.tsx';
import { OwnCentreButton } from '../../centres/OwnCentreButton/OwnCentreButton.tsx';
import { peopleListQuery } from '../../centres/peopleListQuery.ts';
import { usePermissions } from '../../environment/Environment.tsx';
import { useFoundItems } from '../../patterns/FilterBar/useFoundItems.ts';
import { ListDetailScreen } from '../../patterns/ListDetailScreen/ListDetailScreen.tsx';
import { PresenceList, PresenceListSkeleton } from '../PresenceList/PresenceList.tsx';
import { NoPeopleShown } from './NoPeopleShown.tsx';
import { PresenceExport } from './PresenceExport.tsx';
import { PresenceFilterBar } from './PresenceFilterBar.tsx';
import { PresenceRefresh } from './PresenceRefresh.tsx';
import { presenceRules } from './presenceRules.ts';
import { usePresence } from './usePresence.ts';
import { usePresenceDetail } from './usePresenceDetail.tsx';

export interface PresenceScreenProps {
  /** The centre, or null for the user's own one. */
  selection: CentreSelection;
  /** Called when the user chooses another centre. */
  onSelectionChange: (selection: CentreSelection) => void;
  /** The filter. */
  filter: PresenceFilter;
  /** Called when the user chooses another filter. */
  onFilterChange: (filter: PresenceFilter) => void;
  /** The reference of the person whose detail is shown; null for none. */
  openRef: string | null;
  /** Called when the user opens a person, or with null leaves the detail. */
  onOpen: (personRef: string | null) => void;
  /** The address of home. */
  backHref: string;
}

/** The presence of the people of a centre. @requirement presence-1 */
export function PresenceScreen(props: PresenceScreenProps) {
  const { selection, onSelectionChange, filter, onFilterChange, openRef, onOpen, backHref } = props;
  const { t } = useTranslation(['presence', 'centres']);
  const knowsDetails = isAllowed(usePermissions(), 'presenceDetails');
  const [isChoosing, setIsChoosing] = useState(false);
  const { choice, level, list, rows, maxPeopleCount, asOf } = usePresence(selection, filter);
  const people = useFoundItems(rows, presenceRules, 'name');
  const known = maxPeopleCount === null ? rows : undefined;
  const detail = usePresenceDetail({ list: known, openRef, onOpen });
  // Placeholder data is part of the list only.
  const whole = known && !list.isPlaceholderData ? people.found : undefined;
  return (
    <ListDetailScreen
      title={t('presence:title')}
      backHref={backHref}
      headerActions={
        <>
          {asOf && <PresenceRefresh asOf={asOf} onRefresh={list.refetch} />}
          <PresenceExport centre={choice} people={whole} filterWords={t(`presence:filter.${filter}`)} />
        </>
      }
      query={peopleListQuery(level, list, people.found)}
      failedTitle={t(choice ? 'presence:failed' : 'centres:choiceFailed')}
      refreshFailedTitle={t('presence:refreshFailed')}
      filter={
        <CentreBar
          choice={choice}
          onChange={onSelectionChange}
          isOpen={isChoosing}
          onOpenChange={setIsChoosing}
        >
          <PresenceFilterBar
            filter={filter}
            onFilterChange={onFilterChange}
            list={people}
            knowsPasses={knowsDetails}
            people={whole}
          />
        </CentreBar>
      }
      notices={<OwnCentreButton level={level} people={selection} onChange={onSelectionChange} />}
      skeleton={<PresenceListSkeleton />}
      empty={
        <NoPeopleShown
          maxPeopleCount={maxPeopleCount}
          centreName={choice?.centre.name ?? ''}
          onChooseCentre={() => setIsChoosing(true)}
          search={people.search}
          isNumberSearched={knowsDetails}
          onClearSearch={() => people.onSearchChange('')}
          filter={filter}
          onShowAll={() => onFilterChange('all')}
        />
      }
      detail={detail}
    >
      {(shown) => <PresenceList people={shown} openRef={openRef} onOpen={onOpen} />}
    </ListDetailScreen>
  );
}
