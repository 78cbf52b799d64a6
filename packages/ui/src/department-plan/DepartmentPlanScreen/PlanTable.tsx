import type { LocalDate } from '@selfservice/api/core/local-date';
import { dateOf, localDateTime } from '@selfservice/api/core/local-date';
import type { LoadedPlanPage } from '@selfservice/api/department-plan/department-plan';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useClock } from '../../environment/Environment.tsx';
import { Pager } from '../../patterns/Pager/Pager.tsx';
import { Timeline } from '../../patterns/Timeline/Timeline.tsx';
import { TimelineHeadWords } from '../../patterns/Timeline/TimelineHeadWords.tsx';
import { TimelineLegend } from '../../patterns/Timeline/TimelineLegend.tsx';
import { TimelineList } from '../../patterns/Timeline/TimelineList.tsx';
import type { PlanView } from '../PlanBar/PlanMore.tsx';
import type { PersonRow, PlanTarget } from '../PlanDetail/PlanOverlay.tsx';
import type { PlanMode } from './planDays.ts';

/** What can be done in the plan; without a function it cannot. */
export interface PlanPresses {
  /** An interval was opened. */
  onOpen: ((target: PlanTarget) => void) | undefined;
  /** A person was opened. */
  onOpenRow: (target: PlanTarget) => void;
  /** A context menu was asked for. */
  onMenu: ((target: PlanTarget) => void) | undefined;
}

/** Props of `PlanTable`. */
export interface PlanTableProps extends PlanPresses {
  /** Name of the plan for assistive technology. */
  label: string;
  /** What is known of the page; null while its people are on their way. */
  page: LoadedPlanPage | null;
  /** The people to show, of those of the page. */
  rows: readonly PersonRow[];
  /** People whose plans are not known. */
  pendingRefs: ReadonlySet<string>;
  /** The missing plans have failed. */
  hasFailed: boolean;
  /** Stands where nobody is. */
  empty: ReactNode;
  /** The first day of the page. */
  firstDay: LocalDate;
  /** Days side by side. */
  mode: PlanMode;
  /** Bars over time, or words. */
  view: PlanView;
  /** The page before is wanted. */
  onPrevious: () => void;
  /** The page after is wanted. */
  onNext: () => void;
  /** These people came into sight. */
  onSee: (personRefs: readonly string[]) => void;
}

const noIntervals: LoadedPlanPage['intervals'] = new Map();

/** People over days, as bars or in words. Specification 001 sections 2 and 9. */
export function PlanTable(props: PlanTableProps) {
  const { label, page, rows, pendingRefs, hasFailed, empty, firstDay, mode, view, ...presses } = props;
  const { onPrevious, onNext, onSee, onOpen, onOpenRow, onMenu } = presses;
  const { t } = useTranslation('department-plan');
  const clock = useClock();
  const today = dateOf(clock.localNow());
  const isTodayLater = mode === 7 && firstDay < today;
  const shared = {
    label,
    rows,
    intervals: page?.intervals ?? noIntervals,
    firstDay,
    days: mode,
    pendingRowIds: pendingRefs,
    isLoading: page === null,
    empty,
    ...(onOpen && { onOpen }),
    renderRowHead: ({ id, person }: PersonRow) => (
      <TimelineHeadWords
        detail={
          hasFailed && pendingRefs.has(id) ? <Missing>{t('failed.row')}</Missing> : person.personalNumber
        }
      >
        {person.fullName}
      </TimelineHeadWords>
    ),
  };
  if (view === 'list')
    return (
      <Pager
        label={label}
        previousLabel={t(`bar.previous.${mode}`)}
        nextLabel={t(`bar.next.${mode}`)}
        onPrevious={onPrevious}
        onNext={onNext}
      >
        <TimelineList {...shared} />
      </Pager>
    );
  return (
    <>
      <Box style={{ '--rows': page?.people.length ?? 100 }}>
        <Timeline
          {...shared}
          {...(onMenu && { onMenu })}
          {...(page && { holidays: page.publicHolidays })}
          {...(isTodayLater && { startAt: localDateTime(`${today}T00:00:00`) })}
          {...{ onOpenRow, onPrevious, onNext, clock }}
          headLabel={t('person')}
          onSightChange={({ first, last }) => onSee(rows.slice(first, last + 1).map(({ id }) => id))}
        />
      </Box>
      <Legend />
    </>
  );
}

/* As high as the people need, and never higher than the window leaves; the same from the first batch to the last. */
const Box = styled.div`
  height: clamp(14rem, calc(var(--rows) * var(--row-height) + 64px), max(22rem, 100dvh - 21rem));
  border-block: 1px solid var(--color-border);

  @media print {
    height: auto;
    border: 0;
  }
`;

const Legend = styled(TimelineLegend)`
  padding-top: var(--space-3);
`;

const Missing = styled.span`
  color: var(--color-negative);
`;
