import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CentreChoosing } from '../CentreButton/CentreButton.tsx';
import { CentreButton } from '../CentreButton/CentreButton.tsx';

export interface CentreBarProps extends CentreChoosing {
  /** Shown beside the centre, for example a `MonthPicker`. Default: nothing. */
  month?: ReactNode;
}

/** The centre and the month of a list of people on one line: the `controls` of a `ScreenFrame`. */
export function CentreBar({ month, ...centre }: CentreBarProps) {
  return (
    <Root>
      <CentreButton {...centre} />
      {month}
    </Root>
  );
}

/* A long centre takes an ellipsis and leaves room for the month. */
const Root = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-width: 0;

  @media (width >= 1024px) {
    justify-content: flex-start;
  }

  & > :first-child {
    flex: 0 1 auto;
    min-width: 0;
    padding-inline: var(--space-3);
    font-size: var(--text-2);

    /* Its width does not depend on the centre, so that the month does not move when the centre is loaded. */
    @media (width >= 1024px) {
      width: 18rem;
      justify-content: flex-start;
    }
  }
`;
