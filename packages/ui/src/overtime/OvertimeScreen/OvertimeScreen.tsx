import { hasUpdates, undoableKeys } from '@selfservice/api/core/decisions/queued-decisions';
import { isDecidable, overtimeQuery } from '@selfservice/api/overtime/overtime';
import { overtimeDecision } from '@selfservice/api/overtime/overtime-decisions';
import { useQuery } from '@tanstack/react-query';
import { TimerReset } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { monthOf } from '@selfservice/api/core/local-date';
import { useToday } from '../../environment/useNow.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { useValue } from '../../environment/useValue.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { EmptyList } from '../../patterns/EmptyState/EmptyList.tsx';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { FilterMenu } from '../../patterns/FilterBar/FilterMenu.tsx';
import { ListDetailScreen } from '../../patterns/ListDetailScreen/ListDetailScreen.tsx';
import { ignoreSecondClick } from '../../patterns/decisions/ignoreSecondClick.ts';
import { screenKey } from '../../patterns/decisions/screenKey.ts';
import { useListFocus } from '../../primitives/List/ListFocus.ts';
import { OvertimeDecision } from '../OvertimeDetail/OvertimeDecision.tsx';
import { OvertimeList, OvertimeListSkeleton } from '../OvertimeList/OvertimeList.tsx';
import { overtimeItems } from '../OvertimeList/overtimeItems.ts';
import { useWhen } from '../OvertimeList/useWhen.ts';
import type { OvertimeOrder } from './overtimeOrder.ts';
import { overtimeOrders, shownOvertime } from './overtimeOrder.ts';
import type { OvertimeView } from '../OvertimeList/overtimeGroups.ts';
import { groupedOvertime, overtimeOfView } from '../OvertimeList/overtimeGroups.ts';
import { OvertimeCounts } from './OvertimeCounts.tsx';
import { OvertimeBar } from './OvertimeBar.tsx';
import { OvertimeExport } from './OvertimeExport.tsx';
import { OvertimePane } from './OvertimePane.tsx';
import { useOvertimeQueue } from './useOvertimeQueue.ts';

export interface OvertimeScreenProps {
  /** The id of the selected overtime; null for none. */
  openId: number | null;
  /** Called when the user selects an overtime, or with null leaves the detail. */
  onOpen: (id: number | null) => void;
  /** The address of home. */
  backHref: string;
}

/** The overtime of the user, to approve or deny. @requirement overtime-4, overtime-5, overtime-9, overtime-10 */
export function OvertimeScreen({ openId, onOpen, backHref }: OvertimeScreenProps) {
  const { t } = useTranslation('overtime');
  const language = useLanguage();
  const when = useWhen();
  const month = monthOf(useToday());
  const list = useQuery(overtimeQuery());
  const queue = useOvertimeQueue();
  const decisions = useValue(queue.state);
  const { entries } = decisions;
  const listFocus = useListFocus();
  const items = list.data && overtimeItems(list.data, entries);
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<OvertimeOrder>('newest');
  const [view, setView] = useState<OvertimeView>('all');
  const shown =
    items && groupedOvertime(shownOvertime(overtimeOfView(items, view, month), { search, order, language }));
  const unmatched = items?.length ? search.trim() : '';
  const open = items?.find(({ overtime }) => overtime.id === openId);

  function undo(keys: readonly number[]): void {
    const [first] = entries.filter(({ key }) => keys.includes(key)).flatMap((entry) => entry.items);
    for (const key of keys) queue.undo(key);
    if (first && openId === null) listFocus.focusItem(String(first.id));
  }

  return (
    <ListDetailScreen
      title={t('title')}
      backHref={backHref}
      onKeyDown={(event) => {
        if (screenKey(event) !== 'undo') return;
        undo(undoableKeys(entries).slice(-1));
      }}
      listFocus={listFocus}
      counts={
        <OvertimeCounts
          view={view}
          onViewChange={setView}
          items={items ?? (list.isError ? null : undefined)}
        />
      }
      filter={
        <FilterBar
          label={t('filter.label')}
          search={{ label: t('filter.search'), value: search, onChange: setSearch }}
          activeCount={order === 'newest' ? 0 : 1}
          showLabel={shown && t('filter.show', { count: shown.length })}
          exports={<OvertimeExport items={shown} />}
        >
          <FilterMenu
            label={t('order.label')}
            value={order}
            options={overtimeOrders.map((id) => ({ id, label: t(`order.${id}`) }))}
            onChange={setOrder}
          />
        </FilterBar>
      }
      query={{ ...list, data: shown }}
      failedTitle={t('failed')}
      refreshFailedTitle={t('refreshFailed')}
      skeleton={<OvertimeListSkeleton />}
      empty={
        <EmptyList
          icon={TimerReset}
          search={unmatched}
          searchTitle={t('empty.found', { text: unmatched })}
          clearLabel={t('empty.showAll')}
          onClear={() => setSearch('')}
        >
          {view === 'all' ? (
            <EmptyState icon={TimerReset} title={t('empty.title')}>
              {t('empty.more')}
            </EmptyState>
          ) : (
            <EmptyState
              icon={TimerReset}
              title={t(`empty.${view}`)}
              action={<Button onPress={() => setView('all')}>{t('empty.showAll')}</Button>}
            />
          )}
        </EmptyList>
      }
      detail={{
        selectedId: openId === null ? null : String(openId),
        label: open ? t('detail.of', { when: when(open.overtime) }) : t('detail.one'),
        content: (
          <OvertimePane
            key={openId}
            item={open}
            isKnown={items !== undefined}
            onUndo={(key) => undo([key])}
            onClose={() => onOpen(null)}
          />
        ),
        actions: open && !open.asked && isDecidable(open.overtime) && (
          <OvertimeDecision
            onDecide={(state) => {
              queue.add(overtimeDecision(open.overtime, state));
              // A row or another button may now be under the pointer.
              ignoreSecondClick();
              // The list moves the focus back to the row.
              onOpen(null);
            }}
          />
        ),
        onClose: () => onOpen(null),
      }}
      bar={hasUpdates(decisions) && <OvertimeBar queue={queue} onUndo={undo} />}
    >
      {(rows) => (
        <OvertimeList
          items={rows}
          hasHeadings={view === 'all' || view === 'month'}
          openId={openId}
          onOpen={onOpen}
        />
      )}
    </ListDetailScreen>
  );
}
