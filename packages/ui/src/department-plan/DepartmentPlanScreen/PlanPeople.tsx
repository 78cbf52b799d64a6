import { localDateTime } from '@selfservice/api/core/local-date';
import { presenceFilters } from '@selfservice/api/department-plan/coverage';
import type { DepartmentInterval, LoadedPlanPage } from '@selfservice/api/department-plan/department-plan';
import type { PersonRow } from '@selfservice/api/department-plan/plan-target';
import { isSameShift } from '@selfservice/api/department-plan/same-shift';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { EmptyCentre } from '../../centres/EmptyCentre/EmptyCentre.tsx';
import { useClock } from '../../environment/Environment.tsx';
import { useIsBelowDesk } from '../../environment/useIsBelowDesk.ts';
import { useValue } from '../../environment/useValue.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { FilterMenu } from '../../patterns/FilterBar/FilterMenu.tsx';
import { Pager } from '../../patterns/Pager/Pager.tsx';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { coverageStrip } from '../../patterns/Timeline/coverage/coverageStrip.ts';
import { Timeline } from '../../patterns/Timeline/Timeline.tsx';
import { TimelineHeadWords } from '../../patterns/Timeline/TimelineHeadWords.tsx';
import { TimelineLegendLine } from '../../patterns/Timeline/TimelineLegendLine.tsx';
import { TimelineList } from '../../patterns/Timeline/TimelineList.tsx';
import { useTimelineTexts } from '../../patterns/Timeline/words/useTimelineTexts.ts';
import { DayView } from '../DayPlan/DayView.tsx';
import { pageWords } from '../PlanBar/pageWords.ts';
import { prefetchPlanOverlay } from '../PlanDetail/PlanOverlay.tsx';
import { isShownByShift } from '../shownPlan.ts';
import type { ShownPlan } from '../shownPlan.ts';
import { useIsPhone } from '../useIsPhone.ts';
import { NoMatch } from './NoMatch.tsx';
import { PlanBlocked } from './PlanBlocked.tsx';

export interface PlanPeopleProps {
  /** The model of the screen. */
  plan: ShownPlan;
}

const noIntervals: LoadedPlanPage['intervals'] = new Map();

/** The number of people to reserve space for while loading. */
const presumedCount = 100;

/**
 * The people of a page with their plans by shift, as bars or in words, and the search; or the reason why there are none. The print has
 * a line with centre and days.
 *
 * @requirement department-plan-1, department-plan-27, department-plan-41
 */
