import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Days, Legend, plotHeight, Root, Scale } from './BalanceChart.styles.ts';

/** Shown while the worksheet loads. */
export function BalanceChartSkeleton() {
  return (
    <Root>
      <Scale style={{ width: '5ch' }} />
      <Skeleton height={plotHeight} />
      <Days />
      <Legend>
        <Skeleton width="12rem" />
      </Legend>
    </Root>
  );
}
