import type { Span } from '../geometry/clip.ts';
import type { PlacedInterval } from '../geometry/layoutRow.ts';
import { rowGap } from '../geometry/rowHeights.ts';
import type { TimelineMark } from '../timeline.types.ts';
import { inkOn } from './inkOn.ts';

/** What an interval is drawn with. */
export interface TimelineItemParts {
  /** The interval and its place. */
  placed: PlacedInterval;
  /** The wall minute where the window begins. */
  begin: number;
  /** Minutes of the window. */
  minutes: number;
  /** Height of the row in pixels. */
  rowHeight: number;
  /** Pixels of an hour. */
  hourWidth: number;
  /** It in words; without them it is drawn without any. */
  label: string | undefined;
  /** When it is, also where the window cuts it off. */
  span: Span;
  /** Its hours, for example `6:00–14:00`. */
  time: string;
  /** It can be opened. */
  canOpen: boolean;
  /** How it stands out. */
  mark: TimelineMark | undefined;
}

/** Height of an interval in pixels: the lanes share the row. */
export function itemHeight({ rowHeight, placed }: TimelineItemParts): number {
  return (rowHeight - 2 * rowGap + 1) / placed.lanes - 1;
}

/** What the element of an interval has, as a bar and in a roster: its role, where it stands, its kind and colour. */
export function itemAttributes(parts: TimelineItemParts) {
  const { placed, minutes, rowHeight, label, canOpen, mark } = parts;
  const { interval, begin, end, lane, isCutBefore, isCutAfter } = placed;
  const ink = inkOn(interval.color);
  const height = itemHeight(parts);
  const top = rowGap + lane * (height + 1);
  return {
    role: canOpen ? 'button' : 'img',
    tabIndex: -1,
    className: 'bar',
    'aria-label': label,
    'data-key': placed.key,
    'data-interval': interval.kind,
    'data-ink': ink?.tone === 'dark' ? undefined : ink?.tone,
    'data-mark': mark,
    'data-cut': isCutBefore ? (isCutAfter ? 'both' : 'before') : isCutAfter ? 'after' : undefined,
    style: {
      inset: `${top}px ${100 - (end / minutes) * 100}% ${rowHeight - top - height}px ${(begin / minutes) * 100}%`,
      backgroundColor: ink?.backgroundColor,
    },
  };
}
