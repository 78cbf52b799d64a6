import type { Language } from '@selfservice/api/core/language';
import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import { daysBetween } from '@selfservice/api/core/local-date-arithmetic';
import { isWithinADay } from '@selfservice/api/core/plan-interval';
import type {
  OfflinePlanEntry,
  OfflinePlanRow,
  OfflinePlan as Plan,
} from '@selfservice/api/my-plan/offline-plan';
import { offlinePlanRows } from '@selfservice/api/my-plan/offline-plan';
import { CloudOff } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatListDay, formatListMoment, formatTime, formatWeekday } from '../../i18n/formatDate.ts';
import { formatListRange, formatListSpan, formatTimeRange } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';

export interface OfflinePlanProps {
  /** The kept plan; null: it has just been removed. */
  plan: Plan | null;
  /** The current time. */
  now: LocalDateTime;
  /** Whether the data of the removed plan could not be deleted. Default false. */
  isDataLeft?: boolean;
  /** Called when the user removes the plan from the device. */
  onRemove: () => void;
}

/** The user's next shifts, kept on the device and shown without a network, with the time at which they were fetched. */
export function OfflinePlan({ plan, now, isDataLeft = false, onRemove }: OfflinePlanProps) {
  const { t } = useTranslation('session/OfflinePlan');
  const language = useLanguage();
  const titleId = useId();
  if (!plan) return <Quiet role="status">{t(isDataLeft ? 'removeFailed' : 'removed')}</Quiet>;
  const rows = offlinePlanRows(plan, now);
  const isEmpty = rows.every(({ entries }) => entries.length === 0);
  const lastDay = formatListDay(plan.last, dateOf(now), language);
  return (
    <Root aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>
          <Icon of={CloudOff} size={20} />
          <span>{t('title', { moment: momentText(plan.fetchedAt, now, language) })}</span>
        </h2>
        <Quiet>
          <span>{t('changes')}</span> {plan.isPartlyUnpublished && <span>{t('unpublished')}</span>}
        </Quiet>
      </Head>
      {isEmpty && <p>{t('nothing', { day: lastDay })}</p>}
      <Rows aria-label={t('list')}>
        {rows.map((row) => (
          <Row key={row.first} row={row} now={now} />
        ))}
      </Rows>
      <Quiet>{t('end')}</Quiet>
      <Button onPress={onRemove}>{t('remove')}</Button>
    </Root>
  );
}

/** Days of the plan: their date, and what is planned. */
function Row({ row, now }: { row: OfflinePlanRow; now: LocalDateTime }) {
  const { t } = useTranslation('session/OfflinePlan');
  const language = useLanguage();
  const { first, last, entries, holiday } = row;
  const today = dateOf(now);
  const isToday = first <= today && today <= last;
  const holidayText = holiday ? t('holidayNamed', { name: holiday }) : t('holiday');
  return (
    <li data-today={isToday || undefined} aria-current={isToday ? 'date' : undefined}>
      <span className="day">
        <span>
          {first === last
            ? formatListDay(first, today, language)
            : formatListRange({ first, last }, today, language)}
        </span>
        {isToday && first === last && <span className="quiet">{t('today')}</span>}
      </span>
      <div>
        {entries.map((entry, place) => (
          <Entry key={place} entry={entry} today={now} />
        ))}
        {entries.length === 0 && holiday === null && <p className="quiet">{t('free')}</p>}
        {holiday !== null && <p className="quiet">{holidayText}</p>}
      </div>
    </li>
  );
}

function Entry({ entry, today }: { entry: OfflinePlanEntry; today: LocalDateTime }) {
  const { t } = useTranslation('session/OfflinePlan');
  const language = useLanguage();
  function time(): string {
    if (entry.isAllDay) return t('wholeDay');
    return isWithinADay(entry)
      ? formatTimeRange(entry, language)
      : formatListSpan(entry, dateOf(today), language);
  }
  return (
    <p>
      <span className="time">{time()}</span> <span>{entry.name || t('shift')}</span>
      {entry.isOutsideWorkplace && <span className="quiet">{` (${t('outside')})`}</span>}
    </p>
  );
}

/** Returns the moment of the plan, for example `Fri 7:58`; with its date if the weekday could be that of another week. */
function momentText(moment: LocalDateTime, now: LocalDateTime, language: Language): string {
  const days = daysBetween(dateOf(moment), dateOf(now));
  if (days < 0 || days > 6) return formatListMoment(moment, now, language);
  return `${formatWeekday(moment, language)} ${formatTime(moment, language)}`;
}

const Root = styled.section`
  display: grid;
  gap: var(--space-4);
  padding-top: var(--space-5);
  border-top: 1px solid var(--color-border);

  > button {
    justify-self: start;
    min-height: 44px;
  }
`;

const Quiet = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-2);
  text-wrap: pretty;
`;

const Head = styled.div`
  display: grid;
  gap: var(--space-1);

  h2 {
    display: flex;
    gap: var(--space-2);
    font-size: var(--text-4);
    font-weight: var(--weight-medium);
    line-height: var(--leading-tight);
    font-variant-numeric: tabular-nums;

    svg {
      flex: none;
      margin-top: 0.1em;
      color: var(--color-text-muted);
    }
  }
`;

const Rows = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  border-top: 1px solid var(--color-border);
  list-style: none;
  font-variant-numeric: tabular-nums;

  li {
    display: grid;
    grid-template-columns: minmax(0, 7.5rem) minmax(0, 1fr);
    gap: var(--space-3);
    padding: var(--space-2) 0;
    border-bottom: 1px solid var(--color-border);
  }

  .day {
    display: grid;
    align-content: start;
  }

  [data-today] .day {
    color: var(--color-accent);
    font-weight: var(--weight-medium);
  }

  p {
    overflow-wrap: anywhere;
  }

  .time {
    margin-right: var(--space-1);
    font-weight: var(--weight-medium);
    white-space: nowrap;
  }

  .quiet {
    color: var(--color-text-muted);
    font-weight: var(--weight-regular);
  }
`;
