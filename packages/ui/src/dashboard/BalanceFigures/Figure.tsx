import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Props of `Figure`. */
export interface FigureProps {
  /** The quiet word under the value. */
  label: string;
  /** The value, large. */
  children: ReactNode;
  /** A second quiet line. */
  note?: ReactNode;
  /** The one figure that matters on the screen. */
  isMain?: boolean;
  /** The person sees that it exists, but not its value. */
  isDisabled?: boolean;
}

/** One value with its name under it. */
export function Figure({ label, children, note, isMain, isDisabled }: FigureProps) {
  return (
    <Root data-main={isMain || undefined} data-disabled={isDisabled || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {note && <Note>{note}</Note>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr;
  align-content: start;
  min-width: 0;

  dd {
    grid-row: 1;
    font-size: var(--text-5);
    font-weight: var(--weight-light);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    line-height: 1.15;
  }

  dt {
    grid-row: 2;
    margin-top: var(--space-1);
    color: var(--color-text-muted);
    font-size: var(--text-2);
  }

  &[data-main] {
    grid-column: 1 / -1;
  }

  &[data-main] dd {
    font-size: var(--text-6);
  }

  &[data-disabled] dd {
    color: var(--color-text-muted);
  }

  @media (width >= 640px) {
    dd {
      display: grid;
      align-items: end;
      min-height: calc(var(--text-6) * 1.15);
    }

    &[data-main] {
      grid-column: auto;
    }
  }
`;

const Note = styled.dd`
  && {
    display: block;
    grid-row: 3;
    min-height: 0;
    color: var(--color-text-muted);
    font-size: var(--text-1);
    font-weight: var(--weight-regular);
    letter-spacing: 0;
    line-height: var(--leading);
  }
`;
