import type { LocalDateTime } from '@selfservice/api/core/local-date';
import type { Dashboard } from '@selfservice/api/dashboard/dashboard';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatTime } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { refusalWords } from '../../patterns/ErrorPanel/errorWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { DayEntries } from './DayEntries.tsx';
import type { DayFacts } from './dayFacts.ts';
import { DayWordsSkeleton } from './DayWordsSkeleton.tsx';
import { WordsPlace } from './MyDayPlace.ts';
import { useDayWords } from './useDayWords.ts';

/** The state of the plan of the day. */
export type MyDayPlan =
  /** The person may not see the plan. */
  | { kind: 'hidden' }
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; isRetrying: boolean; onRetry: () => void }
  /** `isNextPending`: the plan of the next month is loading; it may contain the next shift. */
  | { kind: 'known'; facts: DayFacts; isNextPending: boolean };

export interface DayWordsProps {
  /** The accessible name. */
  title: string;
  /** The plan of the day. */
  plan: Exclude<MyDayPlan, { kind: 'hidden' }>;
  /** The current local time. */
  now: LocalDateTime;
  /** The last pass of today; null if there is none. */
  pass: Dashboard['lastPass'];
}

/** The day as text: its state, the next shift and its intervals. */
export function DayWords({ title, plan, now, pass }: DayWordsProps) {
  const { t } = useTranslation(['dashboard/MyDay', 'patterns']);
  const language = useLanguage();
  const words = useDayWords(now);
  return (
    <WordsPlace aria-label={title} aria-busy={plan.kind === 'loading'}>
      {plan.kind === 'loading' && <DayWordsSkeleton />}
      {plan.kind === 'failed' && (
        <Failure>
          <p>{[t('failed'), refusalWords(plan.error)].join(' ').trim()}</p>
          <Button kind="quiet" isBusy={plan.isRetrying} onPress={plan.onRetry}>
            {t('patterns:error.retry')}
          </Button>
        </Failure>
      )}
      {plan.kind === 'known' && (
        <>
          <Headline>{words.headline(plan.facts)}</Headline>
          <Next>
            {plan.facts.next.kind === 'noneThisMonth' && plan.isNextPending ? (
              <Skeleton width="15rem" height="0.8em" />
            ) : (
              words.next(plan.facts)
            )}
          </Next>
          {plan.facts.state.kind === 'off' && !plan.facts.state.isCertain && (
            <Next>{t('partlyUnpublished')}</Next>
          )}
          <DayEntries label={t('facts')} intervals={plan.facts.intervals} words={words}>
            <li>{t('now', { time: formatTime(now, language) })}</li>
            {pass && <li>{t('lastPass', { time: formatTime(pass.time, language), text: pass.text })}</li>}
          </DayEntries>
        </>
      )}
    </WordsPlace>
  );
}

const Headline = styled.p`
  font-size: var(--text-4);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  text-wrap: balance;
`;

const Next = styled.p`
  color: var(--color-text-muted);
  font-variant-numeric: tabular-nums;
  text-wrap: pretty;
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
