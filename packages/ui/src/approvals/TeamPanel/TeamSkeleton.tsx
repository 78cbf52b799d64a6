import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

export interface TeamSkeletonProps {
  /** Whether the scale will show hours. Default false. */
  hasHours?: boolean;
  /** The expected number of rows. Default 5. */
  rowCount?: number;
  /** Whether a button for more rows is expected below them. Default true. */
  hasMore?: boolean;
}

/** Shown in place of the team's timeline while loading, with the same heights of scale, counts and rows. */
export function TeamSkeleton({ hasHours = false, rowCount = 5, hasMore = true }: TeamSkeletonProps) {
  return (
    <>
      <Root>
        <div data-scale={hasHours ? 'hours' : 'days'} />
        <div data-counts="" />
        {Array.from({ length: rowCount }, (_, at) => (
          <div key={at} data-row="">
            <Skeleton width="5.5rem" />
            <Skeleton height="60%" />
          </div>
        ))}
      </Root>
      {hasMore && <More />}
    </>
  );
}

const More = styled.div`
  height: var(--control-height);
`;

const Root = styled.div`
  border-top: 1px solid var(--color-border);

  [data-scale] {
    height: 28px;
  }

  [data-scale='hours'] {
    height: 48px;
  }

  [data-counts] {
    height: 41px;
  }

  [data-row] {
    display: grid;
    grid-template-columns: 132px 1fr;
    align-items: center;
    gap: var(--space-2);
    height: var(--row-height);
    border-bottom: 1px solid var(--color-border);
  }
`;
