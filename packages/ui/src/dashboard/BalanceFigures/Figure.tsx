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
  font-size: var(--text-4);
  font-weight: var(--weight-light);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: 1.15;
  white-space: nowrap;

  @media (width >= 1280px) {
    font-size: var(--text-5);
  }
`;

const Note = styled.dd`
  color: var(--color-text-muted);

  ${Value} + & {
    grid-row: 3;
    font-size: var(--text-1);
    line-height: 1.35;
  }
`;

/* Values share a baseline whatever their size, and so do the names below them. */
const Root = styled.div`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  row-gap: 0;
  align-items: baseline;
  min-width: 0;

  dt,
  dd {
    grid-column: 1;
  }

  /* Texts of the backend may be one long word; a value never is. */
  dt,
  ${Note} {
    min-width: 0;
    overflow-x: clip;
    overflow-wrap: anywhere;
  }

  dt {
    grid-row: 2;
    /* "Additional vacation I" must not leave its last letter alone in a line. */
    text-wrap: balance;
    color: var(--color-text-muted);
    font-size: var(--text-1);
    line-height: 1.35;
  }

  dd {
    grid-row: 1;
  }

  &[data-main] ${Value} {
    font-size: var(--text-5);
  }

  /* The place of a warning, so that nothing moves when there is one. */
  &[data-main]::after {
    content: '';
    grid-area: 3 / 1;
    align-self: start;
    height: 2lh;
    font-size: var(--text-1);
    line-height: 1.35;
  }

  /* Four figures are in two rows, which are lower on a phone: the note is beside the value. */
  @media (width < 640px) {
    [data-compact] > &:not([data-main]) {
      grid-template-columns: auto minmax(0, 1fr);
      column-gap: var(--space-2);

      & > dt {
        grid-column: 1 / -1;
      }

      & > ${Value} + ${Note} {
        grid-area: 1 / 2;
      }
    }

    [data-compact] > &[data-main]::after {
      content: none;
    }
  }

  @media (width >= 1280px) {
    &[data-main] ${Value} {
      font-size: var(--text-6);
    }

    &[data-main]::after {
      height: 1lh;
    }

    dt {
      font-size: var(--text-2);
    }
  }
`;
