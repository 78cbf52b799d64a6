import type { ReactElement } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { styled } from 'styled-components';
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
}

/** A popover with the months of a year below its button. It is open when mounted; selecting a month closes it. */
export function MonthPopover({ trigger, label, onChange, ...rest }: MonthPopoverProps) {
  const state = useInitiallyOpen(true);
  return (
    <DialogTrigger {...state}>
      {trigger}
      <Surface>
        <Content aria-label={label}>
          {({ close }) => (
            <YearOfMonths
              {...rest}
              onChange={(month) => {
                onChange(month);
                close();
              }}
            />
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

const Content = styled(Dialog)`
  padding: var(--space-2);
  outline: 0;
`;
