import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface ListSkeletonProps {
  /** How many rows. */
  count: number;
  /** What is under way, for assistive technology. */
  words: string;
  /** How one looks, in the place of the content of those that come. Default a bar. */
  renderRow?: (() => ReactNode) | undefined;
}

const widths = ['62%', '48%', '71%', '55%'];

/** Rows in the shape of those that come. */
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
  padding: var(--space-1) var(--space-3);
  border-bottom: 1px solid var(--color-border);
`;
