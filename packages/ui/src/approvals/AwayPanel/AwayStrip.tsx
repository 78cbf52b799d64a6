import { dateOf } from '@selfservice/api/core/local-date';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useClock } from '../../environment/Environment.tsx';
import { formatListDay } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Away } from './whoIsAway.ts';
import { countOn } from './whoIsAway.ts';

export interface AwayStripProps {
  /** Who is away when. */
  away: Extract<Away, { kind: 'known' }>;
}

/** More days than this would be too narrow to read; one alone needs no picture. */
const [fewest, most] = [2, 14];

/** How many are away on each day, as a row of bars. */
export function AwayStrip({ away: { people, days } }: AwayStripProps) {
  const { t } = useTranslation('approvals');
  const today = dateOf(useClock().localNow());
  const language = useLanguage();
  if (people.length === 0 || days.length < fewest || days.length > most) return null;
  const counts = days.map((day) => countOn(people, day));
  const highest = Math.max(...counts, 3);
  return (
    <Root>
      {days.map((day, index) => {
        const count = counts[index] ?? 0;
        return (
          <li key={day}>
            <VisuallyHidden>
              {t('away.onDay', { day: formatListDay(day, today, language), count })}
            </VisuallyHidden>
            <Count aria-hidden="true">{count}</Count>
            <Bar
              aria-hidden="true"
              data-none={count === 0 || undefined}
              style={{ height: `${2 + (count / highest) * 22}px` }}
            />
            <DayNumber aria-hidden="true">{Number(day.slice(8))}</DayNumber>
          </li>
        );
      })}
    </Root>
  );
}

const Root = styled.ol`
  display: flex;
  gap: var(--space-1);
  padding-block: var(--space-1);
  list-style: none;

  li {
    position: relative;
    display: grid;
    grid-template-rows: auto 24px auto;
    align-items: end;
    justify-items: center;
    width: 24px;
    font-size: var(--text-1);
    font-variant-numeric: tabular-nums;
    line-height: var(--leading-tight);
  }
`;

const Count = styled.span`
  font-weight: var(--weight-medium);
`;

const Bar = styled.span`
  width: 14px;
  border-radius: 2px 2px 0 0;
  background: var(--color-border-control);
  opacity: 0.6;
  forced-color-adjust: none;

  &[data-none] {
    background: var(--color-border);
  }

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

const DayNumber = styled.span`
  padding-top: 2px;
  color: var(--color-text-muted);
`;
