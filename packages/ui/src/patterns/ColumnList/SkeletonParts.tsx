import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

export interface SkeletonPartsProps {
  /** The CSS width of the bar in each `data-part`, in order. */
  widths: Readonly<Record<string, string>>;
}

/** The skeleton bars of a row whose columns are `data-part`s. */
export function SkeletonParts({ widths }: SkeletonPartsProps) {
  return Object.entries(widths).map(([part, width]) => (
    <span key={part} data-part={part}>
      <Skeleton width={width} />
    </span>
  ));
}
