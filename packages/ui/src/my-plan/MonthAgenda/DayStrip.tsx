import type { LocalDate } from '@selfservice/api/core/local-date';
import type { MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import { wallMinutes } from '../../patterns/Timeline/geometry/wallMinutes.ts';
import { fractionAt } from '../../patterns/Timeline/geometry/clip.ts';
import { inkStyle } from '../../patterns/Timeline/items/inkStyle.ts';
import { ink } from '../../patterns/Timeline/items/tint.ts';
import { useNow } from '../../environment/useNow.ts';
import { hoursOf, stripParts } from './dayStrip.ts';

export interface DayStripProps {
  /** The day. */
  day: LocalDate;
  /** The intervals that overlap the day. */
  intervals: readonly MyPlanInterval[];
  /** Whether the day is today; the strip then shows the current time. Default false. */
  isToday?: boolean;
}

/** The 24 hours of a day in one line, with the colours of the server. Decorative: the entries say the same. */
export function DayStrip({ day, intervals, isToday = false }: DayStripProps) {
  return (
    <div aria-hidden="true" className="strip">
      {stripParts(day, intervals).map(({ interval, begin, end }, place) => (
        <span
          key={place}
          data-interval={interval.kind}
          data-size="bare"
          style={{
            ...inkStyle(interval.color),
            left: `${begin * 100}%`,
            right: `${(1 - end) * 100}%`,
            // A tint would be hard to see on so few pixels.
            backgroundColor: ink,
          }}
        />
      ))}
      {isToday && <Now day={day} />}
    </div>
  );
}

function Now({ day }: { day: LocalDate }) {
  const fraction = fractionAt(wallMinutes(useNow()), hoursOf(day));
  return fraction < 1 ? <i style={{ left: `${fraction * 100}%` }} /> : null;
}
