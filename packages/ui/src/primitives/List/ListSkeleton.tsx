import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface ListSkeletonProps {
  /** Number of rows. */
  count: number;
  /** The text for assistive technology, for example "Loading". */
  words: string;
  /** Renders the content of a skeleton row. Default: a bar. */
  renderRow?: (() => ReactNode) | undefined;
}

const widths = ['62%', '48%', '71%', '55%'];

/** Placeholder rows, shown while a list is loading. */
export function ListSkeleton({ count, words, renderRow }: ListSkeletonProps) {
  return (
    <>
      <VisuallyHidden>{words}</VisuallyHidden>
      {Array.from({ length: count }, (_, row) => (
        <Row key={row}>
          {renderRow ? <Content>{renderRow()}</Content> : <Skeleton width={widths[row % widths.length]} />}
        </Row>
      ))}
    </>
  );
}

const Content = styled.div`
  flex: 1;
  min-width: 0;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  min-height: var(--row-height);
  padding: var(--space-1) var(--row-inset);
  border-bottom: 1px solid var(--color-border);
`;