export function PlanPeople({ plan }: PlanPeopleProps) {
  const state = useValue(plan.state);
  const { mode, days, today, centre, content, unknown, rows, coverage } = state;
  const { presence, search, picked } = state;
  const { t } = useTranslation('department-plan');
  const { t: patterns } = useTranslation('patterns');
  const { dayNames } = useTimelineTexts();
  const words = pageWords(days, useLanguage());
  const clock = useClock();
  const isPhone = useIsPhone();
  const isBelowDesk = useIsBelowDesk();
  const centreName = centre?.centre.name ?? '';
  const onChooseCentre = () => plan.openCentrePicker(true);
  const onPaper = <OnPaper>{`${centreName}, ${words}`}</OnPaper>;
  if (content.kind === 'failed' || content.kind === 'tooManyPeople')
    return (
      <>
        {onPaper}
        <PlanBlocked
          reason={content}
          centreName={centreName}
          onChooseCentre={onChooseCentre}
          onRetry={plan.retry}
          onOwnCentre={plan.showOwnCentre}
        />
      </>
    );

  const page = content.kind === 'people' ? content.page : null;
  const error = content.kind === 'people' ? content.error : null;
  const count = page?.people.length ?? 0;
  const readCount = count - unknown.pendingRefs.size - unknown.failedRefs.size;
  const isPartial = page !== null && readCount < count;
  const countWords =
    search.trim() === '' && presence === 'everybody'
      ? t('search.count', { count })
      : t('search.found', { count, found: rows.length });
  const readWords = patterns('timeline.coverage.read', { read: readCount, total: count });
  const label = t('label', { centre: centreName, days: words });
  const data = {
    rows,
    intervals: page?.intervals ?? noIntervals,
    holidays: page?.publicHolidays,
    isLoading: page === null,
    pendingRowIds: unknown.pendingRefs,
    failedRowIds: unknown.failedRefs,
  };
  const rowWords = {
    label,
    renderRowHead: ({ person }: PersonRow) => (
      <TimelineHeadWords detail={person.personalNumber}>{titlesAfter(person.fullName)}</TimelineHeadWords>
    ),
    empty:
      count === 0 ? (
        <EmptyCentre centreName={centreName} onChooseCentre={onChooseCentre} />
      ) : (
        <NoMatch
          presence={presence}
          search={search.trim()}
          isPartial={isPartial}
          readCount={readCount}
          onClear={plan.showEveryone}
        />
      ),
  };
  const onOpen = plan.access.detail === 'hidden' ? undefined : plan.openInterval;
  const hasMenu = plan.access.detail !== 'hidden' || plan.access.insertAbsence !== 'hidden';
  const onPrevious = () => plan.turnPage('previous');
  const onNext = () => plan.turnPage('next');
  return (
    <>
      {onPaper}
      <Root onPointerEnter={prefetchPlanOverlay} onFocus={prefetchPlanOverlay}>
        <FilterBar
          label={t('search.bar')}
          search={{ label: t('search.label'), value: search, onChange: plan.search }}
          result={page === null ? undefined : countWords}
        >
          {/* In narrower windows it is in the menu. */}
          {!isBelowDesk && (
            <FilterMenu
              label={t('presence.label')}
              value={presence}
              options={presenceFilters.map((id) => ({ id, label: t(`presence.${id}`) }))}
              onChange={plan.changePresence}
            />
          )}
        </FilterBar>
        {error && (
          <ErrorPanel
            error={error}
            title={
              unknown.failedRefs.size > 0
                ? t('failed.rows', { count: unknown.failedRefs.size })
                : t('failed.refresh')
            }
            onRetry={plan.retry}
          />
        )}
        {isShownByShift(state) ? (
          <DayView
            plan={plan}
            label={label}
            readWords={isPartial ? readWords : null}
            empty={rowWords.empty}
          />
        ) : state.view === 'list' ? (
          <Scrolling
            tabIndex={0}
            label={label}
            previousLabel={t(`bar.previous.${mode}`)}
            nextLabel={t(`bar.next.${mode}`)}
            onPrevious={onPrevious}
            onNext={onNext}
          >
            <TimelineList
              data={data}
              words={rowWords}
              scale={{ firstDay: days.from, days: mode }}
              actions={{ onOpen, onVisibleRowsChange: plan.setVisibleRows }}
              areFailuresAnnounced
            />
          </Scrolling>
        ) : (
          <>
            <PlanTimeline
              data={data}
              words={rowWords}
              scale={{
                headLabel: isPartial ? readWords : page !== null && isBelowDesk ? countWords : t('person'),
                clock,
                firstDay: days.from,
                days: mode,
                // On a phone, the bars of several days are too narrow for texts.
                form: isPhone && mode > 1 ? 'roster' : 'bars',
              }}
              actions={{
                onOpen,
                onOpenRow: plan.openPerson,
                onMenu: hasMenu ? plan.openMenu : undefined,
                onPrevious,
                onNext,
                onVisibleRowsChange: plan.setVisibleRows,
              }}
              coverage={coverageStrip(coverage, ['absent', 'off'], { t: patterns, dayNames })}
              marks={
                picked
                  ? {
                      of: (interval) => (isSameShift(picked, interval) ? 'sameShift' : undefined),
                      words: { sameShift: t('detail.isSameShift'), ghost: '' },
                    }
                  : undefined
              }
              position={{
                // In a week that is wider than the window, scroll to today; in other weeks to Monday.
                time:
                  mode === 7 && days.from < today && today <= days.to
                    ? localDateTime(`${today}T00:00:00`)
                    : undefined,
              }}
              style={{ '--hidden-rows': (page ? count : presumedCount) - rows.length }}
            />
            <Legend plans={page ? [...page.intervals.values()] : []} isLoading={page === null} hasCounts />
          </>
        )}
      </Root>
    </>
  );
}

const OnPaper = styled.p`
  display: none;

  @media print {
    display: block;
  }
`;

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

/* As high as all people of the page need, including those hidden by a search, within the height of the window. */
const PlanTimeline = styled(Timeline<PersonRow, DepartmentInterval>)`
  flex: 0 1 calc(var(--rows-height, 0px) + var(--hidden-rows) * var(--row, 0px) + 90px);
  min-height: 14rem;
  border-block: 1px solid var(--color-border);

  /* The message for no people may be higher than a few rows. */
  &[data-empty] {
    flex-grow: 1;
  }

  @media print {
    flex: none;
    border: 0;
  }
`;

/* In narrow windows a button of the bar opens it. */
const Legend = styled(TimelineLegendLine)`
  display: none;

  @media (width >= 1024px) {
    display: flex;
  }
`;

const Scrolling = styled(Pager)`
  flex: 1;
  min-height: 14rem;
  overflow: auto;
  border-top: 1px solid var(--color-border);

  &:focus-visible,
  .entry {
    outline-offset: -2px;
  }

  /* As many people side by side as fit. */
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
    column-gap: var(--space-10);
  }

  @media print {
    overflow: visible;
  }
`;
