import type { LocalDate } from '@selfservice/api/core/local-date';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Calendar } from '../../primitives/Calendar/Calendar.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';

export interface DayPopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The chosen day. */
  day: LocalDate;
  /** The current day. */
  today: LocalDate;
  /** Called when the user chooses another day. */
  onChange: (day: LocalDate) => void;
}

/** A button with its calendar, which is open at first. @requirement department-plan-4 */
export function DayPopover({ trigger, day, today, onChange }: DayPopoverProps) {
  const { t } = useTranslation('department-plan');
  return (
    <Popover title={t('bar.day')} trigger={trigger} isInitiallyOpen>
      {(close) => {
        const choose = (next: LocalDate) => {
          onChange(next);
          close();
        };
        return (
          <Content>
            {/* The arrow keys begin at the chosen day. */}
            <Calendar label={t('bar.day')} value={day} today={today} onChange={choose} autoFocus />
            <Button kind="quiet" onPress={() => choose(today)}>
              {t('bar.today')}
            </Button>
          </Content>
        );
      }}
    </Popover>
  );
}

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
`;
