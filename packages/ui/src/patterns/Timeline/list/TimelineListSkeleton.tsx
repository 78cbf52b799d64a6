import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface TimelineListSkeletonProps {
  /** How many lines there are. */
  lines: number;
  /** Each line tells its day. */
  hasDays: boolean;
  /** Said instead of the lines. */
  words: string;
}

/** Stands in the place of intervals in words, line by line, while they are on their way. */
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
