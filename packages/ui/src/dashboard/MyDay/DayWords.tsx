import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatListDay, formatTime } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { refusalWords } from '../../patterns/ErrorPanel/errorWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { ComingDay } from './comingDays.ts';
import { DayEntries } from './DayEntries.tsx';
import type { DayFacts } from './dayFacts.ts';
import { DayWordsSkeleton } from './DayWordsSkeleton.tsx';
import { WordsPlace } from './MyDayPlace.ts';
import type { PassOfDay } from './PassOfDay.ts';
import { useDayWords } from './useDayWords.ts';

/** The state of the plan of the day. */
export type MyDayPlan =
  /** The person may not see the plan. */
  | { kind: 'hidden' }
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; isRetrying: boolean; onRetry: () => void }
  /** `isNextPending`: the plan of the next month is loading; it may contain the next shift. */
  | { kind: 'known'; facts: DayFacts; week: readonly ComingDay[]; isNextPending: boolean };

export interface DayWordsProps {
  /** The accessible name. */
  title: string;
  /** The plan of the day. */
  plan: MyDayPlan;
  /** The current local time. */
  now: LocalDateTime;
  /** The last pass; null if there is none, undefined if it is unknown. */
  lastPass: PassOfDay | null | undefined;
}

/**
 * The day as text: its state, the last pass, the next shift and its intervals.
 * @requirement dashboard-5, dashboard-13
 */
export function DayWords({ title, plan, now, lastPass }: DayWordsProps) {
  const { t } = useTranslation(['dashboard/MyDay', 'patterns']);
  const language = useLanguage();
  const words = useDayWords(now);
  const pass = lastPass !== undefined && <Line>{words.pass(lastPass)}</Line>;
  if (plan.kind === 'hidden') return <WordsPlace aria-label={title}>{pass}</WordsPlace>;
  if (plan.kind === 'loading')
    return (
      <WordsPlace aria-label={title} aria-busy="true">
        <DayWordsSkeleton />
      </WordsPlace>
    );
  if (plan.kind === 'failed')
    return (
      <WordsPlace aria-label={title}>
        {pass}
        <Failure>
          <p>{[t('failed'), refusalWords(plan.error)].join(' ').trim()}</p>
          <Button kind="quiet" isBusy={plan.isRetrying} onPress={plan.onRetry}>
            {t('patterns:error.retry')}
          </Button>
        </Failure>
      </WordsPlace>
    );
  const { facts, isNextPending } = plan;
  const left = words.left(facts);
  return (
    <WordsPlace aria-label={title}>
      <Headline>
        <span>{words.headline(facts)}</span> {left && <span>{left}</span>}
      </Headline>
      {pass}
      <Line>
        {facts.next.kind === 'noneThisMonth' && isNextPending ? (
          <Skeleton width="min(15rem, 100%)" height="0.8em" />
        ) : (
          words.next(facts)
        )}
      </Line>
      {facts.state.kind === 'off' && !facts.state.isCertain && <Line>{t('partlyUnpublished')}</Line>}
      <DayEntries label={t('facts')} intervals={facts.intervals} words={words}>
        <li>{`${t('now', { time: formatTime(now, language) })}, ${formatListDay(now, now, language)}`}</li>
      </DayEntries>
    </WordsPlace>
  );
}

/* Beside the dial of a phone the time left is a line of its own. */
const Headline = styled.p`
  font-size: var(--text-4);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  line-height: var(--leading-tight);
  text-wrap: balance;

  span + span {
    color: var(--color-accent);
    white-space: nowrap;
  }

  @media (width < 640px) {
    span + span {
      display: block;
    }
  }

  @media (width >= 640px) {
    span + span::before {
      color: var(--color-text-muted);
      content: '· ';
    }
  }
`;

const Line = styled.p`
  margin-top: var(--space-1);
  color: var(--color-text-muted);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  text-wrap: pretty;

  &:empty {
    display: none;
  }

  @media (width < 640px) {
    margin-top: var(--space-2);
    font-size: var(--text-2);
    line-height: 1.35;
  }
`;

const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-4);

  /* Aligned with the words of the other lines. */
  button {
    margin-left: calc(-1 * var(--space-4));
  }
`;
