import { monthOf } from '@selfservice/api/core/local-date';
import { myPlanQuery } from '@selfservice/api/my-plan/my-plan';
import { useQuery } from '@tanstack/react-query';
import { Layers } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useClock } from '../../environment/Environment.tsx';
import { useToday } from '../../environment/useNow.ts';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { describeKind, shortTime } from '../../patterns/Timeline/words/describeInterval.ts';
import { layoutRow } from '../../patterns/Timeline/geometry/layoutRow.ts';
import { dayMinutes, wallMinutes } from '../../patterns/Timeline/geometry/wallMinutes.ts';
import { Timeline } from '../../patterns/Timeline/Timeline.tsx';
import { TimelineHeadWords } from '../../patterns/Timeline/TimelineHeadWords.tsx';
import { TimelineLegend } from '../../patterns/Timeline/TimelineLegend.tsx';
import { useTimelineTexts } from '../../patterns/Timeline/words/useTimelineTexts.ts';

/** Height of a lane and of the space around all lanes, in pixels. */
const laneHeight = 32;
const around = 9;
const row = { id: 'stack' };

/** The generated intervals of today, stacked in lanes. @requirement shell-9 */
export function StackTestScreen() {
  const { t } = useTranslation('testing');
  const texts = useTimelineTexts();
  const clock = useClock();
  const day = useToday();
  const { data, error, refetch } = useQuery(myPlanQuery(monthOf(day)));
  if (error && !data) return <Failure title={t('failed')} error={error} onRetry={() => void refetch()} />;

  const begin = wallMinutes(day);
  const intervals = data?.intervals.filter((interval) => interval.day === day) ?? [];
  if (data && intervals.length === 0) return <EmptyState icon={Layers} title={t('stack.nothing')} />;
  const placed = layoutRow(intervals, { begin, end: begin + dayMinutes });
  const rowHeight = Math.max(1, ...placed.map(({ lanes }) => lanes)) * laneHeight + around;
  return (
    <>
      <Box style={{ height: rowHeight + 64 }}>
        <Timeline
          data={{
            rows: data ? [row] : [],
            intervals: new Map([[row.id, intervals]]),
            isLoading: !data,
          }}
          words={{
            label: t('stack.title'),
            renderRowHead: () => <TimelineHeadWords>{t('stack.row')}</TimelineHeadWords>,
          }}
          scale={{ headLabel: t('stack.row'), clock, firstDay: day }}
          sizes={{ rowHeight, headWidth: 96 }}
        />
      </Box>
      <TimelineLegend />
      <Lanes aria-label={t('stack.list')}>
        {placed.map(({ key, interval, begin: from, end, lane, lanes }) => (
          <li key={key}>
            <span>{shortTime({ begin: begin + from, end: begin + end }, false)}</span>
            <span>{describeKind(interval, texts)}</span>
            <span>{t('stack.lane', { lane: lane + 1, lanes })}</span>
          </li>
        ))}
      </Lanes>
    </>
  );
}

const Failure = styled(ErrorPanel)`
  margin-top: var(--space-4);
`;

const Box = styled.div`
  margin-block: var(--space-4) var(--space-3);
  border-block: 1px solid var(--color-border);
`;

const Lanes = styled.ol`
  margin-top: var(--space-6);
  columns: 22rem;
  column-gap: var(--space-8);
  font-variant-numeric: tabular-nums;

  li {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr) auto;
    gap: var(--space-3);
    padding-block: var(--space-1);
    break-inside: avoid;
  }

  span:last-child {
    color: var(--color-text-muted);
  }
`;
