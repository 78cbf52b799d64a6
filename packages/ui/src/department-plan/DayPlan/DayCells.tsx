import type { LocalDate } from '@selfservice/api/core/local-date';
import { isWeekend } from '@selfservice/api/core/local-date-arithmetic';
import type { PublicHoliday } from '@selfservice/api/core/plan-interval';
import type { Coverage } from '@selfservice/api/department-plan/coverage';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { countsText } from '../../patterns/Timeline/coverage/coverageStrip.ts';
import { wallMinutes } from '../../patterns/Timeline/geometry/wallMinutes.ts';
import { useTimelineTexts } from '../../patterns/Timeline/words/useTimelineTexts.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface DayCellsProps {
  /** The days to choose from, in order. */
  days: readonly LocalDate[];
  /** The chosen day. */
  day: LocalDate;
  /** The current day. */
  today: LocalDate;
  /** The counts of the days. */
  coverage: Coverage;
  /** Whether counts are loading: a day without counts then has a placeholder. */
  isLoading: boolean;
  /** The public holidays of the days. */
  holidays: readonly PublicHoliday[];
  /** Called when the user chooses a day. */
  onChange: (day: LocalDate) => void;
}

/** The days of a week with the number of people on shift, as the choice of a day. @requirement department-plan-50 */
export function DayCells({
  days,
  day: chosen,
  today,
  coverage,
  isLoading,
  holidays,
  onChange,
}: DayCellsProps) {
  const { t } = useTranslation('department-plan');
  const { t: patterns } = useTranslation('patterns');
  const { dayNames } = useTimelineTexts();
  return (
    <Root role="group" aria-label={t('dayCells')}>
      {days.map((day) => {
        const count = coverage.days.find((one) => one.day === day);
        const isThinnest = coverage.thinnestDay === day;
        const holiday = holidays.find((one) => one.day === day);
        const words = [
          dayNames(wallMinutes(day), 'long'),
          holiday?.name,
          count && countsText(count, ['absent', 'off'], { t: patterns }),
          isThinnest && patterns('timeline.coverage.thinnest'),
        ].filter(Boolean);
        return (
          <button
            key={day}
            type="button"
            aria-pressed={day === chosen}
            aria-current={day === today ? 'date' : undefined}
            title={words.join(', ')}
            data-off={holiday ? 'holiday' : isWeekend(day) ? 'weekend' : undefined}
            data-thinnest={isThinnest ? '' : undefined}
            onClick={() => onChange(day)}
          >
            <VisuallyHidden>{words.join(', ')}</VisuallyHidden>
            <span aria-hidden="true">{dayNames(wallMinutes(day), 'weekday')}</span>
            <b aria-hidden="true">
              {count?.onShift ?? (isLoading ? <Skeleton width="1.25rem" height="0.875rem" /> : '–')}
            </b>
          </button>
        );
      })}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  flex: none;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  border-bottom: 1px solid var(--color-border-control);
  font-variant-numeric: tabular-nums;

  button {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 2px;
    min-width: 0;
    height: 53px;
    padding: 0;
    border: 0;
    border-bottom: 3px solid transparent;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;

    &:hover {
      background: var(--color-surface-hover);
    }

    &:focus-visible {
      outline-offset: -2px;
    }
  }

  span {
    color: var(--color-text-muted);
    font-size: var(--text-1);
    line-height: var(--leading-tight);
  }

  b {
    min-width: 1.25rem;
    border-bottom: 2px solid transparent;
    font-weight: var(--weight-medium);
    line-height: var(--leading-tight);
    text-align: center;
  }

  /* Directly below the controls. */
  @media (width < 640px) {
    margin-top: calc(-1 * var(--space-2));
  }

  [data-off] b {
    color: var(--color-text-muted);
    font-weight: var(--weight-regular);
  }

  [data-off='holiday'] span {
    color: var(--color-caution);
  }

  [data-thinnest] b {
    border-bottom-color: var(--color-caution);
    color: var(--color-caution);
    font-weight: var(--weight-bold);
  }

  [aria-current] span {
    color: var(--color-accent);
    font-weight: var(--weight-bold);
  }

  [aria-pressed='true'] {
    border-bottom-color: var(--color-accent);
    background: var(--color-accent-quiet);
  }

  @media (forced-colors: active) {
    [aria-pressed='true'] {
      border-bottom-color: Highlight;
    }
  }
`;
