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
  /** The chosen day, which the page shows. */
  day: LocalDate;
  /** The day that it is now. */
  today: LocalDate;
  /** Another day was chosen. */
  onChange: (day: LocalDate) => void;
}

/** A button with the calendar that it opens; open at first. */
export function DayPopover({ trigger, day, today, onChange }: DayPopoverProps) {
  const { t } = useTranslation('department-plan');
  return (
    <Popover title={t('bar.day')} trigger={trigger} isOpenAtFirst>
      {(close) => {
        const choose = (next: LocalDate) => {
          onChange(next);
          close();
        };
        return (
          <Content>
            {/* Whoever opens it looks for a day: the arrows begin at the chosen one. */}
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
