import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CentreChoosing } from '../CentreButton/CentreButton.tsx';
import { CentreButton } from '../CentreButton/CentreButton.tsx';

export interface CentreBarProps extends CentreChoosing {
  /** Shown beside the centre, for example a `MonthPicker`. Default: nothing. */
  month?: ReactNode;
  /** Shown below, for example a `FilterBar`. */
  children: ReactNode;
}

/** The centre, the month and the filters of a list of people. */
export function CentreBar({ month, children, ...centre }: CentreBarProps) {
  return (
    <Root>
      <Row>
        <CentreButton {...centre} />
        {month}
      </Row>
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);

  /* As wide as the search below, so that nothing moves when the centre is loaded. */
  & > :first-child {
    flex: 1 1 100%;
    justify-content: flex-start;

    @media (width >= 640px) {
      flex: 0 1 24rem;
    }
  }
`;
