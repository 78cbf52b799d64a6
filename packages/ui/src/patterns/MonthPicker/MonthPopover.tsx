import type { ReactElement } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { styled } from 'styled-components';
import { useOpenAtFirst } from '../../primitives/Deferred/useOpenAtFirst.ts';
import { FloatingSurface } from '../../primitives/Floating/FloatingSurface.tsx';
import { YearOfMonths } from './YearOfMonths.tsx';
import type { YearOfMonthsProps } from './YearOfMonths.tsx';

/** Everything else goes to the months in it. */
export interface MonthPopoverProps extends YearOfMonthsProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Its name for assistive technology. */
  label: string;
}

/** The months that open below their button, at first too. The choice closes them. */
export function MonthPopover({ trigger, label, onChange, ...rest }: MonthPopoverProps) {
  const state = useOpenAtFirst(true);
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
