import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { styled } from 'styled-components';
import { useRowHeight } from '../../primitives/List/useRowHeight.ts';
import { hourStep } from './geometry/hourStep.ts';
import { wallMinutes } from './geometry/wallMinutes.ts';
import { useRowPlaces } from './rows/useRowPlaces.ts';
import type { TimelineProps } from './Timeline.tsx';
import { Timeline } from './Timeline.tsx';
import { scaleHeightOf } from './timelineMeasures.ts';
import type { TimelineRow } from './timeline.types.ts';

/** The edge above, in pixels; the last row has its own. */
const edges = 1;

/** A timeline of few rows among other things: as high as its rows, however much lies over each other in them. */
export function TimelineBox<Row extends TimelineRow, Interval extends PlanInterval>(
  props: TimelineProps<Row, Interval>,
) {
  const { rows, intervals, firstDay, days = 1, form = 'bars', areRowsDays = false } = props;
  const { hasHours = true, coverage = [] } = props;
  const rowHeight = useRowHeight();
  const begin = wallMinutes(firstDay);
  const places = useRowPlaces({ rows, intervals, begin, days, rowHeight, areEqual: false, form });
  const scale = scaleHeightOf({
    form,
    areRowsDays,
    hourStep: hasHours ? hourStep(days) : 24,
    lineCount: coverage.length,
  });
  return (
    <Root style={{ '--content': `${places.height + scale + edges}px` }}>
      <Timeline {...props} />
    </Root>
  );
}

const Root = styled.div`
  height: var(--content);
  max-height: 70dvh;
  border-top: 1px solid var(--color-border);
`;
