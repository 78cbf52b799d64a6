import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { ProgressCircle } from '../../primitives/ProgressCircle/ProgressCircle.tsx';

export interface CentreRowProps {
  /** The centre's name. */
  name: string;
  /** The label of the progress circle; undefined unless the row is loading. */
  waiting: string | undefined;
}

/** The row of a sub-centre. */
export function CentreRow({ name, waiting }: CentreRowProps) {
  return (
    <Root>
      <span>{name}</span>
      {waiting === undefined ? (
        <Icon of={ChevronRight} size={16} />
      ) : (
        <ProgressCircle label={waiting} size={16} />
      )}
    </Root>
  );
}

const Root = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  overflow-wrap: anywhere;

  & > :first-child {
    min-width: 0;
  }

  & > :last-child {
    flex-shrink: 0;
    color: var(--color-text-muted);
  }
`;
