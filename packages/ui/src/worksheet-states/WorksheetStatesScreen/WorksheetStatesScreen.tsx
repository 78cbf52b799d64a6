import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import { permissionFor } from '@selfservice/api/session/permissions';
import type { WorksheetStateView } from '@selfservice/api/worksheet-states/worksheet-state-filter';
import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CentreBar } from '../../centres/CentreBar/CentreBar.tsx';
import { OwnCentreButton } from '../../centres/OwnCentreButton/OwnCentreButton.tsx';
import { peopleListQuery } from '../../centres/peopleListQuery.ts';
import { TooManyPeople } from '../../centres/TooManyPeople/TooManyPeople.tsx';
import { useOpenedRow } from '../../centres/useOpenedRow.ts';
import { usePermissions } from '../../environment/Environment.tsx';
import { useToday } from '../../environment/useNow.ts';
import { EmptyList } from '../../patterns/EmptyState/EmptyList.tsx';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { useFoundItems } from '../../patterns/FilterBar/useFoundItems.ts';
import { ListDetailScreen } from '../../patterns/ListDetailScreen/ListDetailScreen.tsx';
import { MonthPicker } from '../../patterns/MonthPicker/MonthPicker.tsx';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { WorksheetStateDetail } from '../WorksheetStateDetail/WorksheetStateDetail.tsx';
import { WorksheetStateList, WorksheetStateListSkeleton } from '../WorksheetStateList/WorksheetStateList.tsx';
import { useWorksheetStates } from './useWorksheetStates.ts';
import { WorksheetStateCounts } from './WorksheetStateCounts.tsx';
import { worksheetRules } from './worksheetRules.ts';
import { WorksheetStatesExport } from './WorksheetStatesExport.tsx';
import { WorksheetStatesFilter } from './WorksheetStatesFilter.tsx';

export interface WorksheetStatesScreenProps {
  /** The month whose worksheets are shown. */
  month: LocalMonth;
  /** Called when the user chooses another month. */
  onMonthChange: (month: LocalMonth) => void;
  /** The worksheets that are shown. */
  view: WorksheetStateView;
  /** Called when the user chooses other worksheets. */
  onViewChange: (view: WorksheetStateView) => void;
  /** The people whose worksheets are shown. */
  people: CentreSelection;
  /** Called when the user chooses other people. */
  onPeopleChange: (people: CentreSelection) => void;
  /** The key of the row whose detail is shown; null for none. */
  openKey: string | null;
  /** Called with a key when the user opens a row, with null when the user closes the detail. */
  onOpen: (key: string | null) => void;
  /** The address of home. */
  backHref: string;
}

/** The states of the worksheets of a centre's people. @requirement worksheet-states-1, worksheet-states-7, worksheet-states-14 */
export function WorksheetStatesScreen(props: WorksheetStatesScreenProps) {
  const { month, onMonthChange, view, onViewChange, people, onPeopleChange } = props;
  const { openKey, onOpen, backHref } = props;
  const { t } = useTranslation(['worksheet-states', 'centres']);
  const today = useToday();
  const contactsPermission = permissionFor(usePermissions(), 'worksheetStatesContacts');
  const { choice, level, list, rows, maxPeopleCount, counted, isWhole } = useWorksheetStates({
    people,
    month,
    view,
  });
  const worksheets = useFoundItems(rows, worksheetRules, 'name');
  const [isChoosing, setIsChoosing] = useState(false);
  const opened = useOpenedRow(rows, openKey);
  const emptyReason = view === 'all' || view === 'unsigned' ? view : 'oneState';
  return (
    <ListDetailScreen
      title={t('worksheet-states:title')}
      backHref={backHref}
      controls={
        <CentreBar
          choice={choice}
          onChange={onPeopleChange}
          isOpen={isChoosing}
          onOpenChange={setIsChoosing}
          month={
            <MonthPicker
              label={t('worksheet-states:month')}
              value={month}
              onChange={onMonthChange}
              today={today}
            />
          }
        />
      }
      query={peopleListQuery(level, list, worksheets.found)}
      failedTitle={level.data ? t('worksheet-states:failed') : t('centres:choiceFailed')}
      refreshFailedTitle={t('worksheet-states:refreshFailed')}
      counts={<WorksheetStateCounts view={view} onViewChange={onViewChange} worksheets={counted} />}
      filter={
        <WorksheetStatesFilter
          view={view}
          onViewChange={onViewChange}
          worksheets={worksheets}
          counts={isWhole ? worksheets.counts : undefined}
          exports={
            <WorksheetStatesExport
              choice={choice}
              month={month}
              view={view}
              rows={isWhole ? worksheets.found : undefined}
            />
          }
        />
      }
      notices={<OwnCentreButton level={level} people={people} onChange={onPeopleChange} />}
      skeleton={<WorksheetStateListSkeleton />}
      empty={
        maxPeopleCount === null ? (
          <EmptyList
            icon={FileCheck}
            search={worksheets.unmatched}
            searchTitle={t('worksheet-states:empty.search', { text: worksheets.unmatched })}
            clearLabel={t('worksheet-states:empty.clearSearch')}
            onClear={() => worksheets.onSearchChange('')}
          >
            <EmptyState
              icon={FileCheck}
              title={t(`worksheet-states:empty.${emptyReason}`)}
              action={
                view !== 'all' && (
                  <Button onPress={() => onViewChange('all')}>{t('worksheet-states:empty.showAll')}</Button>
                )
              }
            >
              <p>{t('worksheet-states:empty.advice')}</p>
            </EmptyState>
          </EmptyList>
        ) : (
          <TooManyPeople
            centreName={choice?.centre.name ?? ''}
            maxPeopleCount={maxPeopleCount}
            onChooseCentre={() => setIsChoosing(true)}
          />
        )
      }
      detail={{
        selectedId: opened && openKey,
        label: opened ? t('worksheet-states:detail.of', { name: titlesAfter(opened.row.fullName) }) : '',
        content: opened && (
          <WorksheetStateDetail
            worksheet={opened.row}
            isGone={opened.isGone}
            month={month}
            contactsPermission={contactsPermission}
          />
        ),
        onClose: () => onOpen(null),
      }}
    >
      {(shown) => <WorksheetStateList worksheets={shown} openKey={opened && openKey} onOpen={onOpen} />}
    </ListDetailScreen>
  );
}
