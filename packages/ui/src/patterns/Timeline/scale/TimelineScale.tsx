import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { fillPlaceholders } from '../words/textPlaceholders.ts';
import { dayMinutes, wallMinutes } from '../geometry/wallMinutes.ts';
import type { DayForm } from './dayNames.ts';
import type { TimelinePage } from '../timelinePage.ts';
import { useNowOf } from '../../../environment/useNow.ts';

export interface TimelineScaleProps {
  /** The heading of the row heads. */
  headLabel: string;
  /** The page of the timeline. A roster has the weekday above the day and no hours; narrow days have its letter there. */
  page: TimelinePage;
  /** The width of an hour in pixels. */
  hourWidth: number;
}

/** The least width for the number of an hour, in pixels. */
const leastHourRoom = 17;

/** The sticky header with days and hours. */
export function TimelineScale({ headLabel, page, hourWidth }: TimelineScaleProps) {
  'use no memo'; // It renders when the page changes, which changes nearly everything, and every minute.
  const { begin, days, areRowsDays, form, daysOff, clock, texts } = page;
  const today = Math.floor(wallMinutes(useNowOf(clock)) / dayMinutes);
  const isRoster = form === 'roster';
  const step = isRoster ? 24 : page.hourStep;
  // In the narrowest windows only every second mark has its number.
  const numberStep = step * hourWidth < leastHourRoom ? 2 * step : step;
  const words = dayForm(hourWidth * 24);
  const share = (hours: number) => `${(hours / (days * 24)) * 100}%`;
  return (
    <div role="row" aria-rowindex={1} className="scale">
      <div role="columnheader" aria-colindex={1} className="corner">
        {headLabel}
      </div>
      <div role="none" className="times">
        {areRowsDays ? (
          <div role="columnheader" aria-colindex={2} className="day" style={{ width: '100%' }}>
            <VisuallyHidden>{texts.hours}</VisuallyHidden>
          </div>
        ) : (
          Array.from({ length: days }, (_, day) => {
            const minute = begin + day * dayMinutes;
            const { kind, holiday } = daysOff(minute);
            const name = texts.dayNames(minute, 'long');
            return (
              <div
                key={day}
                role="columnheader"
                aria-colindex={day + 2}
                aria-label={holiday ? fillPlaceholders(texts.onHoliday, { day: name, name: holiday }) : name}
                aria-current={minute / dayMinutes === today ? 'date' : undefined}
                title={holiday}
                className="day"
                data-off={kind}
                style={{ left: share(day * 24), width: share(24) }}
              >
                {isRoster ? (
                  <span>
                    <span>{texts.dayNames(minute, 'weekday')}</span>
                    <b>{texts.dayNames(minute, 'number')}</b>
                  </span>
                ) : (
                  <span data-lines={words === 'number' || undefined}>
                    {words === 'number' && <i>{texts.dayNames(minute, 'letter')}</i>}
                    <span>{texts.dayNames(minute, words)}</span>
                  </span>
                )}
              </div>
            );
          })
        )}
        {step < 24 &&
          Array.from({ length: (days * 24) / numberStep }, (_, at) => (
            <span key={at} aria-hidden="true" className="hour" style={{ left: share(at * numberStep) }}>
              {(at * numberStep) % 24}
            </span>
          ))}
      </div>
    </div>
  );
}

/** Returns the form of a day's name that fits a column of this width in pixels. */
function dayForm(width: number): DayForm {
  if (width >= 160) return 'long';
  if (width >= 88) return 'medium';
  return width >= 48 ? 'short' : 'number';
}
