import type { LocalDate } from '@selfservice/api/core/local-date';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { describeKind, shortTime } from '../words/describeInterval.ts';
import type { PlacedInterval } from '../geometry/layoutRow.ts';
import { spanOf } from '../geometry/spanOf.ts';
import { dayOf } from '../geometry/navigationStops.ts';
import { dayAt } from '../geometry/wallMinutes.ts';
import { inkStyle } from '../items/inkStyle.ts';
import type { RowState } from '../timelineModel.ts';
import { TimelineListSkeleton } from './TimelineListSkeleton.tsx';
import type { TimelineTexts } from '../words/timelineTexts.ts';

export interface TimelineListRowProps {
  /** The head above the intervals. */
  head: ReactNode;
  /** The intervals, in reading order. */
  placed: readonly PlacedInterval[];
  /** The loading state of the intervals. */
  state: RowState;
  /** Whether the failure is announced elsewhere; the row is only marked then. */
  isFailureAnnounced: boolean;
  /** The number of placeholder lines while loading; 0 shows a text instead. */
  placeholderLines: number;
  /** The common day of all intervals, shown elsewhere; null if each interval shows its own day. */
  day: LocalDate | null;
  /** The texts of the timeline. */
  texts: TimelineTexts;
  /** Called when the user opens an interval; undefined if intervals cannot be opened. */
  onOpen: ((spot: { day: number; key: string }, anchor: HTMLElement) => void) | undefined;
}

/** A row of a timeline as text. */
export function TimelineListRow(props: TimelineListRowProps) {
  const { head, placed, state, isFailureAnnounced, placeholderLines, day, texts, onOpen } = props;
  const { t } = useTranslation('patterns');
  const words = ({ interval }: PlacedInterval) => {
    const span = spanOf(interval);
    // The kind is left out for a shift with a name.
    const what = (interval.kind === 'shift' && interval.name) || describeKind(interval, texts);
    return (
      <>
        <span
          aria-hidden="true"
          className="swatch"
          data-interval={interval.kind}
          style={inkStyle(interval.color)}
        />
        {day === null && <span className="day">{texts.dayNames(span.begin, 'medium')}</span>}
        <span className="time">{shortTime(span, interval.isAllDay) || texts.wholeDay}</span>
        <span className="what">
          <span>{what}</span>
          {day !== null && !interval.isAllDay && dayAt(span.begin) !== day && (
            <span className="quiet">{` (${t('timeline.since', { day: texts.dayNames(span.begin, 'medium') })})`}</span>
          )}
        </span>
      </>
    );
  };
  const instead = { pending: texts.loading, failed: texts.failed, nothing: t('timeline.nothing') };
  return (
    <li aria-busy={state === 'pending' || undefined} data-dated={day ?? undefined}>
      <div className="owner">{head}</div>
      {state === 'pending' && placeholderLines > 0 ? (
        <TimelineListSkeleton lines={placeholderLines} hasDays={day === null} words={texts.loading} />
      ) : state || placed.length === 0 ? (
        <p className="quiet">
          {state === 'failed' && isFailureAnnounced ? (
            <span role="img" aria-label={texts.failed} title={texts.failed} className="fault" />
          ) : (
            instead[state ?? 'nothing']
          )}
        </p>
      ) : (
        <ul>
          {placed.map((item) => (
            <li key={item.key}>
              {onOpen ? (
                <button
                  type="button"
                  className="entry"
                  onClick={(event) => onOpen({ day: dayOf(item), key: item.key }, event.currentTarget)}
                >
                  {words(item)}
                </button>
              ) : (
                <span className="entry">{words(item)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
