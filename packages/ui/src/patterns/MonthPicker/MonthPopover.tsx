import { Dialog } from 'react-aria-components/Dialog';
import styled from 'styled-components';
import { FloatingSurface } from '../../primitives/Floating/FloatingSurface.tsx';
import { YearOfMonths } from './YearOfMonths.tsx';
import type { YearOfMonthsProps } from './YearOfMonths.tsx';

/** Everything else goes to the months in it. */
export interface MonthPopoverProps extends YearOfMonthsProps {
  /** Its name for assistive technology. */
  label: string;
}

/** The months that open below a month picker. The choice closes it. */
export function MonthPopover({ label, onChange, ...rest }: MonthPopoverProps) {
  return (
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
