import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface TimelineListSkeletonProps {
  /** The number of lines. */
  lines: number;
  /** Whether each line has a day. */
  hasDays: boolean;
  /** The text for assistive technology. */
  words: string;
}

/** Shown while the intervals of a list load. */
export function TimelineListSkeleton({ lines, hasDays, words }: TimelineListSkeletonProps) {
  return (
    <>
      <VisuallyHidden>{words}</VisuallyHidden>
      <ul aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          <li key={line}>
            <span className="entry">
              <Skeleton className="swatch" height="18px" />
              {hasDays && (
                <span className="day">
                  <Skeleton width="5rem" />
                </span>
              )}
              <span className="time">
                <Skeleton width="5rem" />
              </span>
              <span className="what">
                <Skeleton width="8rem" />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
