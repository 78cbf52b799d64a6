import type { ReactNode } from 'react';

export interface TimelineHeadWordsProps {
  /** The person or day of the row. */
  children: ReactNode;
  /** A muted second line, such as a personal number or the name of a public holiday. Default none. */
  detail?: ReactNode;
  /** Icons beside the text, such as the markers of a plan day. Default none. */
  icons?: ReactNode;
  /** Whether the row is today. Default false. */
  isToday?: boolean;
}

/** The texts in the head of a row. A long text is cut off visually only. */
export function TimelineHeadWords({ children, detail, icons, isToday = false }: TimelineHeadWordsProps) {
  'use no memo'; // The row that renders it is memoized.
  return (
    <>
      <span className="words" data-today={isToday || undefined}>
        {children}
      </span>
      {detail && '\n'}
      {detail && <span className="detail">{detail}</span>}
      {icons && <span className="icons">{icons}</span>}
    </>
  );
}
