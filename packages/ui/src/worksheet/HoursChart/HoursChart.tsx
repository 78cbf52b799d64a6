import { isWeekend, startOfWeek } from '@selfservice/api/core/local-date-arithmetic';
import type { Worksheet } from '@selfservice/api/worksheet/worksheet';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayNumber, formatDetailDay } from '../../i18n/formatDate.ts';
import type { HourFormats } from '../../i18n/formatDuration.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { ChartDay } from './chartDays.ts';
import { chartDays, mostMinutes } from './chartDays.ts';
import { barsHeight, Days, Legend, Root } from './HoursChart.styles.ts';

export interface HoursChartProps {
  /** The worksheet with the days. */
  worksheet: Pick<Worksheet, 'month' | 'rows' | 'fund'>;
  /** Formats of hours. */
  formats: HourFormats;
  /** Content at the end of the legend. Default none. */
  beside?: ReactNode;
}

/** The amounts of a day, in the order of the legend. */
const parts = ['planned', 'worked', 'excused'] as const;
/** Width of a day in units of the drawing, which is stretched to the width of the chart. */
const dayWidth = 10;

/**
 * A chart of worked, excused and planned hours by day. It shows nothing that the table does not; its accessible name refers
 * to the table.
 */
export function HoursChart({ worksheet, formats, beside }: HoursChartProps) {
  const { t } = useTranslation('worksheet');
  const language = useLanguage();
  const days = chartDays(worksheet);
  const shown = parts.filter((part) => days.some((day) => day[`${part}Minutes`]));
  const toHeight = (minutes: number) => (minutes / mostMinutes(days)) * (barsHeight - 2);
  const tooltipOf = (day: ChartDay) =>
    [
      formatDetailDay(day.day, language),
      ...shown.map((part) => `${t(`column.${part}`)} ${formats.hours(day[`${part}Minutes`] ?? 0)}`),
    ].join('\n');
  if (shown.length === 0) return beside;
  return (
    <Root>
      <svg
        role="img"
        aria-label={t('chart')}
        viewBox={`0 0 ${days.length * dayWidth} ${barsHeight}`}
        preserveAspectRatio="none"
      >
        {days.map((day, place) => (
          <g key={day.day} transform={`translate(${place * dayWidth})`}>
            <title>{tooltipOf(day)}</title>
            <DayBars day={day} toHeight={toHeight} />
          </g>
        ))}
      </svg>
      <Days aria-hidden="true">
        {days.map(({ day }) => (
          <span key={day} data-monday={day === startOfWeek(day) || undefined}>
            {formatDayNumber(day, language)}
          </span>
        ))}
      </Days>
      <Legend>
        <span aria-hidden="true">
          {shown.map((part) => (
            <span key={part}>
              <svg viewBox="0 0 12 12">
                <rect
                  className={part}
                  y={part === 'planned' ? 5 : 0}
                  width={12}
                  height={part === 'planned' ? 2 : 12}
                />
              </svg>
              {t(`column.${part}`)}
            </span>
          ))}
        </span>
        {beside}
      </Legend>
    </Root>
  );
}

/** The bars of a day: worked time with excused time above it, and a line at the height of the planned time. */
function DayBars({ day, toHeight }: { day: ChartDay; toHeight: (minutes: number) => number }) {
  const worked = toHeight(day.workedMinutes);
  const excused = toHeight(day.excusedMinutes);
  return (
    <>
      <rect
        className={isWeekend(day.day) ? 'weekend' : undefined}
        fill="transparent"
        width={dayWidth}
        height={barsHeight}
      />
      <rect className="worked" x={2} y={barsHeight - worked} width={6} height={worked} />
      <rect className="excused" x={2} y={barsHeight - worked - excused} width={6} height={excused} />
      {day.plannedMinutes !== null && (
        <rect
          className="planned"
          x={0.5}
          y={barsHeight - toHeight(day.plannedMinutes) - 1}
          width={9}
          height={2}
        />
      )}
    </>
  );
}
