import type { CSSProperties } from 'react';
import type { Span } from '../geometry/clip.ts';
import type { PlacedInterval } from '../geometry/layoutRow.ts';
import { rowGap } from '../geometry/rowHeights.ts';
import type { TimelineMark } from '../timeline.types.ts';
import { inkStyle } from './inkStyle.ts';

/** The values for rendering an interval. */
export interface TimelineItemParts {
  /** The interval with its place. */
  placed: PlacedInterval;
  /** The wall minute at which the window begins. */
  begin: number;
  /** The length of the window in minutes. */
  minutes: number;
  /** The height of the row in pixels. */
  rowHeight: number;
  /** The width of an hour in pixels. */
  hourWidth: number;
  /** The accessible name; undefined renders the interval without any text. */
  label: string | undefined;
  /** The whole time of the interval, also the part outside of the window. */
  span: Span;
  /** The hours, for example `6:00–14:00`. */
  time: string;
  /** Whether the hours matter more than the name, if there is no room for both in one line. Default false. */
  areHoursFirst?: boolean;
  /** Whether the interval can be opened. */
  canOpen: boolean;
  /** The highlighting; undefined for none. */
  mark: TimelineMark | undefined;
}

/** Returns the height of an interval in pixels: the lanes share the height of the row. */
export function itemHeight({ rowHeight, placed }: TimelineItemParts): number {
  return (rowHeight - 2 * rowGap + 1) / placed.lanes - 1;
}

/** Returns the attributes of the element of an interval, as a bar or in a roster: role, position, kind and colour. */
export function itemAttributes(parts: TimelineItemParts) {
  const { placed, minutes, rowHeight, label, canOpen, mark } = parts;
  const { interval, begin, end, lane, isCutBefore, isCutAfter } = placed;
  const height = itemHeight(parts);
  const top = rowGap + lane * (height + 1);
  const style: CSSProperties = {
    inset: `${top}px ${100 - (end / minutes) * 100}% ${rowHeight - top - height}px ${(begin / minutes) * 100}%`,
    ...inkStyle(interval.color),
  };
  return {
    role: canOpen ? 'button' : 'img',
    tabIndex: -1,
    className: 'bar',
    'aria-label': label,
    'data-key': placed.key,
    'data-interval': interval.kind,
    'data-mark': mark,
    'data-cut': isCutBefore ? (isCutAfter ? 'both' : 'before') : isCutAfter ? 'after' : undefined,
    style,
  };
}
