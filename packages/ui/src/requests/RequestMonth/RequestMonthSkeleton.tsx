import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

/** Shown until the month is rendered: the shape of its days. */
export function RequestMonthSkeleton() {
  return (
    <Root aria-hidden="true">
      <Skeleton width="11.5rem" height="1.25rem" />
      <div>
        {Array.from({ length: 42 }, (_, place) => (
          <Skeleton key={place} width="60%" height="60%" />
        ))}
      </div>
    </Root>
  );
}

/* As high as the month with the notes below it. */
const Root = styled.div`
  --day-height: 44px;
  display: grid;
  grid-template-rows: var(--control-height) calc(24px + 6 * var(--day-height)) 1fr;
  align-items: center;
  gap: var(--space-1);
  min-height: calc(var(--control-height) + 24px + 6 * var(--day-height) + 12px + 4 * 18px);

  @media (width >= 640px) {
    --day-height: 40px;
  }

  & > div {
    display: grid;
    grid-template-columns: repeat(7, 1fr);
    grid-auto-rows: var(--day-height);
    align-items: center;
    justify-items: center;
    padding-top: 24px;
  }
`;
