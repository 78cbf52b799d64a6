import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { barsHeight, Days, Legend, Root } from './HoursChart.styles.ts';

/** Shown while the worksheet loads. */
export function HoursChartSkeleton() {
  return (
    <Root>
      <Skeleton height={barsHeight + 1} />
      <Days />
      <Legend>
        <span>
          <Skeleton width="12rem" />
        </span>
      </Legend>
    </Root>
  );
}
