import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { dayMinutes } from '../geometry/wallMinutes.ts';
import type { CoverageCell, CoverageStrip } from '../timeline.types.ts';
import { stepPath } from './coverageSteps.ts';

export interface TimelineCoverageProps {
  /** The counts. */
  strip: CoverageStrip;
  /** The number of days of the page. */
  days: number;
  /** The width of an hour in pixels. */
  hourWidth: number;
}

/** The width of a digit of the large numbers, and of a character of the others, in pixels. */
const digit = 9;
const character = 6.5;
/** The padding of a number, with the space before the other counts, in pixels. */
const around = 10;

/**
 * Counts of people below the scale: a number for each day, or for consecutive hours with the same count, over a line of steps.
 * Sticky, like the scale.
 */
export function TimelineCoverage({ strip, days, hourWidth }: TimelineCoverageProps) {
  const { head, restHead, cells } = strip;
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const cellOf = ({ day, label, steps, rest, isThinnest }: CoverageCell) => {
    return (
      <div
        key={day}
        role="gridcell"
        aria-colindex={day + 2}
        title={label}
        className="count"
        data-thinnest={isThinnest ? '' : undefined}
        style={{ left: share(day, days), width: share(1, days) }}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        {steps.map(({ begin, end, count }) => {
          const width = ((end - begin) / 60) * hourWidth;
          const room = width - String(count).length * digit - around;
          const style = {
            left: share(begin - day * dayMinutes, dayMinutes),
            width: share(end - begin, dayMinutes),
          };
          return (
            <span key={begin} aria-hidden="true" className="step" style={style}>
              {room >= -around && <b>{count}</b>}
              <span>{restThatFits(rest, room)}</span>
            </span>
          );
        })}
      </div>
    );
  };
  return (
    <div role="rowgroup" className="coverage">
      <div role="row" aria-rowindex={2} className="line">
        <div role="rowheader" aria-colindex={1} className="what">
          <span>{head}</span> <small title={restHead}>{restHead}</small>
        </div>
        <div role="none" className="counts">
          <svg aria-hidden="true" viewBox={`0 0 ${days * dayMinutes} 1`} preserveAspectRatio="none">
            <path d={stepPath(cells.flatMap(({ steps }) => steps))} />
          </svg>
          {cells.map(cellOf)}
        </div>
      </div>
    </div>
  );
}

/** Returns as many of the other counts as fit into a width in pixels: all, the first, or none. */
function restThatFits(rest: readonly number[], width: number): string {
  const all = rest.join(' · ');
  const first = String(rest[0] ?? '');
  return [all, first].find((text) => text.length * character <= width) ?? '';
}
