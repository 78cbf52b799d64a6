import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPrinting } from '../../environment/useIsPrinting.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { wallMinutes } from './geometry/wallMinutes.ts';
import { TimelineListRoot } from './list/TimelineList.styles.ts';
import { TimelineListRow } from './list/TimelineListRow.tsx';
import { useRowsOnScreen } from './list/useRowsOnScreen.ts';
import type {
  TimelineData,
  TimelineDays,
  TimelineListActions,
  TimelineRow,
  TimelineWords,
} from './timeline.types.ts';
import { createTimelineModel } from './timelineModel.ts';
import { useTimelineTexts } from './words/useTimelineTexts.ts';

/** The options of a list, similar to those of `Timeline`. */
export interface TimelineListProps<Row extends TimelineRow, Interval extends PlanInterval> {
  /** The rows and their intervals. */
  data: TimelineData<Row, Interval>;
  /** The texts. */
  words: TimelineWords<Row>;
  /** The days of the page. */
  scale: TimelineDays;
  /** The callbacks for actions of the user. Without `onOpen` the intervals are text, not buttons. Default none. */
  actions?: TimelineListActions<Row, Interval>;
  /** The number of placeholder lines of a loading row. Default 0: a text is shown instead. */
  placeholderLines?: number;
  /** Whether the screen itself announces failed rows; the rows are then only marked. Default false. */
  areFailuresAnnounced?: boolean;
}

/** The number of rows shown at first and added by the button at the end. */
const portion = 50;

/** The content of a `Timeline` as text: the intervals of each row in a list. */
export function TimelineList<Row extends TimelineRow, Interval extends PlanInterval>({
  data,
  words,
  scale: { firstDay, days = 1 },
  actions = {},
  placeholderLines = 0,
  areFailuresAnnounced = false,
}: TimelineListProps<Row, Interval>) {
  const { rows, isLoading = false } = data;
  const { onOpen, onVisibleRowsChange } = actions;
  const { t } = useTranslation('patterns');
  const texts = useTimelineTexts();
  const isPrinting = useIsPrinting();
  const [wanted, setWanted] = useState(portion);
  const listed = isPrinting ? rows : rows.slice(0, wanted);
  const model = createTimelineModel(data, { begin: wallMinutes(firstDay), days, form: 'bars' });
  const more = Math.min(portion, rows.length - listed.length);
  const listRef = useRowsOnScreen(listed, onVisibleRowsChange);
  return (
    <>
      <TimelineListRoot ref={listRef} aria-label={words.label} aria-busy={isLoading || undefined}>
        {isLoading && rows.length === 0 && <li className="quiet">{texts.loading}</li>}
        {listed.map((row, place) => (
          <TimelineListRow
            key={row.id}
            head={words.renderRowHead(row)}
            placed={model.placedAt(place)}
            state={model.stateOf(row)}
            isFailureAnnounced={areFailuresAnnounced}
            placeholderLines={placeholderLines}
            day={row.day ?? (days === 1 ? firstDay : null)}
            texts={texts}
            onOpen={
              onOpen &&
              ((spot, anchor) => {
                const { left, bottom: top } = anchor.getBoundingClientRect();
                const target = model.targetOf({
                  spot: { ...spot, row: place },
                  anchor,
                  point: { left, top },
                });
                if (target) onOpen(target);
              })
            }
          />
        ))}
      </TimelineListRoot>
      {rows.length === 0 && !isLoading && words.empty}
      {more > 0 && (
        <Button kind="quiet" onPress={() => setWanted(listed.length + portion)}>
          {t('timeline.more', { count: more })}
        </Button>
      )}
    </>
  );
}
