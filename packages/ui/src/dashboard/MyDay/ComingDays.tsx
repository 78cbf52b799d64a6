import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import { isWeekend } from '@selfservice/api/core/local-date-arithmetic';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDayNumber, formatWeekday } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { ComingDay } from './comingDays.ts';
import { useDayWords } from './useDayWords.ts';

export interface ComingDaysProps {
  /** The days, beginning with today; undefined while loading. */
  days: readonly ComingDay[] | undefined;
  /** The current local time. */
  now: LocalDateTime;
}

/** The most intervals of a day that are shown; more are counted. */
const most = 2;

/** The next seven days with their shifts and absences in a row. @requirement dashboard-33 */
export function ComingDays({ days, now }: ComingDaysProps) {
  const { t } = useTranslation('dashboard/MyDay');
  const language = useLanguage();
  if (!days) return <Skeleton width="100%" height="5rem" />;
  return (
    <Days aria-label={t('week')}>
      {days.map((each) => (
        <li key={each.day} data-today={each.day === dateOf(now) || undefined}>
          <Day
            dateTime={each.day}
            data-off={isWeekend(each.day) || each.holiday !== null || undefined}
          >{`${formatWeekday(each.day, language)} ${formatDayNumber(each.day, language)}`}</Day>{' '}
          <DayContent day={each} now={now} />
        </li>
      ))}
    </Days>
  );
}

function DayContent({ day, now }: { day: ComingDay; now: LocalDateTime }) {
  const { t } = useTranslation('dashboard/MyDay');
  const words = useDayWords(now);
  const { intervals, holiday, isCertain } = day;
  const hidden = intervals.length - most;
  return (
    <>
      {holiday !== null && <Free>{`${holiday || t('holidayUnnamed')} `}</Free>}
      {intervals.slice(0, most).map((interval, place) => (
        <Interval key={place} style={{ borderColor: interval.color ?? undefined }}>
          {!interval.isAllDay && <span>{`${words.times(interval)} `}</span>}
          <Name data-only={interval.isAllDay || undefined}>{`${words.called(interval)} `}</Name>
        </Interval>
      ))}
      {hidden > 0 && <Free>{t('more', { count: hidden })}</Free>}
      {intervals.length === 0 && holiday === null && <Free>{t(isCertain ? 'free' : 'notPublished')}</Free>}
    </>
  );
}

const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  border-block: 1px solid var(--color-border);
  font-size: var(--text-2);

  & > li {
    display: grid;
    align-content: start;
    gap: var(--space-1);
    min-width: 0;
    min-height: 6rem;
    padding: var(--space-2) var(--space-1) var(--space-3) var(--space-2);
  }

  & > li + li {
    border-left: 1px solid var(--color-border);
  }

  & > [data-today] {
    box-shadow: inset 0 2px var(--color-accent);
  }
`;

const Day = styled.time`
  font-size: var(--text-1);
  font-weight: var(--weight-medium);
  font-variant-numeric: tabular-nums;

  &[data-off] {
    color: var(--color-text-muted);
    font-weight: var(--weight-regular);
  }

  [data-today] > & {
    color: var(--color-accent);
  }
`;

const Interval = styled.span`
  display: grid;
  min-width: 0;
  padding-left: var(--space-2);
  border-left: 3px solid var(--color-accent);
  font-size: var(--text-1);
  font-variant-numeric: tabular-nums;
  line-height: 1.35;

  @media (width >= 1280px) {
    font-size: var(--text-2);
  }
`;

const Name = styled.span`
  overflow: hidden;
  color: var(--color-text-muted);
  font-size: var(--text-1);
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-only] {
    color: var(--color-text);
    font-size: inherit;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

const Free = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-1);
  overflow-wrap: anywhere;
`;
