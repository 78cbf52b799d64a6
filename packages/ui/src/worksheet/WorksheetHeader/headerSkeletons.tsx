import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Facts } from './PersonLine.tsx';
import { Step, Steps } from './StampSteps.styles.ts';

/** Shown while the steps load. */
export function StampStepsSkeleton() {
  return (
    <Steps>
      {[0, 1, 2].map((step) => (
        <Step key={step}>
          <span data-part="mark">
            <Skeleton width="1.25rem" />
          </span>
          <span data-part="name">
            <Skeleton width="4.5rem" />
          </span>
          <span data-part="stamp">
            <Skeleton width="5rem" />
          </span>
        </Step>
      ))}
    </Steps>
  );
}

/** Shown while the person loads. */
export function PersonLineSkeleton() {
  return (
    <Facts>
      <li>
        <Skeleton width="17rem" />
      </li>
    </Facts>
  );
}
