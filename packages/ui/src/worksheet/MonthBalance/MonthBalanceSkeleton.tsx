import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Amounts, Figure, Headline, Root } from './MonthBalance.styles.ts';

/** Shown while the balance loads. */
export function MonthBalanceSkeleton() {
  return (
    <Root>
      <Headline>
        <Figure>
          <Skeleton width="8rem" />
        </Figure>
      </Headline>
      <Amounts>
        <Skeleton width="16rem" />
      </Amounts>
    </Root>
  );
}
