import type { LocalDate } from '@selfservice/api/core/local-date';
import type { DepartmentInterval, LoadedPlanPage } from '@selfservice/api/department-plan/department-plan';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Pager } from '../../patterns/Pager/Pager.tsx';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { TimelineHeadWords } from '../../patterns/Timeline/TimelineHeadWords.tsx';
import type { VisibleRows } from '../../patterns/Timeline/timeline.types.ts';
import { TimelineList } from '../../patterns/Timeline/TimelineList.tsx';
import type { PlanView } from '../PlanBar/PlanMore.tsx';
import type { PersonRow, PlanTarget } from '../PlanDetail/PlanOverlay.tsx';
import { useIsPhone } from '../useIsPhone.ts';
import type { PlanMode } from '@selfservice/api/department-plan/plan-days';
import type { UnknownPlans } from './planState.ts';
import { PlanTimeline } from './PlanTimeline.tsx';

/** What can be done in the plan; without a function it cannot. */
export interface PlanActions {
  /** An interval was opened. */
  onOpen: ((target: PlanTarget) => void) | undefined;
  /** A person was opened. */
  onOpenRow: (target: PlanTarget) => void;
  /** A context menu was asked for. */
  onMenu: ((target: PlanTarget) => void) | undefined;
}

export interface PlanTableProps extends PlanActions, UnknownPlans {
  /** Name of the plan for assistive technology. */
  label: string;
  /** What is known of the page; null while its people are on their way. */
  page: LoadedPlanPage | null;
  /** The people to show, of those of the page. */
  rows: readonly PersonRow[];
  /** Heading of the people. */
  headLabel: string;
  /** Stands where nobody is. */
  empty: ReactNode;
  /** The first day of the page. */
  firstDay: LocalDate;
  /** Days side by side. */
  mode: PlanMode;
  /** The shift whose mates are marked; null for none. */
  picked: DepartmentInterval | null;
  /** Bars over time, or words. */
  view: PlanView;
  /** The page before is wanted. */
  onPrevious: () => void;
  /** The page after is wanted. */
  onNext: () => void;
  /** Other rows became visible. */
  onVisibleRowsChange: (visible: VisibleRows) => void;
}

const noIntervals: LoadedPlanPage['intervals'] = new Map();

/** So many people are allowed for until it is known how many there are. */
const presumedCount = 100;

/** People over days, as bars or in words. Specification 001 sections 2 and 9. */
export function PlanTable(props: PlanTableProps) {
  const { label, page, rows, headLabel, pendingRefs, failedRefs, empty, firstDay, mode, picked, view } =
    props;
  const { onPrevious, onNext, onVisibleRowsChange, onOpen, onOpenRow, onMenu } = props;
  const { t } = useTranslation('department-plan');
  const isPhone = useIsPhone();
  const shared = {
    label,
    rows,
    intervals: page?.intervals ?? noIntervals,
    firstDay,
    days: mode,
    pendingRowIds: pendingRefs,
    failedRowIds: failedRefs,
    isLoading: page === null,
    empty,
    onVisibleRowsChange,
    ...(onOpen && { onOpen }),
    renderRowHead: ({ person }: PersonRow) => (
      <TimelineHeadWords detail={person.personalNumber}>{titlesAfter(person.fullName)}</TimelineHeadWords>
    ),
  };
  if (view === 'list')
    return (
      <Scrolling
        tabIndex={0}
        label={label}
        previousLabel={t(`bar.previous.${mode}`)}
        nextLabel={t(`bar.next.${mode}`)}
        onPrevious={onPrevious}
        onNext={onNext}
      >
        <TimelineList {...shared} areFailuresTold />
      </Scrolling>
    );
  return (
    <PlanTimeline
      plans={page ? [...page.intervals.values()] : []}
      {...{ page, picked }}
      {...shared}
      {...(onMenu && { onMenu })}
      {...(page && { holidays: page.publicHolidays })}
      {...{ headLabel, onOpenRow, onPrevious, onNext }}
      // Bars of several days are too narrow there for their words.
      form={isPhone && mode > 1 ? 'roster' : 'bars'}
      peopleCount={page?.people.length ?? presumedCount}
    />
  );
}

const Scrolling = styled(Pager)`
  flex: 1;
  min-height: 14rem;
  overflow: auto;
  border-top: 1px solid var(--color-border);

  &:focus-visible,
  .entry {
    outline-offset: -2px;
  }

  /* As many persons beside each other as there is room for. */
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
    column-gap: var(--space-10);
  }

  @media print {
    overflow: visible;
  }
`;
