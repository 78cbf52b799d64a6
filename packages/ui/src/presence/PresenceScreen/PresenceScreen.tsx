import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import type { PresenceFilter } from '@selfservice/api/presence/presence-filter';
import { isAllowed } from '@selfservice/api/session/permissions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CentreBar } from '../../centres/CentreBar/CentreBar.tsx';
import { OwnCentreWay } from '../../centres/OwnCentreWay/OwnCentreWay.tsx';
import { usePermissions } from '../../environment/Environment.tsx';
import { ListDetailScreen } from '../../patterns/ListDetailScreen/ListDetailScreen.tsx';
import { PresenceList } from '../PresenceList/PresenceList.tsx';
import { PresenceListSkeleton } from '../PresenceList/PresenceListSkeleton.tsx';
import { NobodyShown } from './NobodyShown.tsx';
import { PresenceExport } from './PresenceExport.tsx';
import { PresenceFilterBar } from './PresenceFilterBar.tsx';
import type { PresenceOrder } from './presenceOrder.ts';
import { sortedPeople } from './presenceOrder.ts';
import { PresenceRefresh } from './PresenceRefresh.tsx';
import { usePresence } from './usePresence.ts';
import { usePresenceDetail } from './usePresenceDetail.tsx';

export interface PresenceScreenProps {
  /** Whose people are shown. */
  selection: CentreSelection;
  /** Other people were chosen; to be remembered. */
  onSelectionChange: (selection: CentreSelection) => void;
  /** Which of them are shown. */
  filter: PresenceFilter;
  /** Others of them are to be shown. */
  onFilterChange: (filter: PresenceFilter) => void;
  /** Reference of the person whose detail is shown; null for nobody. */
  openRef: string | null;
  /** A detail is to be shown; null: back to the list. */
  onOpen: (personRef: string | null) => void;
  /** Home. */
  backHref: string;
}

/** Who of a centre is there. Specification 001 sections 2 to 9. */
export function PresenceScreen(props: PresenceScreenProps) {
  const { selection, onSelectionChange, filter, onFilterChange, openRef, onOpen, backHref } = props;
  const { t } = useTranslation(['presence', 'centres']);
  const permissions = usePermissions();
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<PresenceOrder>('name');
  const [isChoosing, setIsChoosing] = useState(false);
  const { centre, level, query, list, people: found, isPlaceholder } = usePresence(selection, filter, search);
  const people = found && sortedPeople(found, order);
  const detail = usePresenceDetail({ list, openRef, onOpen });
  const shown = isPlaceholder ? undefined : people;
  const centreName = centre?.centre.name ?? '';
  return (
    <ListDetailScreen
      title={t('presence:title')}
      backHref={backHref}
      headerActions={
        <>
          {query.asOf && <PresenceRefresh asOf={query.asOf} onRefresh={query.refetch} />}
          <PresenceExport {...{ centre }} people={shown} filterWords={t(`presence:filter.${filter}`)} />
        </>
      }
      query={{ ...query, data: query.tooMany ? [] : people }}
      failedTitle={t(centre ? 'presence:failed' : 'centres:choiceFailed')}
      refreshFailedTitle={t('presence:refreshFailed')}
      filter={
        <CentreBar
          choice={centre}
          onChange={onSelectionChange}
          isOpen={isChoosing}
          onOpenChange={setIsChoosing}
        >
          <PresenceFilterBar
            {...{ filter, onFilterChange, search, order }}
            onOrderChange={setOrder}
            knowsPasses={isAllowed(permissions, 'presenceDetails')}
            onSearchChange={setSearch}
            people={shown}
          />
        </CentreBar>
      }
      notices={<OwnCentreWay level={level} people={selection} onChange={onSelectionChange} />}
      skeleton={<PresenceListSkeleton />}
      empty={
        <NobodyShown
          {...{ centreName, search, filter }}
          tooMany={query.tooMany}
          isNumberSearched={isAllowed(permissions, 'presenceDetails')}
          onChooseCentre={() => setIsChoosing(true)}
          onClearSearch={() => setSearch('')}
          onShowAll={() => onFilterChange('all')}
        />
      }
      detail={detail}
    >
      {(rows) => <PresenceList people={rows} openRef={openRef} onOpen={onOpen} />}
    </ListDetailScreen>
  );
}
