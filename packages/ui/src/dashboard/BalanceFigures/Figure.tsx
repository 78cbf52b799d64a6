import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

export interface FigureProps {
  /** The quiet words under the value; undefined while they are on their way. */
  label: ReactNode;
  /** The value, large; undefined where there is none: the note stands in its place. */
  children?: ReactNode;
  /** A second quiet line. */
  note?: ReactNode;
  /** The one figure that matters on the screen. */
  isMain?: boolean;
  /** Value and note are on their way. */
  isLoading?: boolean;
}

/** One value with its name under it. */
export function Figure({ label, children, note, isMain, isLoading }: FigureProps) {
  const value = isLoading ? <Skeleton width="4ch" height="0.8em" /> : children;
  const more = isLoading ? !isMain && <Skeleton width="8ch" /> : note;
  return (
    <Root data-main={isMain || undefined}>
      <dt>{label ?? <Skeleton width="12ch" />}</dt>
      {value !== undefined && <Value>{value}</Value>}
      {more && <Note>{more}</Note>}
    </Root>
  );
}

const Value = styled.dd`
  font-size: var(--text-5);
  font-weight: var(--weight-light);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: 1.15;
`;

const Note = styled.dd`
  color: var(--color-text-muted);

  ${Value} + & {
    grid-row: 3;
    font-size: var(--text-1);
  }
`;

/* Values stand on one line whatever their size, and so do the names under them. */
const Root = styled.div`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  align-items: baseline;
  min-width: 0;
  padding-bottom: var(--space-5);

  dt {
    grid-row: 2;
    margin-top: var(--space-1);
    color: var(--color-text-muted);
    font-size: var(--text-2);
  }

  dd {
    grid-row: 1;
  }

  &[data-main] ${Value} {
    font-size: var(--text-6);
  }

  &[data-main] > dt + ${Note} {
    padding-top: calc(var(--text-6) * 1.15 - 1lh);
  }

  @media (width < 640px) {
    &[data-main] {
      grid-column: 1 / -1;
      /* The dial stands beside it. */
      padding-right: var(--dial-room, 0px);
    }
  }
`;
