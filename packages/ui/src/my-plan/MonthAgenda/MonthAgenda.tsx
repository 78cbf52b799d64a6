import type { LocalDate } from '@selfservice/api/core/local-date';
import { isWeekend } from '@selfservice/api/core/local-date-arithmetic';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { DayRange } from '../../i18n/formatRange.ts';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Pager } from '../../patterns/Pager/Pager.tsx';
import { useTimelineTexts } from '../../patterns/Timeline/words/useTimelineTexts.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { focusableIfScrolling } from '../../primitives/focusableIfScrolling.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { PlanDay } from '../MonthOfDays/planDay.ts';
import type { PlanTarget } from '../MonthOfDays/planRows.ts';
import { AgendaDay, LoadingDay } from './AgendaDay.tsx';
import { agendaRows } from './agendaRows.ts';
import { FoldedRow } from './FoldedRow.tsx';
import { Days } from './MonthAgenda.styles.ts';
import type { SeenDay } from './scrollToDay.ts';
import { scrollToDay, scrollToSeen, seenDay } from './scrollToDay.ts';

export interface MonthAgendaProps {
  /** Accessible name of the list. */
  label: string;
  /** The days of the month. */
  days: readonly PlanDay[];
  /** Today, where the agenda begins; null in another month, which starts at its first day. */
  today: LocalDate | null;
  /** A day to scroll to after the user has asked for it; a new object scrolls again. Default none. */
  goal?: { day: LocalDate } | null;
  /** Whether a day that the user has selected has its own row, also if it is free. Default: no day is selected. */
  isSelected?: (day: LocalDate) => boolean;
  /** A message instead of the days of a month without entries; the user can still show its days. Default: the days. */
  blank?: { title: string; text?: string } | undefined;
  /** Whether parts of the month are not published: a day without entries may then not be free. Default false. */
  isPartlyUnpublished?: boolean;
  /** Whether the plan is loading; then each day has a placeholder. Default false. */
  isLoading?: boolean;
  /** Called when the user opens an interval. */
  onOpen: (target: PlanTarget) => void;
  /** Called when the user opens a day. */
  onOpenDay: (target: PlanTarget) => void;
  /** Called when the user opens a context menu. */
  onMenu: (target: PlanTarget) => void;
  /** Called when the user wants to sign a day or to decide on its change. */
  onDecide: (kind: 'sign' | 'change', day: LocalDate) => void;
  /** Called when the user swipes or scrolls sideways to the previous month. */
  onPrevious: () => void;
  /** Called when the user swipes or scrolls sideways to the next month. */
  onNext: () => void;
}

const none = () => false;

/**
 * The days of a month in words, one in each row, in two columns on a wide screen. Free days are folded. The agenda scrolls
 * itself and begins with today.
 *
 * @requirement my-plan-6, my-plan-7, my-plan-48, my-plan-50
 */
export function MonthAgenda(props: MonthAgendaProps) {
  const { label, days, today, goal = null, isSelected = none, isLoading = false } = props;
  const { blank, isPartlyUnpublished = false } = props;
  const { onOpen, onOpenDay, onMenu, onDecide, onPrevious, onNext } = props;
  const { t } = useTranslation('my-plan');
  const { t: tPatterns } = useTranslation('patterns');
  const { loading } = useTimelineTexts();
  const [unfolded, setUnfolded] = useState<readonly DayRange[]>([]);
  const boxRef = useRef<HTMLDivElement>(null);
  const last = useRef({ label: '', isLoading: false });
  // The height of a day changes when the plan has loaded, with the number of its intervals.
  const seenRef = useRef<SeenDay>(null);
  useLayoutEffect(() => {
    const { current: box } = boxRef;
    const isSameMonth = last.current.label === label;
    if (!box || (isSameMonth && last.current.isLoading === isLoading)) return;
    last.current = { label, isLoading };
    focusableIfScrolling(box);
    if (isSameMonth && seenRef.current) scrollToSeen(box, seenRef.current);
    else scrollToDay(box, today);
    seenRef.current = null;
  }, [label, isLoading, today]);
  useLayoutEffect(() => {
    const { current: box } = boxRef;
    if (!box || !goal) return;
    scrollToDay(box, goal.day);
    box.querySelector<HTMLElement>(`[data-day='${goal.day}'] > .head`)?.focus({ preventScroll: true });
  }, [goal]);
  const freeWord = isPartlyUnpublished ? tPatterns('timeline.nothing') : t('agenda.free');
  const isUnfolded = (day: LocalDate) =>
    day === today ||
    isSelected(day) ||
    unfolded.some((range) => range.first <= day && day <= range.last) ||
    // While loading, the days of a working week are expected to have entries.
    (isLoading && !isWeekend(day));
  const [firstDay, lastDay] = [days[0]?.day, days.at(-1)?.day];
  const isHidden = blank !== undefined && firstDay !== undefined && !isUnfolded(firstDay);
  const unfold = (range: DayRange) => {
    flushSync(() => setUnfolded([...unfolded, range]));
    boxRef.current?.querySelector<HTMLElement>(`[data-day='${range.first}'] > .head`)?.focus();
  };
  return (
    <Scrolling
      ref={boxRef}
      onScroll={({ currentTarget }) => {
        if (isLoading) seenRef.current = seenDay(currentTarget);
      }}
    >
      <Pager
        label={label}
        previousLabel={t('previous')}
        nextLabel={t('next')}
        onPrevious={onPrevious}
        onNext={onNext}
      >
        {isLoading && <VisuallyHidden>{loading}</VisuallyHidden>}
        {blank && (
          <EmptyState
            icon={CalendarX}
            title={blank.title}
            action={
              isHidden &&
              lastDay && (
                <Button onPress={() => unfold({ first: firstDay, last: lastDay })}>
                  {t('agenda.showDays')}
                </Button>
              )
            }
          >
            {blank.text}
          </EmptyState>
        )}
        {!isHidden && (
          // The key creates new rows when the plan has loaded, so that no visible row moves.
          <Days key={isLoading ? 'loading' : 'loaded'} aria-label={label} aria-busy={isLoading || undefined}>
            {agendaRows(days, isUnfolded).map((row) => {
              if (row.kind === 'folded')
                return (
                  <FoldedRow
                    key={row.first}
                    days={row}
                    freeWord={freeWord}
                    {...(!isLoading && { onUnfold: () => unfold(row) })}
                  />
                );
              const { day } = row;
              const isToday = day.day === today;
              return isLoading ? (
                <LoadingDay key={day.day} day={day} isToday={isToday} />
              ) : (
                <AgendaDay
                  key={day.day}
                  day={day}
                  isToday={isToday}
                  freeWord={freeWord}
                  onOpen={onOpen}
                  onOpenDay={onOpenDay}
                  onMenu={onMenu}
                  onDecide={onDecide}
                />
              );
            })}
          </Days>
        )}
      </Pager>
    </Scrolling>
  );
}

const Scrolling = styled.div`
  height: 100%;
  margin-inline: var(--list-bleed);
  overflow: auto;
  container-type: inline-size;

  &:focus-visible {
    outline-offset: -2px;
  }

  @media print {
    height: auto;
  }
`;
