import type { LocalDate } from '@selfservice/api/core/local-date';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { DeferredTrigger } from '../../primitives/Deferred/DeferredTrigger.tsx';

const load = () => import('./DayPopover.tsx');

export interface DayButtonProps {
  /** The text of the shown days. */
  words: string;
  /** The chosen day. */
  day: LocalDate;
  /** The current day. */
  today: LocalDate;
  /** Called when the user chooses another day. */
  onChange: (day: LocalDate) => void;
}

/** A button with the shown days that opens a calendar for another day. @requirement department-plan-4 */
export function DayButton({ words, day, today, onChange }: DayButtonProps) {
  const { t } = useTranslation('department-plan');
  return (
    <DeferredTrigger
      trigger={
        <Trigger kind="quiet" icon={CalendarDays} aria-label={`${words}, ${t('bar.day')}`}>
          {words}
        </Trigger>
      }
      load={load}
      name={t('bar.day')}
    >
      {({ DayPopover }, button) => (
        <DayPopover trigger={button} day={day} today={today} onChange={onChange} />
      )}
    </DeferredTrigger>
  );
}

/* The minimum width keeps the button after it in place. */
const Trigger = styled(Button)`
  justify-content: flex-start;
  min-width: 12.5rem;
  padding-inline: var(--space-2);
  color: var(--color-text);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  @media (width < 1280px) {
    min-width: 9rem;
  }

  @media (width < 640px) {
    justify-content: center;
    min-width: 0;
  }
`;
