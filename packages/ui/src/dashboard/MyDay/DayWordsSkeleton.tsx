import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

/** Two lines in the shape of the words of the day. */
export function DayWordsSkeleton() {
  return (
    <>
      <p style={{ fontSize: 'var(--text-4)' }}>
        <Skeleton width="11rem" height="0.8em" />
      </p>
      <Skeleton width="15rem" height="0.8em" />
    </>
  );
}
