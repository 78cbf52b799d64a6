import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { arcStyles } from '../../patterns/DayDial/arcStyles.ts';
import type { DayWords } from './useDayWords.ts';
import { hiddenText } from '../../primitives/VisuallyHidden/hiddenText.ts';

export interface DayEntriesProps {
  /** The accessible name of the list. */
  label: string;
  /** The intervals of the day. */
  intervals: readonly PlanInterval[];
  /** Returns the words for an interval. */
  words: DayWords;
  /** Further items for screen readers only; they are visible elsewhere. */
  children: ReactNode;
}

/** The intervals of the dial as a list, each with its line style. On a phone it is for screen readers only. */
export function DayEntries({ label, intervals, words, children }: DayEntriesProps) {
  return (
    <List aria-label={label}>
      {intervals.map((interval, place) => (
        <li key={place} data-entry="">
          <svg aria-hidden="true" viewBox="0 0 24 10" fill="none">
            <path d="M0 5H24" data-arc={interval.kind} />
          </svg>
          <span>{words.hours(interval)}</span> <span>{words.called(interval)}</span>
        </li>
      ))}
      {children}
    </List>
  );
}

const List = styled.ul`
  ${arcStyles}

  position: relative;
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;

  svg {
    flex: none;
    width: 18px;
    height: 8px;
  }

  li:not([data-entry]) {
    ${hiddenText}
  }

  @media (width < 640px) {
    ${hiddenText}
  }

  @media (width >= 640px) {
    margin-top: var(--space-2);

    [data-entry] {
      display: flex;
      align-items: baseline;
      gap: var(--space-2);
    }

    [data-entry] > span:last-child {
      min-width: 0;
      overflow-x: clip;
      overflow-wrap: anywhere;
    }
  }
`;
