import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import type { Dashboard } from '@selfservice/api/dashboard/dashboard';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatListDay, formatTime } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { wallMinutes } from '../../patterns/Timeline/geometry/wallMinutes.ts';
import { dayArcs } from './dayArcs.ts';
import { DayRing } from './DayRing.tsx';
import type { MyDayPlan } from './DayWords.tsx';
import { DayWords } from './DayWords.tsx';
import { DialPlace } from './MyDayPlace.ts';

export interface MyDayProps {
  /** The plan of the day. */
  plan: MyDayPlan;
  /** The current local time. */
  now: LocalDateTime;
  /** Shown on the dial if it is of today; null if there is none, or if it is unknown. */
  lastPass: Dashboard['lastPass'];
}

/**
 * My day on a dial of twenty-four hours and in words: the shifts of today, the last pass and the current time.
 * @requirement dashboard-13
 */
export function MyDay({ plan, now, lastPass }: MyDayProps) {
  const { t } = useTranslation('dashboard/MyDay');
  const language = useLanguage();
  const today = dateOf(now);
  const minute = (moment: LocalDateTime) => wallMinutes(moment) - wallMinutes(today);
  const pass = lastPass && dateOf(lastPass.time) === today ? lastPass : null;
  const facts = plan.kind === 'known' ? plan.facts : null;
  const worked = facts?.intervals.filter((interval) => !facts.takenShifts.includes(interval)) ?? [];
  return (
    <>
      <DialPlace aria-hidden="true">
        <DayRing arcs={dayArcs(worked, today)} now={minute(now)} passes={pass ? [minute(pass.time)] : []} />
        <Reading>
          <span>{formatTime(now, language)}</span>
          {formatListDay(now, now, language)}
        </Reading>
      </DialPlace>
      {plan.kind !== 'hidden' && <DayWords plan={plan} now={now} pass={pass} title={t('title')} />}
    </>
  );
}

/* A phone shows the time at its upper edge. */
const Reading = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  color: var(--color-text-muted);
  font-size: var(--text-1);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-tight);

  span {
    color: var(--color-text);
    font-size: var(--text-5);
    font-weight: var(--weight-light);
    letter-spacing: -0.02em;
  }

  @media (width < 640px) {
    display: none;
  }
`;
