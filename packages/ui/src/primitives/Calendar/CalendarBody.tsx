import type { LocalDate } from '@selfservice/api/core/local-date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CalendarDay } from './CalendarDay.tsx';
import { useMonthSwipe } from './useMonthSwipe.ts';

export interface CalendarFaceProps {
  /** The current day. */
  today: LocalDate;
}

/**
 * The content of a calendar: the name of the month, the buttons to the previous and the next month, and the days. The
 * buttons are shown where the window is at least 390 px wide.
 */
export function CalendarBody({ today }: CalendarFaceProps) {
  const { t } = useTranslation('primitives');
  const swiping = useMonthSwipe();
  return (
    <>
      <Head>
        <Way slot="previous" label={t('calendar.previous')} icon={ChevronLeft} />
        <Heading />
        <Way slot="next" label={t('calendar.next')} icon={ChevronRight} />
      </Head>
      <Grid weekdayStyle="short" {...swiping}>
        <CalendarGridHeader>{(name) => <CalendarHeaderCell>{name}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarDay date={date} today={today} />}</CalendarGridBody>
      </Grid>
      <SwipeHint>{t('calendar.swipe')}</SwipeHint>
    </>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--control-height);

  h2 {
    flex: 1;
    font-size: var(--text-3);
    font-weight: var(--weight-medium);
    text-align: center;
  }

  /* Czech and Slovak months begin with a small letter, but not at the start of a heading. */
  h2::first-letter {
    text-transform: uppercase;
  }
`;

/* Where there is no room for the buttons, a swipe and Page Up and Page Down change the month. */
const Way = styled(IconButton)`
  @media (width < 390px) {
    display: none;
  }
`;

const SwipeHint = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-1);
  text-align: center;

  @media (width >= 390px) {
    display: none;
  }
`;

const Grid = styled(CalendarGrid)`
  touch-action: pan-y;
  margin-inline: auto;
  border-collapse: collapse;
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 0;
  }

  th {
    height: var(--space-8);
    color: var(--color-text-muted);
    font-size: var(--text-1);
    font-weight: var(--weight-regular);
  }

  /* A thin line separates the weekend. */
  :is(th, td):nth-child(6) {
    border-inline-start: 1px solid var(--color-border);
  }
`;
