import { isWeekend, startOfWeek } from '@selfservice/api/core/local-date-arithmetic';
import type { Worksheet } from '@selfservice/api/worksheet/worksheet';
import { useTranslation } from 'react-i18next';
import { formatDayNumber, formatDetailDay } from '../../i18n/formatDate.ts';
import type { HourFormats } from '../../i18n/formatDuration.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Days, Legend, plotHeight, Root, Scale } from './BalanceChart.styles.ts';
import { balanceScale } from './balanceScale.ts';
import type { ChartDay } from './chartDays.ts';
import { chartDays } from './chartDays.ts';
import { LegendMark } from './LegendMark.tsx';

export interface BalanceChartProps {
  /** The worksheet with the days. */
  worksheet: Pick<Worksheet, 'month' | 'rows' | 'sums'>;
  /** Formats of hours. */
  formats: HourFormats;
}

/** Width of a day in units of the drawing, which is stretched to the width of the chart. */
const dayWidth = 10;

/**
 * A chart of the balance of each day with a line of the running balance, on one scale. Its accessible name has the ends
 * of both and refers to the table.
 *
 * @requirement worksheet-57
 */
export function BalanceChart({ worksheet, formats }: BalanceChartProps) {
  const { t } = useTranslation('worksheet');
  const language = useLanguage();
  const days = chartDays(worksheet);
  const balances = days.flatMap(({ balanceMinutes }) => balanceMinutes ?? []);
  const running = days.flatMap(({ runningMinutes }) => runningMinutes ?? []);
  if (balances.length === 0) return null;
  const { top, bottom, marks } = balanceScale([...balances, ...running]);
  const toY = (minutes: number) => ((top - minutes) / (top - bottom)) * plotHeight;
  const last = running.at(-1);
  const range = {
    lowest: formats.balance(Math.min(...balances)),
    highest: formats.balance(Math.max(...balances)),
  };
  const names = {
    balance: t('chart.daily'),
    running: last !== undefined && t('chart.running'),
    faulty: days.some(({ isFaulty }) => isFaulty) && t('errorForBalance'),
  };
  const tooltipOf = (day: ChartDay) =>
    [
      formatDetailDay(day.day, language),
      day.isFaulty && t('errorForBalance'),
      day.balanceMinutes !== null && `${names.balance}: ${formats.balance(day.balanceMinutes)}`,
      day.runningMinutes !== null && `${t('chart.running')}: ${formats.balance(day.runningMinutes)}`,
    ]
      .filter(Boolean)
      .join('\n');
  return (
    <Root>
      <Scale
        aria-hidden="true"
        style={{ width: `${Math.max(...marks.map((mark) => formats.balance(mark).length))}ch` }}
      >
        {marks.map((mark) => (
          <span key={mark} style={{ top: toY(mark) }}>
            {formats.balance(mark)}
          </span>
        ))}
      </Scale>
      <svg
        role="img"
        aria-label={
          last === undefined
            ? t('chart.label', range)
            : t('chart.labelWithRunning', { ...range, running: formats.balance(last) })
        }
        viewBox={`0 0 ${days.length * dayWidth} ${plotHeight}`}
        preserveAspectRatio="none"
      >
        {days.map((day, place) => (
          <g key={day.day} transform={`translate(${place * dayWidth})`}>
            <title>{tooltipOf(day)}</title>
            <rect
              className={isWeekend(day.day) ? 'weekend' : undefined}
              fill="transparent"
              width={dayWidth}
              height={plotHeight}
            />
            <DayBar day={day} toY={toY} />
          </g>
        ))}
        {marks.map((mark) => (
          <path
            key={mark}
            className={mark === 0 ? 'zero' : 'mark'}
            d={`M0 ${toY(mark)}H${days.length * dayWidth}`}
          />
        ))}
        <path
          className="running"
          d={running
            .map((minutes, place) => `${place ? 'L' : 'M'}${(place + 0.5) * dayWidth} ${toY(minutes)}`)
            .join('')}
        />
      </svg>
      <Days aria-hidden="true">
        {days.map(({ day }) => (
          <span key={day} data-monday={day === startOfWeek(day) || undefined}>
            {formatDayNumber(day, language)}
          </span>
        ))}
      </Days>
      <Legend aria-hidden="true">
        {(['balance', 'running', 'faulty'] as const).map(
          (name) =>
            names[name] && (
              <span key={name}>
                <LegendMark of={name} />
                <span>{names[name]}</span>
              </span>
            ),
        )}
      </Legend>
    </Root>
  );
}

/** The bar of a day from 0 to its balance, at least 2 px high; a mark at 0 on a day with an error and no balance. */
function DayBar({
  day: { balanceMinutes, isFaulty },
  toY,
}: {
  day: ChartDay;
  toY: (minutes: number) => number;
}) {
  const zero = toY(0);
  if (balanceMinutes === null)
    return isFaulty && <rect className="faulty" x={2} y={zero - 4} width={6} height={8} />;
  if (balanceMinutes === 0) return null;
  const height = Math.max(2, Math.abs(toY(balanceMinutes) - zero));
  return (
    <rect
      className={balanceMinutes < 0 ? 'below' : 'above'}
      x={2}
      y={balanceMinutes < 0 ? zero : zero - height}
      width={6}
      height={height}
    />
  );
}
