import type { ReactNode } from 'react';

export interface TimelineHeadWordsProps {
  /** Who or what day it is. */
  children: ReactNode;
  /** A quiet second line, such as a personal number or the name of a public holiday. */
  detail?: ReactNode;
  /** Icons beside the words, such as the markers of a plan day. */
  icons?: ReactNode;
  /** It is today. Default false. */
  isToday?: boolean;
}

/** The words in the head of a row, cut off where they are too long; the whole name is in the page. */
export function TimelineHeadWords({ children, detail, icons, isToday = false }: TimelineHeadWordsProps) {
  'use no memo'; // It is rendered by a row, which remembers it: nothing is left to remember here.
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
