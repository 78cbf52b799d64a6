import type { Clock } from '@selfservice/api/core/clock';
import { dateOf, localDate, monthOf } from '@selfservice/api/core/local-date';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { addMonths, daysBetween, startOfWeek } from '@selfservice/api/core/local-date-arithmetic';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { Timeline } from '../../patterns/Timeline/Timeline.tsx';
import { TimelineHeadWords } from '../../patterns/Timeline/TimelineHeadWords.tsx';
import { TimelineLegend } from '../../patterns/Timeline/TimelineLegend.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { NumberControl } from '../TestFrame/NumberControl.tsx';
import { TestControls } from '../TestFrame/TestControls.ts';
import { generatePeople, generatePlans } from './generatePlan.ts';

/** How many days the timeline shows. */
export const timelineSpans = ['1', '3', '7', 'month'] as const;

/** What the timeline is tried out with. */
export interface TimelineSettings {
  /** Number of people, 0 to 1000. */
  people: number;
  /** Days side by side. */
  span: (typeof timelineSpans)[number];
  /** Seed of everything that is generated. */
  seed: number;
}

/** Props of `TimelineTestScreen`. */
export interface TimelineTestScreenProps {
  /** What is shown. */
  settings: TimelineSettings;
  /** Something else is to be shown. */
  onChange: (settings: TimelineSettings) => void;
  /** Says what time it is. */
  clock: Clock;
}

/** The largest number of people. */
export const mostPeople = 1000;
/** The largest seed. */
export const largestSeed = 999_999;

/** The timeline with people and plans that are generated. Specification 000 section 2. */
export function TimelineTestScreen({ settings, onChange, clock }: TimelineTestScreenProps) {
  const { t } = useTranslation('testing');
  const { people, span, seed } = settings;
  const { firstDay, days } = daysOf(span, dateOf(clock.localNow()));
  const rows = generatePeople({ people, seed });
  const intervals = generatePlans({ firstDay, days, seed });
  return (
    <>
      <PageHeader title={t('timeline.title')} />
      <TestControls role="group" aria-label={t('controls')}>
        <NumberControl
          label={t('timeline.people')}
          value={people}
          min={0}
          max={mostPeople}
          limits={t('limits', { min: 0, max: mostPeople })}
          onChange={(next) => onChange({ ...settings, people: next })}
        />
        <Select
          label={t('timeline.span')}
          options={timelineSpans.map((id) => ({ id, label: t(`timeline.spans.${id}`) }))}
          value={span}
          onChange={(id) => onChange({ ...settings, span: timelineSpans.find((one) => one === id) ?? span })}
        />
        <NumberControl
          label={t('seed')}
          value={seed}
          min={0}
          max={largestSeed}
          limits={t('limits', { min: 0, max: largestSeed })}
          onChange={(next) => onChange({ ...settings, seed: next })}
        />
      </TestControls>
      <Box>
        <Timeline
          label={t('timeline.title')}
          headLabel={t('timeline.person')}
          rows={rows}
          intervals={intervals}
          renderRowHead={({ name, number }) => <TimelineHeadWords detail={number}>{name}</TimelineHeadWords>}
          clock={clock}
          firstDay={firstDay}
          days={days}
          empty={<p>{t('timeline.nobody')}</p>}
        />
      </Box>
      <TimelineLegend />
    </>
  );
}

/** The days to show: today and the days after, its week, or its month. */
function daysOf(span: TimelineSettings['span'], today: LocalDate): { firstDay: LocalDate; days: number } {
  if (span === 'month') {
    const month = monthOf(today);
    const firstDay = localDate(`${month}-01`);
    return { firstDay, days: daysBetween(firstDay, localDate(`${addMonths(month, 1)}-01`)) };
  }
  return { firstDay: span === '7' ? startOfWeek(today) : today, days: Number(span) };
}

const Box = styled.div`
  height: max(20rem, 100dvh - 20rem);
  margin-block: var(--space-4) var(--space-3);
  border-block: 1px solid var(--color-border);
`;
