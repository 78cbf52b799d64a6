import type { LocalDate } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import { minutesBetween } from '@selfservice/api/core/local-date-arithmetic';
import type { MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { formatListDay } from '../../i18n/formatDate.ts';
import { formatHours } from '../../i18n/formatDuration.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { describeKind, shortTime } from '../../patterns/Timeline/words/describeInterval.ts';
import { spanOf } from '../../patterns/Timeline/geometry/spanOf.ts';
import { inkStyle } from '../../patterns/Timeline/items/inkStyle.ts';
import { useTimelineTexts } from '../../patterns/Timeline/words/useTimelineTexts.ts';

/** Other props are passed to the button. */
export interface AgendaEntryProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The day of the row. */
  day: LocalDate;
  /** The interval to show. */
  interval: MyPlanInterval;
}

/**
 * An interval in the row of a day: time, name and length. All but shifts have the icon of their kind. The colour of a shift
 * is on the strip of the day.
 */
export function AgendaEntry({ day, interval, ...rest }: AgendaEntryProps) {
  const { t } = useTranslation('my-plan');
  const { t: tPatterns } = useTranslation('patterns');
  const language = useLanguage();
  const texts = useTimelineTexts();
  const { kind, name, begin, end, isAllDay, isOutsideWorkplace } = interval;
  const isRest = !isAllDay && dateOf(begin) !== day;
  const notes = [
    isRest && `(${tPatterns('timeline.since', { day: formatListDay(begin, day, language) })})`,
    isOutsideWorkplace && t('detail.outside'),
  ].filter(Boolean);
  return (
    <button
      type="button"
      className="entry"
      data-kind={kind === 'shift' ? 'shift' : undefined}
      data-rest={isRest || undefined}
      {...rest}
    >
      <span className="time">{shortTime(spanOf(interval), isAllDay) || texts.wholeDay}</span>
      <span className="what">
        {kind !== 'shift' && (
          <span aria-hidden="true" className="swatch" data-interval={kind} style={inkStyle(interval.color)} />
        )}
        <span>
          {/* A shift with a name needs no word for its kind. */}
          <span>{(kind === 'shift' && name) || describeKind(interval, texts)}</span>
          {notes.length > 0 && <span className="quiet">{` ${notes.join(' ')}`}</span>}
        </span>
      </span>
      {!isAllDay && !isRest && <span className="length">{formatHours(minutesBetween(begin, end))}</span>}
    </button>
  );
}
