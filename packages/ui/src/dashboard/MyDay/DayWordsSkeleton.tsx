import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

/** Lines in the shape of the words of the day; from 640 px on also the place of its list. */
export function DayWordsSkeleton() {
  return (
    <>
      <p style={{ fontSize: 'var(--text-4)', lineHeight: 'var(--leading-tight)' }}>
        <Skeleton width="min(11rem, 100%)" height="0.8em" />
      </p>
      <p style={{ marginTop: 'var(--space-1)' }}>
        <Skeleton width="min(8rem, 80%)" height="0.8em" />
      </p>
      <p style={{ marginTop: 'var(--space-1)' }}>
        <Skeleton width="min(15rem, 100%)" height="0.8em" />
      </p>
      <Entry>
        <Skeleton width="9rem" height="0.8em" />
      </Entry>
    </>
  );
}

const Entry = styled.p`
  margin-top: var(--space-2);

  @media (width < 640px) {
    display: none;
  }
`;
