import type { LocalDate } from '@selfservice/api/core/local-date';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Calendar } from '../../primitives/Calendar/Calendar.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';

export interface DayButtonProps {
  /** The days that are shown, in words. */
  words: string;
  /** The chosen day, which the page shows. */
  day: LocalDate;
  /** The day that it is now. */
  today: LocalDate;
  /** Another day was chosen. */
  onChange: (day: LocalDate) => void;
}

/** Says which days are shown, and opens a calendar to choose another one. */
export function DayButton({ words, day, today, onChange }: DayButtonProps) {
  const { t } = useTranslation('department-plan');
  return (
    <Popover
      title={t('bar.day')}
      trigger={
        <Trigger kind="quiet" icon={CalendarDays} aria-label={`${words}, ${t('bar.day')}`}>
          {words}
        </Trigger>
      }
    >
      {(close) => {
        const choose = (next: LocalDate) => {
          onChange(next);
          close();
        };
        return (
          <Content>
            <Calendar label={t('bar.day')} value={day} today={today} onChange={choose} />
            <Button kind="quiet" onPress={() => choose(today)}>
              {t('bar.today')}
            </Button>
          </Content>
        );
      }}
    </Popover>
  );
}

/* A width of its own keeps the button after it in its place. */
const Trigger = styled(Button)`
  min-width: 13.5rem;
  padding-inline: var(--space-2);
  color: var(--color-text);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  @media (width < 1280px) {
    min-width: 11rem;
  }

  @media (width < 640px) {
    min-width: 0;
  }
`;

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
`;
