import type { LocalDateTime } from '@selfservice/api/core/local-date';
import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import type { PresenceView } from '@selfservice/api/presence/presence-filter';
import { isAllowed } from '@selfservice/api/session/permissions';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CentreBar } from '../../centres/CentreBar/CentreBar.tsx';
import { OwnCentreButton } from '../../centres/OwnCentreButton/OwnCentreButton.tsx';
import { peopleListQuery } from '../../centres/peopleListQuery.ts';
import { usePermissions } from '../../environment/Environment.tsx';
import { useIsBelowDesk } from '../../environment/useIsBelowDesk.ts';
import { formatTime } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useFoundItems } from '../../patterns/FilterBar/useFoundItems.ts';
import { ListDetailScreen } from '../../patterns/ListDetailScreen/ListDetailScreen.tsx';
import { PresenceList, PresenceListSkeleton } from '../PresenceList/PresenceList.tsx';
import { NoPeopleShown } from './NoPeopleShown.tsx';
import { PresenceCounts } from './PresenceCounts.tsx';
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
  /** The people who are shown. */
  view: PresenceView;
  /** Called when the user chooses other people. */
  onViewChange: (view: PresenceView) => void;
  /** The reference of the person whose detail is shown; null for none. */
  openRef: string | null;
  /** Called when the user opens a person, or with null leaves the detail. */
  onOpen: (personRef: string | null) => void;
  /** The address of home. */
  backHref: string;
}

/** The presence of the people of a centre. @requirement presence-1, presence-8 */
export function PresenceScreen(props: PresenceScreenProps) {
  const { selection, onSelectionChange, view, onViewChange, openRef, onOpen, backHref } = props;
  const { t } = useTranslation(['presence', 'centres']);
  const language = useLanguage();
  const knowsDetails = isAllowed(usePermissions(), 'presenceDetails');
  const [isChoosing, setIsChoosing] = useState(false);
  const { choice, level, list, isPlaceholderData, rows, maxPeopleCount, counted, plan, refresh, asOf } =
    usePresence(selection, view);
  const missing = plan.missing ?? null;
  const people = useFoundItems(rows, presenceRules(missing), 'name');
  const known = maxPeopleCount === null ? rows : undefined;
  const detail = usePresenceDetail({ list: known, openRef, onOpen });
  const isBelowDesk = useIsBelowDesk();
  const refreshLabel = (at: LocalDateTime) => t('presence:refresh', { time: formatTime(at, language) });
  // Placeholder data is part of the list only.
  const whole = known && !isPlaceholderData ? people.found : undefined;
  const listFailed = list === plan ? 'presence:planFailed' : 'presence:failed';
  return (
    <ListDetailScreen
      title={t('presence:title')}
      backHref={backHref}
      menu={[
        {
          label: t('presence:title'),
          items: asOf && isBelowDesk ? [{ id: 'refresh', label: refreshLabel(asOf), icon: RefreshCw }] : [],
          onAction: () => void refresh(),
        },
      ]}
      controls={
        <CentreBar
          choice={choice}
          onChange={onSelectionChange}
          isOpen={isChoosing}
          onOpenChange={setIsChoosing}
        />
      }
      query={peopleListQuery(level, list, people.found)}
      failedTitle={t(choice ? listFailed : 'centres:choiceFailed')}
      refreshFailedTitle={t('presence:refreshFailed')}
      counts={
        <PresenceCounts
          view={view}
          onViewChange={onViewChange}
          people={counted}
          canKnowMissing={plan.canKnow}
          missing={plan.missing}
        />
      }
      filter={
        <PresenceFilterBar
          view={view}
          onViewChange={onViewChange}
          canKnowMissing={plan.canKnow}
          list={people}
          knowsPasses={knowsDetails}
          people={whole}
          exports={
            <>
              {asOf && !isBelowDesk && <PresenceRefresh asOf={asOf} onRefresh={refresh} />}
              <PresenceExport centre={choice} people={whole} filterWords={t(`presence:filter.${view}`)} />
            </>
          }
        />
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
          view={view === 'missing' && missing === null ? 'missingUnknown' : view}
          onShowAll={() => onViewChange('all')}
        />
      }
      detail={detail}
    >
      {(shown) => <PresenceList people={shown} missing={missing} openRef={openRef} onOpen={onOpen} />}
    </ListDetailScreen>
  );
}
