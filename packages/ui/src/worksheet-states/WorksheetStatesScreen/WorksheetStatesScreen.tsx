import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import { permissionFor } from '@selfservice/api/session/permissions';
import type { WorksheetStateFilter } from '@selfservice/api/worksheet-states/worksheet-state-filter';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CentreBar } from '../../centres/CentreBar/CentreBar.tsx';
import { OwnCentreWay } from '../../centres/OwnCentreWay/OwnCentreWay.tsx';
import { peopleListQuery } from '../../centres/peopleListQuery.ts';
import { useOpenedRow } from '../../centres/useOpenedRow.ts';
import { useClock, usePermissions } from '../../environment/Environment.tsx';
import { ListDetailScreen } from '../../patterns/ListDetailScreen/ListDetailScreen.tsx';
import { MonthPicker } from '../../patterns/MonthPicker/MonthPicker.tsx';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { WorksheetStateDetail } from '../WorksheetStateDetail/WorksheetStateDetail.tsx';
import { WorksheetStateList } from '../WorksheetStateList/WorksheetStateList.tsx';
import { WorksheetStateListSkeleton } from '../WorksheetStateList/WorksheetStateListSkeleton.tsx';
import { NoWorksheets } from './NoWorksheets.tsx';
import { useFoundWorksheets } from './useFoundWorksheets.ts';
import { useWorksheetStates } from './useWorksheetStates.ts';
import { WorksheetStatesExport } from './WorksheetStatesExport.tsx';
import { WorksheetStatesFilter } from './WorksheetStatesFilter.tsx';

export interface WorksheetStatesScreenProps {
  /** The month whose worksheets are shown. */
  month: LocalMonth;
  /** Another month was chosen. */
  onMonthChange: (month: LocalMonth) => void;
  /** Which worksheets are shown. */
  filter: WorksheetStateFilter;
  /** Others are to be shown. */
  onFilterChange: (filter: WorksheetStateFilter) => void;
  /** Whose worksheets are shown. */
  people: CentreSelection;
  /** Other people were chosen; to be remembered. */
  onPeopleChange: (people: CentreSelection) => void;
  /** Key of the row whose detail is shown; null for none. */
  openKey: string | null;
  /** A row was opened; null: back to the list. */
  onOpen: (key: string | null) => void;
  /** Home. */
  backHref: string;
}

/** How far the worksheets of a centre's people are. Specification 001 sections 2, 3, 4, 6 and 8. */
export function WorksheetStatesScreen(props: WorksheetStatesScreenProps) {
  const { month, onMonthChange, filter, onFilterChange, people, onPeopleChange, ...more } = props;
  const { openKey, onOpen, backHref } = more;
  const { t } = useTranslation(['worksheet-states', 'centres']);
  const contactsPermission = permissionFor(usePermissions(), 'worksheetStatesContacts');
  const { choice, level, list, rows, maxPeopleCount, isWhole } = useWorksheetStates(people, {
    month,
    filter,
  });
  const today = dateOf(useClock().localNow());
  const [isChoosing, setIsChoosing] = useState(false);
  const { search, setSearch, order, setOrder, found } = useFoundWorksheets(rows);
  const opened = useOpenedRow(rows, openKey);
  return (
    <ListDetailScreen
      title={t('worksheet-states:title')}
      backHref={backHref}
      headerActions={
        <WorksheetStatesExport {...{ choice, month, filter }} rows={isWhole ? found : undefined} />
      }
      query={peopleListQuery(level, list, found)}
      failedTitle={level.data ? t('worksheet-states:failed') : t('centres:choiceFailed')}
      refreshFailedTitle={t('worksheet-states:refreshFailed')}
      filter={
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
        >
          <WorksheetStatesFilter
            {...{ filter, onFilterChange, search, order }}
            onOrderChange={setOrder}
            onSearchChange={setSearch}
            counts={isWhole && rows && found ? { count: rows.length, found: found.length } : undefined}
          />
        </CentreBar>
      }
      notices={<OwnCentreWay {...{ level, people }} onChange={onPeopleChange} />}
      skeleton={<WorksheetStateListSkeleton />}
      empty={
        <NoWorksheets
          {...{ filter, maxPeopleCount }}
          search={rows && rows.length > 0 ? search.trim() : ''}
          centreName={choice?.centre.name ?? ''}
          onChooseCentre={() => setIsChoosing(true)}
          onShowAll={() => onFilterChange('all')}
          onClearSearch={() => setSearch('')}
        />
      }
      detail={{
        selectedId: opened && openKey,
        label: opened ? t('worksheet-states:detail.of', { name: titlesAfter(opened.row.fullName) }) : '',
        content: opened && (
          <WorksheetStateDetail
            worksheet={opened.row}
            isGone={opened.isGone}
            {...{ month, contactsPermission }}
          />
        ),
        onClose: () => onOpen(null),
      }}
    >
      {(worksheets) => <WorksheetStateList {...{ worksheets, onOpen }} openKey={opened && openKey} />}
    </ListDetailScreen>
  );
}
