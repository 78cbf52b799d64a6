import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { dayMinutes } from '../geometry/wallMinutes.ts';
import type { CoverageCell, CoverageLine, CoverageStep } from '../timeline.types.ts';
import type { TimelinePage } from '../timelinePage.ts';
import { highestOf } from './coverageSteps.ts';

export interface TimelineCoverageProps {
  /** The lines, from top to bottom. */
  lines: readonly CoverageLine[];
  /** The page of the timeline. */
  page: Pick<TimelinePage, 'days'>;
  /** The width of an hour in pixels. */
  hourWidth: number;
}

/** The width of a digit with its share of the padding, in pixels. */
const digit = 8;

/**
 * Counts of people below the scale: a number for each day, or for consecutive hours with the same count. Sticky, like the
 * scale.
 */
export function TimelineCoverage({ lines, page, hourWidth }: TimelineCoverageProps) {
  const minutes = page.days * dayMinutes;
  const stepOf = ({ begin, end, count }: CoverageStep, highest: number) => {
    const width = ((end - begin) / 60) * hourWidth;
    const style = {
      left: `${(begin / minutes) * 100}%`,
      width: `${((end - begin) / minutes) * 100}%`,
      backgroundSize: `100% ${Math.round((count / highest) * 100)}%`,
    };
    return (
      <span key={begin} aria-hidden="true" className="step" style={style}>
        {String(count).length * digit <= width && <b>{count}</b>}
      </span>
    );
  };
  const cellOf = ({ day, label, steps }: CoverageCell, highest: number) => {
    // A cell with several numbers has its label as hidden text.
    const isOne = steps.length === 1;
    return (
      <div
        key={day}
        role="gridcell"
        aria-colindex={day + 2}
        aria-label={isOne ? label : undefined}
        className="cell"
      >
        {!isOne && <VisuallyHidden>{label}</VisuallyHidden>}
        {steps.map((step) => stepOf(step, highest))}
      </div>
    );
  };
  return (
    <div role="rowgroup" className="coverage">
      {lines.map(({ kind, label, cells }, at) => {
        const highest = highestOf(cells.flatMap(({ steps }) => steps));
        return (
          <div key={kind} role="row" aria-rowindex={at + 2} className="line" data-kind={kind}>
            <div role="rowheader" aria-colindex={1} className="what">
              {label}
            </div>
            <div role="none" className="counts">
              {cells.map((cell) => cellOf(cell, highest))}
            </div>
          </div>
        );
      })}
    </div>
  );
}
