import { CalendarCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { useInitiallyOpen } from '../../primitives/Deferred/useInitiallyOpen.ts';
import { FloatingSurface } from '../../primitives/Floating/FloatingSurface.tsx';
import { YearOfMonths } from './YearOfMonths.tsx';
import type { YearOfMonthsProps } from './YearOfMonths.tsx';

/** Other props go to `YearOfMonths`. */
export interface MonthPopoverProps extends YearOfMonthsProps {
  /** The button that opens the popover. */
  trigger: ReactElement;
  /** The name of the popover for assistive technology. */
  label: string;
  /** Called when the user goes to the current month, on a phone; undefined in that month. */
  onCurrent: (() => void) | undefined;
}

/** A popover with the months of a year below its button. It is open when mounted; selecting a month closes it. */
export function MonthPopover({ trigger, label, onChange, onCurrent, ...rest }: MonthPopoverProps) {
  const { t } = useTranslation('patterns');
  const state = useInitiallyOpen(true);
  return (
    <DialogTrigger {...state}>
      {trigger}
      <Surface>
        <Content aria-label={label}>
          {({ close }) => (
            <>
              <YearOfMonths
                {...rest}
                onChange={(month) => {
                  onChange(month);
                  close();
                }}
              />
              {onCurrent && (
                <Current
                  kind="quiet"
                  icon={CalendarCheck}
                  onPress={() => {
                    onCurrent();
                    close();
                  }}
                >
                  {t('month.current')}
                </Current>
              )}
            </>
          )}
        </Content>
      </Surface>
    </DialogTrigger>
  );
}

const Surface = styled(FloatingSurface)`
  width: 18.5rem;
  max-width: 100vw;
`;

/* In wider windows it is beside the month. */
const Current = styled(Button)`
  width: 100%;

  @media (width >= 640px) {
    display: none;
  }
`;

const Content = styled(Dialog)`
  padding: var(--space-2);
  outline: 0;
`;
