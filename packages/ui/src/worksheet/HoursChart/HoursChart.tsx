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
  /** Whose days are drawn. */
  worksheet: Pick<Worksheet, 'month' | 'rows' | 'fund'>;
  /** How hours are written. */
  formats: HourFormats;
  /** Stands at the end of the legend's line. Default nothing. */
  beside?: ReactNode;
}

/** What is drawn of a day, in the order in which it is named. */
const parts = ['planned', 'worked', 'excused'] as const;
/** A day's place, in units of the drawing: it is as wide as its place allows. */
const dayWidth = 10;

/**
 * What was worked of a month against what was planned, by days. It says nothing that the table of the worksheet does
 * not: assistive technology is led there.
 */
export function HoursChart({ worksheet, formats, beside }: HoursChartProps) {
  const { t } = useTranslation('worksheet');
  const language = useLanguage();
  const days = chartDays(worksheet);
  const shown = parts.filter((part) => days.some((day) => day[`${part}Minutes`]));
  const toHeight = (minutes: number) => (minutes / mostMinutes(days)) * (barsHeight - 2);
  const wordsOf = (day: ChartDay) =>
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
            <title>{wordsOf(day)}</title>
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

/** A day: what was worked with what is excused on top of it, and a line as high as what was planned. */
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
