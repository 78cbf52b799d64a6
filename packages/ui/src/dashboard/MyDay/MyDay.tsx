import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import { useTranslation } from 'react-i18next';
import { formatListDay, formatTime } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { dayArcs } from '../../patterns/DayDial/dayArcs.ts';
import { DayDial } from '../../patterns/DayDial/DayDial.tsx';
import { DialNote, DialTime } from '../../patterns/DayDial/DialReading.ts';
import { wallMinutes } from '../../patterns/Timeline/geometry/wallMinutes.ts';
import { ComingDays } from './ComingDays.tsx';
import type { MyDayPlan } from './DayWords.tsx';
import { DayWords } from './DayWords.tsx';
import { DialPlace, WeekPlace } from './MyDayPlace.ts';
import type { PassOfDay } from './PassOfDay.ts';

export interface MyDayProps {
  /** The plan of the day. */
  plan: MyDayPlan;
  /** The current local time. */
  now: LocalDateTime;
  /** The last pass, on the dial if it is of today; null if there is none, undefined if it is unknown. */
  lastPass: PassOfDay | null | undefined;
}

/**
 * My day on a dial of twenty-four hours and in words: the shifts of today, the last pass and the current time; on a desk
 * the next seven days, too.
 * @requirement dashboard-13, dashboard-33
 */
export function MyDay({ plan, now, lastPass }: MyDayProps) {
  const { t } = useTranslation('dashboard/MyDay');
  const language = useLanguage();
  const today = dateOf(now);
  const minute = (moment: LocalDateTime) => wallMinutes(moment) - wallMinutes(today);
  const isToday = lastPass && dateOf(lastPass.time) === today;
  return (
    <>
      <DialPlace aria-hidden="true">
        <DayDial
          now={minute(now)}
          arcs={plan.kind === 'known' ? dayArcs(plan.facts.worked, today) : []}
          passes={isToday ? [{ minute: minute(lastPass.time) }] : []}
        >
          <DialTime dateTime={now}>{formatTime(now, language)}</DialTime>
          <DialNote dateTime={today}>{formatListDay(now, now, language)}</DialNote>
        </DayDial>
      </DialPlace>
      <DayWords plan={plan} now={now} lastPass={lastPass} title={t('title')} />
      {plan.kind !== 'hidden' && (
        <WeekPlace>
          {plan.kind !== 'failed' && (
            <ComingDays days={plan.kind === 'known' ? plan.week : undefined} now={now} />
          )}
        </WeekPlace>
      )}
    </>
  );
}
