import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

export interface FigureProps {
  /** The muted words under the value; undefined while loading. */
  label: ReactNode;
  /** The value, in large type; undefined without a value: then the note takes its place. */
  children?: ReactNode;
  /** A second muted line. */
  note?: ReactNode;
  /** Whether this is the most important figure of the screen. Default: false. */
  isMain?: boolean;
  /** Whether value and note are loading. Default: false. */
  isLoading?: boolean;
}

/** A value with its name below. */
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

/* Values share a baseline whatever their size, and so do the names below them. */
const Root = styled.div`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  align-items: baseline;
  min-width: 0;
  padding-bottom: var(--space-5);

  dt,
  dd {
    grid-column: 1;
  }

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
      /* Room for the dial beside it. */
      padding-right: var(--dial-room, 0px);
      padding-bottom: var(--space-4);

      /* The place of a note, so that nothing moves when there is one. */
      &::after {
        content: '';
        grid-area: 3 / 1;
        align-self: start;
        height: 1lh;
        font-size: var(--text-1);
      }
    }
  }
`;
